import type { ConfigRule } from '../config/config-rule.ts';
import type { Rule } from '../config/project.ts';
import { assetLarge } from '../file-rules/asset-large.ts';
import { colorContrast } from '../file-rules/color-contrast.ts';
import { consentMissing } from '../file-rules/consent-missing.ts';
import { conversionIdShared } from '../file-rules/conversion-id-shared.ts';
import { fieldUnknown } from '../file-rules/field-unknown.ts';
import { hostPunycode } from '../file-rules/host-punycode.ts';
import { idCaseCollision } from '../file-rules/id-case-collision.ts';
import { idDuplicate } from '../file-rules/id-duplicate.ts';
import { idFileName } from '../file-rules/id-file-name.ts';
import { placeholderUnknown } from '../file-rules/placeholder-unknown.ts';
import { routeCollision } from '../file-rules/route-collision.ts';
import { trackerMissing } from '../file-rules/tracker-missing.ts';
import { urlUnsafe } from '../file-rules/url-unsafe.ts';
import { idUnused } from '../site-rules/id-unused.ts';
import { outcomeUnhandled } from '../site-rules/outcome-unhandled.ts';
import { pageMissingOnHost } from '../site-rules/page-missing-on-host.ts';
import { redirectLoop } from '../site-rules/redirect-loop.ts';
import { resultUnhandled } from '../site-rules/result-unhandled.ts';
import { routeUnreachable } from '../site-rules/route-unreachable.ts';
import { visitorStranded } from '../site-rules/visitor-stranded.ts';
import { rowDead } from '../table-rules/row-dead.ts';
import { rowDuplicate } from '../table-rules/row-duplicate.ts';
import { rowPartlyShadowed } from '../table-rules/row-partly-shadowed.ts';
import { rowShadowed } from '../table-rules/row-shadowed.ts';
import { ruleNoop } from '../table-rules/rule-noop.ts';

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
