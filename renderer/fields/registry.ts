import type { FieldKind } from '../../schemas/index.ts';
import { amount } from './Amount.tsx';
import { area } from './Area.tsx';
import { cascade } from './Cascade.tsx';
import { choice } from './Choice.tsx';
import { consent } from './Consent.tsx';
import { date } from './DateInput.tsx';
import type { FieldKindEntry } from './field-kind.ts';
import { idCard } from './IdCard.tsx';
import { mobile } from './Mobile.tsx';
import { number } from './Number.tsx';
import { personName } from './PersonName.tsx';
import { picker } from './Picker.tsx';
import { plate } from './Plate.tsx';
import { smsCode } from './SmsCode.tsx';
import { text } from './Text.tsx';

/** The kinds of field. One that is missing here, or that no schema knows, does not compile. */
export const fieldKindTable = {
  mobile,
  smsCode,
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
  consent,
} satisfies { [K in FieldKind]: FieldKindEntry<K> };
