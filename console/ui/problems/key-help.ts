import { fromPointer } from '../../../ops/json/pointer.ts';
import { keyParts } from '../../../ops/wording/key-parts.ts';
import type { DisplayNames, Language, Problem, Text } from '../../api/index.ts';

/** Lists of allowed keys, as the check prints them. */
const listed: Readonly<Record<Language, RegExp>> = {
  zh: /^可用的键[:：] ?(.*)$/s,
  en: /^keys that may stand here: (.*)$/s,
};

/**
 * The help of a problem, where it says more than the name of its location; allowed keys are listed with their display
 * names.
 */
export function keyHelp(
  { help, file, pointer }: Pick<Problem, 'help' | 'file' | 'pointer'>,
  names: DisplayNames | null,
): Text | undefined {
  if (!help) return undefined;
  const keys = fromPointer(pointer);
  // The location of the problem is already named.
  const name = keyParts(file, keys, names).at(-1)?.label;
  if (name?.en === help.en || name?.zh === help.zh) return undefined;
  const around = keys.slice(0, -1);
  const named = (language: Language): string => {
    const list = listed[language].exec(help[language])?.[1];
    if (list === undefined) return help[language];
    const text = list.replace(/(?<=^|, )[A-Za-z]\w*/g, (key) => {
      const label = keyParts(file, [...around, key], names).at(-1)?.label?.[language];
      return label ? (language === 'zh' ? `${key}（${label}）` : `${key} (${label})`) : key;
    });
    return help[language].slice(0, -list.length) + text;
  };
  return { zh: named('zh'), en: named('en') };
}
