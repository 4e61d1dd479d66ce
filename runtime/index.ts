// The contract of this folder. effects/ has an entry of its own: it is the only place with DOM, ky and storage.
export {
  type Answer,
  type AnswerLimits,
  type AnswerRule,
  type Answers,
  checkAnswer,
  normaliseAnswer,
} from './answer.ts';
export { addAnswerKinds, type FirstKind, isLate, type LateKind } from './answer-kinds.ts';
export { type ApiResult, succeeded, type UnansweredReason } from './api-result.ts';
export { areaCode, endOfArea, noArea } from './area.ts';
export type { Brand, BrandLevel } from './brand.ts';
export {
  type ChannelShard,
  shardCount,
  shardOf,
  shardsOf,
  siteCore,
  withShard,
} from './channel-shard.ts';
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
} from './color.ts';
export { compileWhen, isShown } from './condition.ts';
export { dateLimits } from './date.ts';
export { dayIn } from './day-in.ts';
export {
  type DecisionReason,
  type DestinationDecision,
  decide,
  type Need,
  type TraceStep,
} from './decide.ts';
export { decodeChannelInfo, decodeIpInfo, decodeLogin } from './decode-answer.ts';
export { decodeChannel, decodeQuery, joinSearch, withoutRead } from './decode-query.ts';
export { type Draft, draftAnswers, readDraft, storedDraft, storedTyped } from './draft.ts';
export { endOfDay } from './end-of-day.ts';
export type { Facts, FactValue } from './facts.ts';
export { factsOf } from './facts-of.ts';
export { checkForm, submission, visibleFields } from './form-answers.ts';
export { lateAnswerKinds } from './late-answer-kinds.ts';
export { fingerprint, type Lead, storedLead } from './lead.ts';
export { locate, pathOf } from './locate.ts';
export { isMobile, isPhone, isReseller, type MobileRules, maskMobile, normaliseMobile } from './mobile.ts';
export { type Decision, navigate } from './navigate.ts';
export { formatThousands, groupDigits } from './number.ts';
export { plateProvinces } from './plate.ts';
export { type AppIdentity, resolveBrand } from './resolve-brand.ts';
export {
  cityMatters,
  type FlagsDecision,
  noChannelInfo,
  rejectedBefore,
  resolveFlags,
} from './resolve-flags.ts';
export { hostEntry, resolveSite } from './resolve-site.ts';
export { returnUrl } from './return-url.ts';
export {
  type BrandPatch,
  type Channel,
  type CityRule,
  channelOf,
  type Network,
  type OneTapSettings,
  own,
  type Site,
} from './site.ts';
export type { ChannelInfo, Flags, Place, ServerAnswers, Situation, Source } from './situation.ts';
export { type Stored, stored, storedDeadline } from './stored.ts';
export type { Rejection } from './table.ts';
export { fillText, type TextValues } from './text.ts';
export { type Hop, type Walk, walk } from './walk.ts';
