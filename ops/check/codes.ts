import { fileEncoding, fileMissing, fileType, fileUnknown } from '../config/file-codes.ts';
import { jsonDuplicateKey, jsonSyntax } from '../config/json-codes.ts';
import type { Rule } from '../config/rule.ts';
import { answerFactMismatch } from '../fact-rules/answer-fact-mismatch.ts';
import { factContradiction } from '../fact-rules/fact-contradiction.ts';
import { factNameTaken } from '../fact-rules/fact-name-taken.ts';
import { answerImpossible } from '../file-rules/answer-impossible.ts';
import { assetLarge } from '../file-rules/asset-large.ts';
import { cityAlias } from '../file-rules/city-alias.ts';
import { cityAliasShared } from '../file-rules/city-alias-shared.ts';
import { colorContrast } from '../file-rules/color-contrast.ts';
import { consentMissing } from '../file-rules/consent-missing.ts';
import { consentTooFew } from '../file-rules/consent-too-few.ts';
import { consentUnlinked } from '../file-rules/consent-unlinked.ts';
import { defaultChannelBlocked } from '../file-rules/default-channel-blocked.ts';
import { hostPunycode } from '../file-rules/host-punycode.ts';
import { idCaseCollision } from '../file-rules/id-case-collision.ts';
import { idDuplicate } from '../file-rules/id-duplicate.ts';
import { idFileName } from '../file-rules/id-file-name.ts';
import { localeUnknown } from '../file-rules/locale-unknown.ts';
import { optionDuplicate } from '../file-rules/option-duplicate.ts';
import { optionLabelShared } from '../file-rules/option-label-shared.ts';
import { photoBeforeConsent } from '../file-rules/photo-before-consent.ts';
import { placeholderUnknown } from '../file-rules/placeholder-unknown.ts';
import { rangeEmpty } from '../file-rules/range-empty.ts';
import { routeCollision } from '../file-rules/route-collision.ts';
import { secretLike } from '../file-rules/secret-like.ts';
import { textBlank } from '../file-rules/text-blank.ts';
import { urlUnsafe } from '../file-rules/url-unsafe.ts';
import { comparisonImpossible } from '../form-rules/comparison-impossible.ts';
import { figureImpossible } from '../form-rules/figure-impossible.ts';
import { groupImpossible } from '../form-rules/group-impossible.ts';
import { hotCityUnknown } from '../form-rules/hot-city-unknown.ts';
import { oneTapCountry } from '../form-rules/one-tap-country.ts';
import { stepConsentLate } from '../form-rules/step-consent-late.ts';
import { stepEmpty } from '../form-rules/step-empty.ts';
import { stepFields } from '../form-rules/step-fields.ts';
import { languageMissing } from '../language-rules/language-missing.ts';
import { languageShared } from '../language-rules/language-shared.ts';
import { languageSwitchAlone } from '../language-rules/language-switch-alone.ts';
import { languageUnknown } from '../language-rules/language-unknown.ts';
import { pluralAlike } from '../language-rules/plural-alike.ts';
import { pluralCount } from '../language-rules/plural-count.ts';
import { pluralMissing } from '../language-rules/plural-missing.ts';
import { pluralNeedless } from '../language-rules/plural-needless.ts';
import { answerUnknown } from '../page-rules/answer-unknown.ts';
import { countdownPast } from '../page-rules/countdown-past.ts';
import { linkHostUnlisted } from '../page-rules/link-host-unlisted.ts';
import { pluginImportRefused } from '../plugin-rules/plugin-import-refused.ts';
import { pluginNameTaken } from '../plugin-rules/plugin-name-taken.ts';
import { pluginViewMissing } from '../plugin-rules/plugin-view-missing.ts';
import { answerFactNotBefore } from '../site-rules/answer-fact-not-before.ts';
import { answerNotBefore } from '../site-rules/answer-not-before.ts';
import { idUnused } from '../site-rules/id-unused.ts';
import { invariantEmpty } from '../site-rules/invariant-empty.ts';
import { invariantViolated } from '../site-rules/invariant-violated.ts';
import { outcomeUnhandled } from '../site-rules/outcome-unhandled.ts';
import { pageMissingOnHost } from '../site-rules/page-missing-on-host.ts';
import { receiptMissing } from '../site-rules/receipt-missing.ts';
import { redirectLoop } from '../site-rules/redirect-loop.ts';
import { routeUnreachable } from '../site-rules/route-unreachable.ts';
import { visitorStranded } from '../site-rules/visitor-stranded.ts';
import { contractContradiction } from '../table-rules/contract-contradiction.ts';
import { endpointMissing } from '../table-rules/endpoint-missing.ts';
import { lawProfile } from '../table-rules/law-profile.ts';
import { loginNotStored } from '../table-rules/login-not-stored.ts';
import { markUnasked } from '../table-rules/mark-unasked.ts';
import { messageMissing } from '../table-rules/message-missing.ts';
import { payloadIgnored } from '../table-rules/payload-ignored.ts';
import { payloadMissing } from '../table-rules/payload-missing.ts';
import { resultDuplicate } from '../table-rules/result-duplicate.ts';
import { resultUnexpected } from '../table-rules/result-unexpected.ts';
import { resultUnhandled } from '../table-rules/result-unhandled.ts';
import { rowConflict } from '../table-rules/row-conflict.ts';
import { rowDead } from '../table-rules/row-dead.ts';
import { rowDuplicate } from '../table-rules/row-duplicate.ts';
import { rowPartlyShadowed } from '../table-rules/row-partly-shadowed.ts';
import { rowShadowed } from '../table-rules/row-shadowed.ts';
import { ruleNoop } from '../table-rules/rule-noop.ts';
import { uploadNotTaken } from '../table-rules/upload-not-taken.ts';
import { clickParameterUnknown } from '../tracker-rules/click-parameter-unknown.ts';
import { conversionIdShared } from '../tracker-rules/conversion-id-shared.ts';
import { trackerMissing } from '../tracker-rules/tracker-missing.ts';
import { trafficDuplicate, trafficInvalid, trafficUnlisted } from '../traffic/traffic-codes.ts';
import { allowExpired, allowRefused, allowUnused } from './allow-codes.ts';
import { assetCase, assetMissing, cityUnknown, refUnknown } from './reference-codes.ts';
import { flagRange, schemaCodes } from './schema-codes.ts';

/** Every code, in the order of its documentation: rules and the codes of the other stages. A new rule is one line here. */
export const codeDefinitions = [
  jsonSyntax,
  jsonDuplicateKey,
  ...schemaCodes,
  flagRange,
  refUnknown,
  cityUnknown,
  cityAlias,
  cityAliasShared,
  assetMissing,
  assetCase,
  assetLarge,
  placeholderUnknown,
  textBlank,
  idDuplicate,
  idFileName,
  fileMissing,
  fileUnknown,
  fileEncoding,
  fileType,
  routeCollision,
  consentMissing,
  consentUnlinked,
  consentTooFew,
  lawProfile,
  rangeEmpty,
  answerImpossible,
  answerUnknown,
  stepFields,
  stepEmpty,
  comparisonImpossible,
  figureImpossible,
  groupImpossible,
  stepConsentLate,
  oneTapCountry,
  photoBeforeConsent,
  hotCityUnknown,
  languageMissing,
  languageShared,
  languageSwitchAlone,
  languageUnknown,
  pluralAlike,
  pluralCount,
  pluralMissing,
  pluralNeedless,
  localeUnknown,
  messageMissing,
  endpointMissing,
  contractContradiction,
  optionDuplicate,
  optionLabelShared,
  resultUnhandled,
  resultDuplicate,
  resultUnexpected,
  loginNotStored,
  markUnasked,
  payloadMissing,
  payloadIgnored,
  uploadNotTaken,
  rowDead,
  rowDuplicate,
  rowConflict,
  rowShadowed,
  rowPartlyShadowed,
  ruleNoop,
  defaultChannelBlocked,
  factContradiction,
  answerFactMismatch,
  factNameTaken,
  conversionIdShared,
  trackerMissing,
  clickParameterUnknown,
  colorContrast,
  urlUnsafe,
  linkHostUnlisted,
  countdownPast,
  hostPunycode,
  secretLike,
  idCaseCollision,
  pluginNameTaken,
  pluginViewMissing,
  pluginImportRefused,
  redirectLoop,
  visitorStranded,
  pageMissingOnHost,
  routeUnreachable,
  outcomeUnhandled,
  receiptMissing,
  answerNotBefore,
  answerFactNotBefore,
  idUnused,
  invariantViolated,
  invariantEmpty,
  trafficInvalid,
  trafficDuplicate,
  trafficUnlisted,
  allowExpired,
  allowUnused,
  allowRefused,
];

export type Code = (typeof codeDefinitions)[number]['code'];
export const codes: readonly Code[] = codeDefinitions.map(({ code }) => code);

export const rules: readonly Rule<Code>[] = codeDefinitions.filter((one) => 'run' in one);
