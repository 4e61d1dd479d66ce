/** The rule of the number of an ID card: a chunk of its own, because of the library that knows its check digit. */
export { idCardValidation } from '../../runtime/index.ts';
