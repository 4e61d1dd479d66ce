import type { WordedFact, WordedFacts } from '../conditions/fact-words.ts';
import { anyTextName, readInfoName } from '../situations/info-name.ts';
import { sayIn } from '../text/say.ts';
import type { Language, Text } from '../text/text.ts';

const words = {
  labelled: { zh: '{label} {value}', en: 'of {label} {value}' },
  labelledAny: { zh: '其他{label}', en: 'of another {label}' },
  labelledNone: { zh: '无{label}', en: 'without {article} {label}' },
  any: { zh: '{fact}=其他值', en: '{fact}=any other' },
  none: { zh: '没有 {fact}', en: 'no {fact}' },
} as const satisfies Record<string, Text>;

/** The words for one value of a fact, and whether they need no name of the fact. */
type Phrase = { text: string; speaksForItself: boolean };

/**
 * The words for the name of a situation of channel info: `ios 1` is `ios 类型 1`.
 * @param isById - whether a value with words of its own is written by its id, as one types it
 */
export function infoWord(
  name: string,
  facts: WordedFacts,
  language: Language,
  { isById }: { isById: boolean },
): string {
  const phrases = factsNamed(name, facts).map(({ fact, value }) =>
    phraseOf(fact, value, (Object.hasOwn(facts, fact) && facts[fact]) || {}, language, isById),
  );
  const [comma, and] = language === 'zh' ? ['，', '，'] : [', ', ' and '];
  return phrases.reduce((all, { text }, at) => {
    if (at === 0) return text;
    if (phrases[at - 1]?.speaksForItself && !phrases[at]?.speaksForItself) return `${all} ${text}`;
    return `${all}${at === phrases.length - 1 ? and : comma}${text}`;
  }, '');
}

/** The facts of a name with their ids, with the second one where its absence is left out. */
function factsNamed(name: string, facts: WordedFacts): { fact: string; value: string | null }[] {
  const [first, second] = Object.keys(facts);
  const read = readInfoName(name);
  const named = read.map(({ fact, value }, at) => ({ fact: fact ?? [first, second][at] ?? '', value }));
  const isBare = read.length > 0 && read[0]?.fact === undefined;
  if (!isBare || second === undefined || named.some(({ fact }) => fact === second)) return named;
  return named.toSpliced(1, 0, { fact: second, value: null });
}

function phraseOf(
  fact: string,
  value: string | null,
  { label, valueLabels = {} }: WordedFact,
  language: Language,
  isById: boolean,
): Phrase {
  const own = value !== null && Object.hasOwn(valueLabels, value) ? valueLabels[value] : undefined;
  if (own) return { text: isById ? String(value) : own[language], speaksForItself: true };
  const say = sayIn(words, language);
  if (label) {
    const called = label[language];
    const text =
      value === null
        ? say('labelledNone', { label: called, article: /^[aeiou]/i.test(called) ? 'an' : 'a' })
        : value === anyTextName
          ? say('labelledAny', { label: called })
          : say('labelled', { label: called, value });
    return { text, speaksForItself: false };
  }
  if (value === null) return { text: say('none', { fact }), speaksForItself: false };
  if (value === anyTextName) return { text: say('any', { fact }), speaksForItself: false };
  return { text: fact === '' ? value : `${fact}=${value}`, speaksForItself: false };
}

const generic = {
  one: { zh: '渠道信息', en: 'answer of channel info' },
  several: { zh: '渠道信息', en: 'answers of channel info' },
} as const;

/** The words for the axis: `应用与类型`, where every fact has a label; otherwise `渠道信息`. */
export function infoAxisWord(facts: WordedFacts, language: Language, count: number): string {
  const isOne = count === 1;
  const labels = Object.values(facts).flatMap(({ label }) => (label ? [label[language]] : []));
  if (labels.length === 0 || labels.length < Object.keys(facts).length)
    return generic[isOne ? 'one' : 'several'][language];
  if (language === 'zh') return labels.join('与');
  return labels.map((label) => (isOne ? label : plural(label))).join(' and ');
}

const plural = (word: string): string =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;
