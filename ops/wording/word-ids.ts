import type { DisplayNames } from '../explain/display-names.ts';
import type { Language, Text } from '../text/text.ts';
import { isFlag } from './flag-labels.ts';
import { fieldLabel } from './known-schemas.ts';
import { flagText } from './visitor-words.ts';

/** The words for effects (schemas/config/navigation.ts). */
const effects: Readonly<Record<string, Text>> = {
  rememberLogin: { zh: '记住登录页', en: 'remembers the login page' },
  clearToken: { zh: '清除令牌', en: 'clears the token' },
  loginByMark: { zh: '用标记登录', en: 'logs in by the mark' },
  loginByMarkcode: { zh: '用标记码登录', en: 'logs in by the mark code' },
  closeInAppView: { zh: '关闭应用内页面', en: 'closes the view in the app' },
  keepQuery: { zh: '保留网址参数', en: 'keeps the query' },
};

/** The words for one effect. */
export const effectText = (id: string, language: Language): string => effects[id]?.[language] ?? id;

/** Replaces ids of flags and effects by words: `succ_todo 4`, `rememberLogin /login`. */
export function replaceIds(text: string, names: DisplayNames | null, language: Language): string {
  const flags = text.replace(/\b(\w+) (\d+)\b/g, (whole, flag: string, digit: string) =>
    isFlag(names, flag) ? flagText(names, flag, digit, language) : whole,
  );
  const worded = flags.replace(/(?<=[ (])([a-z]\w+)(?=[ ,)])/g, (whole) => effectText(whole, language));
  // Texts of plan and explain for both languages have English punctuation.
  if (language === 'en') return worded;
  return worded.replace(/ \(([^()]*)\)/g, '（$1）').replace(/(?<=[）\u4e00-\u9fff]), /g, '，');
}

/** Replaces the keys of a brand by their labels in the sources of its fields. */
export const replaceBrandFields = (text: string, language: Language): string =>
  text.replace(
    /(?<=^|[,;；、] ?)[a-z]+[A-Za-z]*(?=[,:、：])/g,
    (key) => fieldLabel('brands.json', ['brands', '*', key])[language],
  );
