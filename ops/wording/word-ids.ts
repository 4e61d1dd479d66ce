import type { DisplayNames } from '../explain/display-names.ts';
import type { Language, Text } from '../text/text.ts';
import { isFlag } from './flag-labels.ts';
import { fieldLabel } from './known-schemas.ts';
import { flagText } from './visitor-words.ts';

/** What a row does besides: a closed list of the product's, see schemas/config/navigation.ts. */
const effects: Readonly<Record<string, Text>> = {
  rememberLogin: { zh: '记住登录页', en: 'remembers the login page' },
  clearToken: { zh: '清除令牌', en: 'clears the token' },
  loginByMark: { zh: '用标记登录', en: 'logs in by the mark' },
  loginByMarkcode: { zh: '用标记码登录', en: 'logs in by the mark code' },
  closeInAppView: { zh: '关闭应用内页面', en: 'closes the view in the app' },
  keepQuery: { zh: '保留网址参数', en: 'keeps the query' },
};

/** What a row does besides, by what it is called. */
export const effectText = (id: string, language: Language): string => effects[id]?.[language] ?? id;

/** Flags and what rows do besides, by what they are called: `succ_todo 4`, `rememberLogin /login`. */
export function replaceIds(text: string, names: DisplayNames | null, language: Language): string {
  const flags = text.replace(/\b(\w+_\w+) (\d)\b/g, (whole, flag: string, digit: string) =>
    isFlag(flag) ? flagText(names, flag, digit, language) : whole,
  );
  const worded = flags.replace(/(?<=[ (])([a-z]\w+)(?=[ ,)])/g, (whole) => effectText(whole, language));
  // What the plan and the explanation write for both languages has marks of English.
  if (language === 'en') return worded;
  return worded.replace(/ \(([^()]*)\)/g, '（$1）').replace(/(?<=[）\u4e00-\u9fff]), /g, '，');
}

/** The keys of a brand by their labels, where it is told which of them come from where. */
export const replaceBrandFields = (text: string, language: Language): string =>
  text.replace(
    /(?<=^|[,;；、] ?)[a-z]+[A-Za-z]*(?=[,:、：])/g,
    (key) => fieldLabel('brands.json', ['brands', '*', key])[language],
  );
