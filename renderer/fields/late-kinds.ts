import { amount } from './Amount.tsx';
import { area } from './Area.tsx';
import { cascade } from './Cascade.tsx';
import { choice } from './Choice.tsx';
import { date } from './DateInput.tsx';
import type { FieldKindEntry } from './field-kind.ts';
import { idCard } from './IdCard.tsx';
import type { LateKind } from './late.ts';
import { number } from './Number.tsx';
import { personName } from './PersonName.tsx';
import { picker } from './Picker.tsx';
import { plate } from './Plate.tsx';
import { text } from './Text.tsx';

/** One chunk and not one for each kind: most forms have many of them, and each request takes a slow phone its time. */
export const lateKinds = {
  personName,
  idCard,
  amount,
  choice,
  picker,
  area,
  number,
  date,
  plate,
  cascade,
  text,
} satisfies { [K in LateKind]: FieldKindEntry<K> };
