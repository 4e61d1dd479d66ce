import { isObject, itemsOf, member } from '../json/json-values.ts';
import type { Language } from '../text/text.ts';

/** The beginning of the facts that `answers` of definitions/facts.json declares. */
const beginning = 'answer.';
export const isAnswerFact = (fact: string): boolean => fact.startsWith(beginning);

/**
 * The values of an answer fact in words: the option as the form words it, or the range of a band.
 * @param valueIn - the value of a config file
 */
export function answerLabels(
  valueIn: (file: string) => unknown,
  fact: string,
  language: Language,
): ReadonlyMap<string, string> {
  const declared = member(valueIn('definitions/facts.json'), 'answers', fact.slice(beginning.length));
  const bands = itemsOf(member(declared, 'bands'));
  if (bands.length > 0) return bandLabels(bands, language);
  if (member(declared, 'includes') !== undefined) return new Map(Object.entries(yesOrNo[language]));
  const form = member(declared, 'form');
  // The console fetches a file when it is asked for, and knows the form only after that of the facts.
  if (typeof form !== 'string') return new Map();
  const fields = itemsOf(member(valueIn(`definitions/forms/${form}.json`), 'fields'));
  const field = fields.find((one) => member(one, 'id') === member(declared, 'field'));
  if (member(field, 'kind') === 'yesNo') return new Map(Object.entries(yesOrNo[language]));
  return new Map(
    itemsOf(member(field, 'options')).map((one) => [
      String(member(one, 'value')),
      textIn(member(one, 'label') ?? member(one, 'value'), language),
    ]),
  );
}

const yesOrNo = { zh: { yes: '是', no: '否' }, en: { yes: 'yes', no: 'no' } } as const;

/** Each band begins where the one before it ends. */
function bandLabels(bands: readonly unknown[], language: Language): Map<string, string> {
  const limits = bands.map((band) => member(band, 'below'));
  return new Map(
    bands.map((band, at) => [
      String(member(band, 'value')),
      rangeIn(language, at === 0 ? undefined : limits[at - 1], limits[at]),
    ]),
  );
}

function rangeIn(language: Language, from: unknown, below: unknown): string {
  const zh = language === 'zh';
  const parts = [
    ...(from === undefined ? [] : [zh ? `${from} 起` : `from ${from}`]),
    ...(below === undefined ? [] : [zh ? `${below} 以下` : `below ${below}`]),
  ];
  return parts.join(zh ? '，' : ', ');
}

/** A text that a site may write once for each of its languages. */
function textIn(text: unknown, language: Language): string {
  if (!isObject(text)) return typeof text === 'string' ? text : '';
  const own = Object.keys(text).find((tag) => tag.startsWith(language));
  return String(Object.values(own === undefined ? text : { own: text[own] })[0] ?? '');
}
