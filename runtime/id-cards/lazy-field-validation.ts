import { commonFieldValidations } from '../answers/common-field-validation.ts';
import { elaborateFieldValidations } from '../answers/elaborate-field-validation.ts';
import { idCardValidation } from './id-card-validation.ts';

/** All kinds but further ones and those of a login, for those who need no chunks. */
export const lazyFieldValidations = {
  ...commonFieldValidations,
  ...elaborateFieldValidations,
  idCard: idCardValidation,
};
