import type { FieldKind } from '../../schemas/index.ts';
import { amount } from './Amount.tsx';
import { area } from './Area.tsx';
import { choice } from './Choice.tsx';
import { consent } from './Consent.tsx';
import type { FieldKindEntry } from './field-kind.ts';
import { idCard } from './IdCard.tsx';
import { mobile } from './Mobile.tsx';
import { personName } from './PersonName.tsx';
import { picker } from './Picker.tsx';
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
  text,
  consent,
} satisfies { [K in FieldKind]: FieldKindEntry<K> };
