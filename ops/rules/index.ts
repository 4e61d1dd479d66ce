import type { Rule } from '../project.ts';
import { consentMissing } from './consent-missing.ts';
import { fieldUnknown } from './field-unknown.ts';
import { idDuplicate } from './id-duplicate.ts';
import { idFileName } from './id-file-name.ts';
import { placeholderUnknown } from './placeholder-unknown.ts';
import { routeCollision } from './route-collision.ts';

/** What is checked after the references; a new rule is one file and one line. */
export const rules: readonly Rule[] = [
  idDuplicate,
  idFileName,
  fieldUnknown,
  placeholderUnknown,
  routeCollision,
  consentMissing,
];
