import { profileFieldKinds } from '../../profiles/renderer/field-kinds.ts';
import type { ElaborateKind } from '../../runtime/index.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import { area } from '../fields-cascade/AreaField.tsx';
import { cascade } from '../fields-cascade/CascadeField.tsx';
import { picker } from '../fields-choice/PickerField.tsx';
import { address } from '../fields-text/AddressField.tsx';
import { amount } from '../fields-text/AmountField.tsx';
import { date } from '../fields-text/DateField.tsx';
import { idCard } from '../fields-text/IdCardField.tsx';

export { preloadAmountNotes } from '../../profiles/renderer/amount-notes.tsx';
export { elaborateFieldValidations } from '../../runtime/index.ts';
export { FormSteps } from '../form-parts/FormSteps.tsx';
export { verifyAnswers } from './verify-answers.ts';

/** The kinds that a short form does without, in one chunk with steps and verification: long forms need most of it. */
export const elaborateFieldKinds = {
  idCard,
  amount,
  picker,
  area,
  address,
  date,
  ...profileFieldKinds,
  cascade,
} satisfies { [K in ElaborateKind]: FieldKindEntry<K> };
