import type { LateKind } from '../../runtime/index.ts';
import { amount } from './Amount.tsx';
import { area } from './Area.tsx';
import { cascade } from './Cascade.tsx';
import { choice } from './Choice.tsx';
import { date } from './DateInput.tsx';
import type { FieldKindEntry } from './field-kind.ts';
import { idCard } from './IdCard.tsx';
import { number } from './Number.tsx';
import { personName } from './PersonName.tsx';
import { picker } from './Picker.tsx';
import { plate } from './Plate.tsx';
import { text } from './Text.tsx';

export { lateAnswerKinds } from '../../runtime/index.ts';

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
