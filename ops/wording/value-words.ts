import { namedTables } from '../../schemas/index.ts';
import type { StepName } from '../compare/change.ts';
import type { WordedFacts } from '../conditions/fact-words.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import type { Group, ReportedRisk } from '../plan/plan.ts';
import { type AxisName, noChannelName, unlistedChannelName } from '../situations/situation-space.ts';
import type { Language, Text } from '../text/text.ts';
import { infoWord } from './info-words.ts';
import { stepWords } from './plan-words.ts';

/** The words for the names of situation-space.ts; JSON has the names. */
const fixed: Readonly<Record<string, Record<string, Text>>> = {
  host: { default: { zh: 'default（其他域名）', en: 'default (any other)' } },
  channel: {
    [unlistedChannelName]: { zh: '未收录的渠道', en: 'a channel not listed' },
    [noChannelName]: { zh: '未带渠道号', en: 'no channel' },
  },
  login: {
    none: { zh: '未登录', en: 'not logged in' },
    ok: { zh: '已登录', en: 'logged in' },
    failed: { zh: '登录已失效', en: 'login expired' },
  },
  loginAddress: { '-': { zh: '没有存登录页', en: 'no stored login page' } },
  city: {
    '?': { zh: '城市取不到', en: 'city not answered' },
    '*': { zh: '其他城市', en: 'any other city' },
  },
  info: { '?': { zh: '渠道信息取不到', en: 'channel info not answered' } },
};

/** Whether the words for a value imply the axis: `未登录`, `城市取不到`. Hosts have only a name. */
export const namesItsAxis = (axis: AxisName, name: string): boolean =>
  axis !== 'host' && fixed[axis]?.[name] !== undefined;

/**
 * The words for one value of an axis; a name of the config is unchanged.
 * @param facts - the declared facts of channel info, by which the names of the axis `info` are read
 */
export function valueWord(axis: AxisName, name: string, lang: Language, facts: WordedFacts): string {
  const known = fixed[axis]?.[name];
  if (known) return known[lang];
  if (axis === 'info') return infoWord(name, facts, lang, { isById: true });
  return axis === 'arrival' ? arrivalWord(name, lang) : name;
}

const any: Text = { zh: '其他值', en: 'any other' };

const extras: readonly (readonly [RegExp, Text])[] = [
  [/\banswer\.(\w+)=/g, { zh: '答案 $1=', en: 'answer $1=' }],
  [/\b(mark|markcode)=\*/, { zh: '带 $1 标记', en: 'with $1' }],
  [/=\*/, { zh: `=${any.zh}`, en: `=${any.en}` }],
  [/ mark refused\b/, { zh: '但被拒', en: ' but refused' }],
  [/\bfirstVisit\b/, { zh: '标记链接首次访问', en: 'first visit by a mark' }],
  [/\bapp \*/, { zh: '有应用名', en: 'with an app name' }],
];

/** `/login → loggedIn + mark=*`: a path, the outcome of its page, and the extras of the arrival. */
function arrivalWord(name: string, lang: Language): string {
  const [, way = name, more] = /^(.*?) \+ (.*)$/.exec(name) ?? [];
  const end = / → (.*)$/.exec(way);
  const path = way.slice(0, end?.index);
  const after = end ? (lang === 'zh' ? ` ${end[1]} 之后` : ` after ${end[1]}`) : '';
  const brought = extras.reduce((text, [sign, word]) => text.replace(sign, word[lang]), more ?? '');
  return path + after + (brought === '' ? '' : lang === 'zh' ? `（${brought}）` : ` (${brought})`);
}

const turns: Record<string, Text> = {
  stay: { zh: '停留', en: 'stays' },
  hold: { zh: '拦下', en: 'held back' },
  loop: { zh: '绕圈', en: 'goes round' },
};

/** `/login stay (rememberLogin /login)` in words; other steps are unchanged. */
export function decisionText(value: string, lang: Language): string {
  const [, path, turn = '', rest = ''] = /^(\/.*?) (stay|hold|loop)( \(.*\))?$/s.exec(value) ?? [];
  const word = turns[turn];
  return path !== undefined && word ? `${path} ${word[lang]}${rest}` : value;
}

const signs: readonly (readonly [RegExp, Text])[] = [
  [/ \(loop\)/g, { zh: '（绕圈）', en: ' (goes round)' }],
  [/ \(destinationLoop\)/g, { zh: '（去向绕圈，用兜底页）', en: ' (destinations go round: the catch-all)' }],
  [/ \(routeMissing\)/g, { zh: '（域名没有该路由）', en: ' (the host does not have the route)' }],
];
const flagSources: Record<string, Text> = {
  app: { zh: '应用渠道', en: 'app channel' },
  city: { zh: '城市规则', en: 'city rule' },
};

/** One side of a difference of change.ts in words. */
function endWord(step: StepName, value: string, names: DisplayNames | null, lang: Language): string {
  if (step === 'flags') return flagsWord(value, names, lang);
  return signs.reduce((text, [sign, word]) => text.replace(sign, word[lang]), value);
}

const ways: readonly (readonly [string, StepName])[] = [
  ['afterLogin', 'afterLogin'],
  ...namedTables.map((name) => [name, `destination.${name}`] as const),
];
/** One side of a risk: `success listPage` is the success destination. */
function riskWord(value: string, lang: Language): string {
  const [, step] = ways.find(([by]) => value.startsWith(`${by} `)) ?? [];
  return step ? stepWords[step][lang] + value.slice(value.indexOf(' ')) : value;
}

/** `server`, or `0,4,3 (city)`. */
function flagsWord(value: string, names: DisplayNames | null, lang: Language): string {
  if (value === 'server') return lang === 'zh' ? '服务器的标志' : 'the server’s flags';
  const [, digits = '', from = ''] = /^([\d,]+) \((\w+)\)$/.exec(value) ?? [];
  const source = flagSources[from];
  if (!source) return value;
  const flagNames = Object.keys(names?.flags ?? {});
  const flags = digits.split(',').map((digit, at) => `${flagNames[at] ?? ''} ${digit}`.trimStart());
  return `${flags.join(', ')}${lang === 'zh' ? `（${source.zh}）` : ` (${source.en})`}`;
}

/** A group or a risk, without its witness where it is a group: that is looked for when it is read. */
export type WordedDifference =
  | Pick<Group, 'step' | 'before' | 'after' | 'fields'>
  | Pick<ReportedRisk, 'risk' | 'before' | 'after' | 'page'>;

/** Both sides in words. */
export function wordedSides(
  reported: WordedDifference,
  names: DisplayNames | null,
  lang: Language,
): { before: string; after: string } {
  const word = (value: string) =>
    'risk' in reported ? riskWord(value, lang) : endWord(reported.step, value, names, lang);
  return { before: word(reported.before), after: word(reported.after) };
}
