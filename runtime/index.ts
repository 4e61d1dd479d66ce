// The public interface of the pure part of runtime/. What uses the DOM, the network or storage is exported by
// effects/index.ts.

export { listedAddress } from './address/listed-address.ts';
export { barePath, destinationPath, matchRoute } from './address/match-route.ts';
export { decodeChannel, decodeQuery, joinSearch, withoutReadParameters } from './address/query-parameters.ts';
export { areaCode, endOfArea, noArea } from './answers/area-code.ts';
export { choicesAnswer, chosenValues, yesNoValues } from './answers/choices.ts';
export { commonFieldValidations } from './answers/common-field-validation.ts';
export { dateLimits } from './answers/date.ts';
export { isDateRange, nightsOf, rangeLimits } from './answers/date-range.ts';
export {
  type Draft,
  draftAnswers,
  type OwnedAnswers,
  readDraft,
  storedDraft,
  storedTyped,
} from './answers/draft.ts';
export { elaborateFieldValidations } from './answers/elaborate-field-validation.ts';
export {
  addFieldValidations,
  isLazyKind,
  type LazyKind,
  type LoginKind,
} from './answers/field-validation.ts';
export { type FieldError, submission, validateForm, visibleFields } from './answers/form-answers.ts';
export {
  comparedBefore,
  consentsToRepeat,
  type FormStep,
  lastOpenStep,
  stepOfField,
  storedStep,
  visibleSteps,
} from './answers/form-steps.ts';
export { addFurtherTest } from './answers/further-conditions.ts';
export { furtherFieldValidations } from './answers/further-field-validation.ts';
export {
  type ElaborateKind,
  elaborateKinds,
  type FurtherKind,
  furtherKinds,
  type UploadKind,
} from './answers/further-kinds.ts';
export { furtherTest, type LaidOutForm } from './answers/further-test.ts';
export { keepHiddenValue } from './answers/hidden-values.ts';
export {
  isMobile,
  isReseller,
  type MobileRules,
  maskMobile,
  normaliseMobile,
} from './answers/mobile.ts';
export { formatThousands, groupDigits } from './answers/number.ts';
export { isPhone } from './answers/phone.ts';
export { startAnswers } from './answers/start-answers.ts';
export { timesOf } from './answers/time-of-day.ts';
export {
  type Answer,
  type AnswerLimits,
  type Answers,
  normaliseAnswer,
  type ValidationError,
  validateAnswer,
} from './answers/validate-answer.ts';
export { type ApiResult, succeeded, type UnansweredReason } from './api/api-result.ts';
export { flattenEntries, nestEntries } from './api/contract-client.ts';
export { decodeAddress, type LocatedAddress } from './api/decode-address.ts';
export { decodeChannelInfo, decodeIpInfo, decodeLogin } from './api/decode-response.ts';
export { type ResultHandler, resultHandlerFor } from './api/result-handler.ts';
export type { Brand, BrandLevel } from './brand/brand.ts';
export {
  accentSoft,
  black,
  contrast,
  legible,
  luminance,
  mixColors,
  parseColor,
  printColor,
  type Rgb,
  readable,
  white,
} from './brand/color-contrast.ts';
export { fillPlaceholders, type PlaceholderValues } from './brand/fill-placeholders.ts';
export { type AppIdentity, resolveBrand } from './brand/resolve-brand.ts';
export { decideVisit, type VisitDecision } from './decision/decide-visit.ts';
export { deriveFacts } from './decision/derive-facts.ts';
export { followRedirects, type Redirect, type RedirectChain } from './decision/follow-redirects.ts';
export {
  type DecisionReason,
  type DestinationDecision,
  type NeedsAnswers,
  resolveDestination,
  type TraceStep,
} from './decision/resolve-destination.ts';
export {
  cityMatters,
  type FlagsDecision,
  noChannelInfo,
  rejectedBefore,
  resolveFlags,
} from './decision/resolve-flags.ts';
export { compileWhen, isShown } from './decision-table/condition.ts';
export type { Rejection } from './decision-table/decision-table.ts';
export type { FactDeclarations } from './facts/fact-declarations.ts';
export { type Facts, type FactValue, factOf } from './facts/facts.ts';
export type {
  ChannelInfo,
  ServerAnswers,
  ServerFactSource,
  Situation,
  VisitLocation,
} from './facts/situation.ts';
export { addGroups, groupValidation, nameEntries } from './groups/add-groups.ts';
export {
  type EntryField,
  expandGroups,
  fieldsOfEntry,
  isEntryField,
} from './groups/expand-groups.ts';
export { idCardValidation } from './id-cards/id-card-validation.ts';
export { lazyFieldValidations } from './id-cards/lazy-field-validation.ts';
export { answerFactsKey } from './leads/answer-facts-key.ts';
export { fingerprint } from './leads/fingerprint.ts';
export { type Lead, storedLead } from './leads/lead.ts';
export { type LeadResponse, leadNumberOf, toldResponse } from './leads/lead-response.ts';
export { nationalPhone, splitPhone } from './phone-numbers/international-phone.ts';
export { planOf } from './phone-numbers/numbering-plans.ts';
export {
  mobileOfCountriesValidation,
  phoneOfCountriesValidation,
} from './phone-numbers/phone-of-countries.ts';
export { figureOf } from './related-answers/figures.ts';
export { addWholeFormTests } from './related-answers/whole-form.ts';
export {
  type ChannelShard,
  shardCount,
  shardsOf,
  siteCore,
  withShard,
} from './site/channel-shard.ts';
export {
  contractOf,
  isSuccess,
  phoneCode,
  statedContract,
  withoutContract,
} from './site/endpoint-contract.ts';
export { furtherParameters, hostEntry, resolveSite } from './site/resolve-site.ts';
export { shardOf } from './site/shard-number.ts';
export {
  type BrandPatch,
  type Channel,
  type CityRule,
  channelOf,
  type Network,
  type OneTapSettings,
  ownEntry,
  type Site,
  type SiteEndpoint,
} from './site/site.ts';
export { type StoredValue, stored, storedDeadline } from './storage/stored-values.ts';
export { localDay } from './time/local-day.ts';
export { nextLocalMidnight } from './time/local-midnight.ts';
export { placesOf, typedAnswer, typedName, uploadsAnswer, uploadsIn } from './uploads/upload-answers.ts';
export { uploadFieldValidations } from './uploads/upload-field-validation.ts';
