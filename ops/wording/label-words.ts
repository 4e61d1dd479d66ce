import type { namedDestinations } from '../../schemas/names/destination-names.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import type { Words } from '../text/say.ts';
import type { Language, Text } from '../text/text.ts';
import { stepWords } from './plan-words.ts';

/** The words for values without a name in the config. */
export const labelWords = {
  none: { zh: '（无）', en: '(none)' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  fillForm: { zh: '填表', en: 'fill in the form' },
  skipForm: { zh: '跳过表单', en: 'skip the form' },
} as const satisfies Words;

/** The destinations that are no route. */
export const destinationWords: Readonly<Record<(typeof namedDestinations)[number], Text>> = {
  success: stepWords['destination.success'],
  failure: stepWords['destination.failure'],
  skipForm: { zh: '跳过表单的去向', en: 'the destination without a form' },
  loginAddress: { zh: '访客来时的登录页', en: 'the login page of the visitor' },
};

type ValueWords = Readonly<Record<string, Text>>;

/** The words for the kinds of routes (schemas/facts/engine-facts.ts). */
export const routeKindWords: ValueWords = {
  entry: { zh: '落地页', en: 'landing page' },
  index: { zh: '首页落地页', en: 'home landing page' },
  form: { zh: '表单页', en: 'form page' },
  product: { zh: '产品页', en: 'product page' },
  success: { zh: '成功结果页', en: 'success page' },
  failure: { zh: '失败结果页', en: 'failure page' },
  car: { zh: '车贷页', en: 'car loan page' },
  error: { zh: '出错页', en: 'error page' },
  other: { zh: '页面', en: 'page' },
};

const call: ValueWords = {
  ok: { zh: '取到', en: 'answered' },
  failed: { zh: '取不到', en: 'not answered' },
};
const login: ValueWords = {
  ok: { zh: '成功', en: 'accepted' },
  failed: { zh: '失败', en: 'refused' },
};

/** The words for the values of facts that have a closed list of them. */
const ofFacts: Readonly<Record<string, ValueWords>> = {
  'route.kind': routeKindWords,
  'device.os': {
    ios: { zh: '苹果手机', en: 'iPhone' },
    android: { zh: '安卓', en: 'Android' },
    other: { zh: '其他', en: 'other' },
  },
  user: { ok: { zh: '有效', en: 'valid' }, failed: { zh: '无效', en: 'not valid' } },
  channelInfo: call,
  ipInfo: { ...call, notNeeded: { zh: '不需要', en: 'not needed' } },
  markLogin: login,
  markcodeLogin: login,
};

/** The label of each value of a fact with a closed list; empty for other facts. */
export function closedValueLabels(
  fact: string,
  names: DisplayNames | null,
  language: Language,
): ReadonlyMap<string, string> {
  const declared = names?.channelInfo[fact]?.valueLabels;
  const words = (Object.hasOwn(ofFacts, fact) && ofFacts[fact]) || declared || {};
  return new Map(Object.entries(words).map(([value, word]) => [value, word[language]]));
}
