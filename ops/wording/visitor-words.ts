import type { DisplayNames } from '../explain/display-names.ts';
import { noInfoName } from '../situations/info-name.ts';
import type { AxisName } from '../situations/situation-space.ts';
import type { Language } from '../text/text.ts';
import type { AxisWords } from './extent-text.ts';
import { flagLabel, flagLabels, isFlag } from './flag-labels.ts';
import { infoWord } from './info-words.ts';
import { outcomeText } from './outcome-text.ts';
import { countedAxis } from './plan-words.ts';
import { valueWord } from './value-words.ts';

/** `登录（loggedIn）`: a name, with its id after it. */
export function nameWithId(id: string, name: string | undefined, language: Language): string {
  if (!name || name === id) return id;
  return language === 'zh' ? `${name}（${id}）` : `${name} (${id})`;
}

/** The words for axes of the plan and their values in the console. */
export const axisWordsOf = (names: DisplayNames | null): AxisWords => ({
  axis: (axis, language, count) => axisWord(names, axis, language, count),
  value: (axis, value, language) => axisValueWord(names, axis, value, language),
});

/** Flags have the labels of their fields. */
function axisWord(names: DisplayNames | null, axis: AxisName, language: Language, count?: number): string {
  if (!isFlag(names, axis)) return countedAxis(axis, language, names?.channelInfo ?? {}, count);
  return nameWithId(axis, flagLabel(names, axis)[language], language);
}

/** Outcomes by their buttons, flags by the routes that they lead to. */
function axisValueWord(
  names: DisplayNames | null,
  axis: AxisName,
  value: string,
  language: Language,
): string {
  if (isFlag(names, axis)) return flagWord(names, axis, value, language);
  const facts = names?.channelInfo ?? {};
  if (axis === 'info' && value !== noInfoName) return infoWord(value, facts, language, { isById: false });
  if (axis !== 'arrival') return valueWord(axis, value, language, facts);
  const named = value.replace(/ → (\w+)/, (_, id: string) => ` → ${outcomeText(id, names, language)}`);
  // No space between Chinese punctuation marks.
  return valueWord(axis, named, language, facts).replace(/(?<=[”）功]) 之后/, '之后');
}

function flagWord(names: DisplayNames | null, flag: string, value: string, language: Language): string {
  return nameWithId(value, flagLabels({ names, language }, flag).get(value), language);
}

/** `成功去向：申请已提交（succ_todo 0）` */
export function flagText(
  names: DisplayNames | null,
  flag: string,
  value: string,
  language: Language,
): string {
  const label = flagLabel(names, flag)[language];
  const meaning = flagLabels({ names, language }, flag).get(value) || value;
  return nameWithId(`${flag} ${value}`, `${label}${language === 'zh' ? '：' : ': '}${meaning}`, language);
}
