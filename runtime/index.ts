// The contract of this folder. effects/ has an entry of its own: it is the only place with DOM, ky and storage.
export {
  type Answer,
  type AnswerLimits,
  type AnswerRule,
  type Answers,
  checkAnswer,
  noArea,
  normaliseAnswer,
} from './answer.ts';
export { type ApiResult, succeeded, type UnansweredReason } from './api-result.ts';
export { type Brand, type BrandLevel, brandLevels } from './brand.ts';
export { isShown } from './condition.ts';
export type { Facts, FactValue } from './facts.ts';
export { checkForm, submission, visibleFields } from './form-answers.ts';
export { isMobile, isPhone, isReseller, type MobileRules, maskMobile, normaliseMobile } from './mobile.ts';
export { fillText, formatThousands, type TextValues } from './text.ts';
