import type { LazyKind } from '../../runtime/index.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import { area } from '../fields-cascade/AreaField.tsx';
import { cascade } from '../fields-cascade/CascadeField.tsx';
import { plate } from '../fields-cascade/PlateField.tsx';
import { choice } from '../fields-choice/ChoiceField.tsx';
import { picker } from '../fields-choice/PickerField.tsx';
import { address } from '../fields-text/AddressField.tsx';
import { amount } from '../fields-text/AmountField.tsx';
import { date } from '../fields-text/DateField.tsx';
import { idCard } from '../fields-text/IdCardField.tsx';
import { number } from '../fields-text/NumberField.tsx';
import { personName } from '../fields-text/PersonNameField.tsx';
import { phone } from '../fields-text/PhoneField.tsx';
import { text } from '../fields-text/TextField.tsx';

export { lazyFieldValidations } from '../../runtime/index.ts';
export { ConsentSheet } from '../fields-login/ConsentSheet.tsx';
export { FormSteps } from '../form-parts/FormSteps.tsx';
export { ResultWatch } from '../form-parts/outdated-result.ts';
export { SentForm } from '../form-parts/SentForm.tsx';
export { verifyAnswers } from './verify-answers.ts';

/** One chunk instead of one for each kind: most forms use several, and each request costs a slow phone time. */
export const lazyFieldKinds = {
  phone,
  personName,
  idCard,
  amount,
  choice,
  picker,
  area,
  address,
  number,
  date,
  plate,
  cascade,
  text,
} satisfies { [K in LazyKind]: FieldKindEntry<K> };
