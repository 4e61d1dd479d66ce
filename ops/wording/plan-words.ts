import type { RiskCode, StepName } from '../compare/change.ts';
import type { WordedFacts } from '../conditions/fact-words.ts';
import type { PageDifference } from '../edits/page-difference.ts';
import type { AxisName, AxisOfEveryFunnel, SpaceSizes } from '../situations/situation-space.ts';
import type { Language, Text } from '../text/text.ts';
import { infoAxisWord } from './info-words.ts';

export const riskWords: Record<RiskCode, Text> = {
  'page-lost': { zh: '访客失去页面', en: 'visitors lose a page' },
  'form-lost': { zh: '访客失去表单', en: 'visitors lose the form' },
  loop: { zh: '新的跳转循环', en: 'new redirect loop' },
  'brand-changed': { zh: '品牌变了', en: 'brand changed' },
  'company-changed': { zh: '公司或备案号变了', en: 'company or registration changed' },
  'conversion-changed': { zh: '转化编号或广告平台变了', en: 'conversion id or network changed' },
  'login-lost': { zh: '访客失去登录表单', en: 'visitors lose the login form' },
  'field-lost': { zh: '表单少了字段', en: 'a form lost fields' },
  'agreement-lost': { zh: '表单不再链接协议', en: 'a form no longer links an agreement' },
  'disclosure-lost': {
    zh: '页面少了费用说明、页脚、文件正文或第三方清单',
    en: 'a page lost costs, its imprint, a document or its list of third parties',
  },
  'receipt-lost': {
    zh: '页面不再说明提交的结果',
    en: 'a page no longer tells what became of a form that was sent',
  },
  'disclosure-changed': {
    zh: '年化利率、费用、风险、资金方、投诉电话或第三方的说明变了',
    en: 'what is said of annual rate, costs, risk, funding partner, complaints or a third party changed',
  },
  'terms-changed': {
    zh: '协议、同意项或收集说明的文字变了',
    en: 'what visitors agree to, or are told of their answers, says something else',
  },
  'verification-lost': {
    zh: '表单提交前不再核验填写的内容',
    en: 'a form no longer verifies answers before it is sent',
  },
  'dead-end': { zh: '页面没有下一步', en: 'a page leads nowhere' },
  'lead-elsewhere': { zh: '表单提交到别的接口', en: 'forms are sent elsewhere' },
  'result-elsewhere': { zh: '表单的返回码通向别处', en: 'a result code of a form leads elsewhere' },
  'token-lost': { zh: '访客的登录被清除', en: 'visitors are logged out' },
  'token-kept': { zh: '访客不再需要重新登录', en: 'visitors are no longer logged out' },
  'tracker-changed': { zh: '统计或广告脚本变了', en: 'tracker or its report changed' },
  'call-changed': { zh: '接口变了，请求可能失败', en: 'a call changed and may fail' },
  'conversion-lost': { zh: '提交成功不再上报转化', en: 'conversions are no longer reported' },
  'activation-changed': { zh: '激活上报变了', en: 'activations are reported otherwise' },
  'flags-misread': {
    zh: '渠道信息换了读法，访客可能得到别的值',
    en: 'channel info is read otherwise, and visitors may get other values',
  },
  'time-zone-changed': { zh: '按天计算的时区变了', en: 'days are counted in another time zone' },
  'one-tap-changed': { zh: '一键登录变了', en: 'one-tap login changed' },
  'login-replaced': { zh: '链接不经询问就换掉访客的登录', en: 'a link replaces a login unasked' },
  'law-relaxed': {
    zh: '法规要求少了，品牌与页面可以不再写明',
    en: 'the profile of law asks for less of brands and pages',
  },
  'plugin-changed': {
    zh: '插件的代码或定义变了，页面可能显示得不一样',
    en: 'the code or definition of a plug-in changed, and pages may look otherwise',
  },
  'consent-removed': { zh: '表单少了同意项', en: 'a form lost a consent' },
  'consent-changed': { zh: '同意项的范围变了', en: 'a consent covers something else' },
};
export const stepWords: Record<StepName, Text> = {
  brand: { zh: '品牌', en: 'brand' },
  flags: { zh: '标志', en: 'flags' },
  'destination.success': { zh: '成功去向', en: 'success' },
  'destination.failure': { zh: '失败去向', en: 'failure' },
  'destination.skipForm': { zh: '跳过表单', en: 'skip form' },
  afterLogin: { zh: '登录后', en: 'after login' },
  navigation: { zh: '导航', en: 'navigation' },
  shown: { zh: '页面显示的内容', en: 'what the page shows' },
  ads: { zh: '广告', en: 'ads' },
};
const axisWords: Record<Exclude<AxisOfEveryFunnel, 'info'>, Text> = {
  host: { zh: '站点', en: 'hosts' },
  channel: { zh: '渠道', en: 'channels' },
  arrival: { zh: '到达', en: 'arrivals' },
  login: { zh: '登录状态', en: 'login states' },
  loginAddress: { zh: '存有的登录页', en: 'stored login pages' },
  city: { zh: '城市', en: 'cities' },
};
/** The word for several values of an axis; a flag has its name. */
const axisText = (axis: AxisName, lang: Language): string =>
  Object.hasOwn(axisWords, axis) ? axisWords[axis as keyof typeof axisWords][lang] : axis;
/** The English singular of each axis; Chinese has no plural. */
const singular: Readonly<Record<string, string>> = {
  host: 'host',
  channel: 'channel',
  arrival: 'arrival',
  login: 'login state',
  loginAddress: 'stored login page',
  city: 'city',
};
/**
 * @param facts - the declared facts of channel info, which name the axis `info`
 * @param count - by default several
 */
export const countedAxis = (axis: AxisName, lang: Language, facts: WordedFacts, count = 2): string =>
  axis === 'info'
    ? infoAxisWord(facts, lang, count)
    : (lang === 'en' && count === 1 && singular[axis]) || axisText(axis, lang);
export const pageWords: Record<PageDifference['what'], Text> = {
  'page-added': { zh: '新页面', en: 'page added' },
  'page-removed': { zh: '页面已删', en: 'page removed' },
  'block-added': { zh: '新增块', en: 'block added' },
  'block-removed': { zh: '删除块', en: 'block removed' },
  'block-moved': { zh: '块的顺序', en: 'blocks moved' },
  'block-placed': { zh: '块换了所在的部分', en: 'block in another part' },
  'field-added': { zh: '新增字段', en: 'field added' },
  'field-removed': { zh: '删除字段', en: 'field removed' },
  'field-moved': { zh: '字段的顺序', en: 'fields moved' },
  'field-step': { zh: '字段换了一步', en: 'field in another step' },
  steps: { zh: '填写的步骤', en: 'steps' },
  leads: { zh: '按钮或返回码的去向', en: 'where a button or result code leads' },
  mandatory: { zh: '改为必填', en: 'made mandatory' },
  optional: { zh: '改为可不填', en: 'made optional' },
  text: { zh: '文字', en: 'text' },
  other: { zh: '其他', en: 'other' },
};
export const kindWords: Record<'added' | 'removed' | 'changed' | 'moved', Text> = {
  added: { zh: '新增', en: 'added' },
  removed: { zh: '删除', en: 'removed' },
  changed: { zh: '修改', en: 'changed' },
  moved: { zh: '顺序', en: 'order' },
};

export const nobody: Text = {
  zh: '没有访客会看到任何不同。',
  en: 'No visitor sees any difference.',
};

export const onlyRenamed: Text = {
  zh: '只有改名，没有访客会看到任何不同。',
  en: 'Only renamed: no visitor sees any difference.',
};

/** Digits in groups of three, so that large counts can be read. */
export const groupDigits = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const units: readonly (readonly [number, string])[] = [
  [1e12, '万亿'],
  [1e8, '亿'],
  [1e4, '万'],
];

/** A rounded count: `约 162 亿`; in English all digits in groups. */
export function roundedCount(count: number, lang: Language): string {
  const [size, unit] = units.find(([least]) => count >= least) ?? [];
  if (lang !== 'zh' || size === undefined) return groupDigits(count);
  const scaled = count / size;
  // Two digits are precise enough for a small number of units.
  const shown = scaled < 10 ? Math.round(scaled * 10) / 10 : Math.round(scaled);
  return `${shown === scaled ? '' : '约 '}${shown} ${unit}`;
}

/** The axes whose count includes an unlisted value. */
const besides: Readonly<Record<string, Text>> = {
  channel: { zh: '含未收录的和不带渠道号的', en: 'with those not listed and none' },
  city: { zh: '含其他城市和取不到', en: 'with any other and none' },
};
const counted = (axis: AxisName, lang: Language): string => {
  const among = besides[axis]?.[lang];
  return among === undefined ? '' : lang === 'zh' ? `（${among}）` : ` (${among})`;
};

/** `16 站点 × 112 渠道（含未收录的） × …` */
export const spaceText = (
  space: SpaceSizes,
  lang: Language,
  words: { axis(axis: AxisName, lang: Language): string },
): string =>
  Object.entries(space)
    .map(([name, size]) => `${groupDigits(size)} ${words.axis(name, lang)}${counted(name, lang)}`)
    .join(' × ');
