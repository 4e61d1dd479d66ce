import type { ConfigRule } from '../config-rule.ts';
import type { Rule } from '../project.ts';
import { assetLarge } from './asset-large.ts';
import { colorContrast } from './color-contrast.ts';
import { consentMissing } from './consent-missing.ts';
import { conversionIdShared } from './conversion-id-shared.ts';
import { fieldUnknown } from './field-unknown.ts';
import { hostPunycode } from './host-punycode.ts';
import { idCaseCollision } from './id-case-collision.ts';
import { idDuplicate } from './id-duplicate.ts';
import { idFileName } from './id-file-name.ts';
import { idUnused } from './id-unused.ts';
import { outcomeUnhandled } from './outcome-unhandled.ts';
import { pageMissingOnHost } from './page-missing-on-host.ts';
import { placeholderUnknown } from './placeholder-unknown.ts';
import { redirectLoop } from './redirect-loop.ts';
import { resultUnhandled } from './result-unhandled.ts';
import { routeCollision } from './route-collision.ts';
import { routeUnreachable } from './route-unreachable.ts';
import { rowDead } from './row-dead.ts';
import { rowDuplicate } from './row-duplicate.ts';
import { rowPartlyShadowed } from './row-partly-shadowed.ts';
import { rowShadowed } from './row-shadowed.ts';
import { ruleNoop } from './rule-noop.ts';
import { trackerMissing } from './tracker-missing.ts';
import { urlUnsafe } from './url-unsafe.ts';
import { visitorStranded } from './visitor-stranded.ts';

/** What is checked after the references; a new rule is one file and one line. */
export const rules: readonly Rule[] = [
  idDuplicate,
  idFileName,
  fieldUnknown,
  placeholderUnknown,
  routeCollision,
  consentMissing,
  conversionIdShared,
  trackerMissing,
  urlUnsafe,
  hostPunycode,
  assetLarge,
  colorContrast,
  idCaseCollision,
];

/** Decision tables, and what overrides them. */
export const tableRules: readonly ConfigRule[] = [
  rowDead,
  rowDuplicate,
  rowShadowed,
  rowPartlyShadowed,
  ruleNoop,
  resultUnhandled,
];

/** The site as a whole: where every visitor gets. Asked only where nothing else is wrong. */
export const siteRules: readonly ConfigRule[] = [
  pageMissingOnHost,
  redirectLoop,
  visitorStranded,
  outcomeUnhandled,
  routeUnreachable,
  idUnused,
];
