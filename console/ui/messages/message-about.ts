import { isObject } from '../../../ops/json/json-values.ts';
import { type Language, languages, type Text } from '../../../ops/text/text.ts';
import { defaultMessages } from '../../../schemas/defaults/default-messages.ts';
import { areaOfMessage } from './message-areas.ts';

/** When a message is shown, by the last word of its id. */
const occasions: Readonly<Record<string, Text>> = {
  invalid: { zh: '填写无效时的错误', en: 'error of an answer that is not valid' },
  label: { zh: '没有另写标签时的标签', en: 'label where the field has none of its own' },
  placeholder: { zh: '空着时框里的字', en: 'what the empty field shows' },
  required: { zh: '没有填写时的错误', en: 'error where nothing is filled in' },
  tooLarge: { zh: '太大、太晚或太多时的错误', en: 'error of what is too large, too late or too many' },
  tooLong: { zh: '太长时的错误', en: 'error of what is too long' },
  tooShort: { zh: '太短时的错误', en: 'error of what is too short' },
  tooSmall: { zh: '太小、太早或太少时的错误', en: 'error of what is too small, too early or too few' },
  unit: { zh: '数字后面的单位', en: 'unit behind a number' },
};

/** The text that counts where the config writes none; undefined for a message of the config's own. */
export const shippedText = (id: string, language: Language): string | undefined =>
  defaultMessages(language)[id];

/** The characters of a text by which a message is named. */
const mostInName = 24;

/**
 * What a message is called where it is edited: when it is shown, else what it says as shipped, in the language of the
 * operator; one of the config's own by what it says.
 */
export function nameOfMessage(id: string, value: unknown): Text {
  const occasion = occasionOf(id);
  if (occasion) return occasion;
  const [written = id] = textsIn(value);
  const nameIn = (language: Language) => {
    const characters = [...(shippedText(id, language) || written)];
    return characters.length > mostInName
      ? `${characters.slice(0, mostInName).join('')}…`
      : characters.join('');
  };
  return { zh: nameIn('zh'), en: nameIn('en') };
}

const occasionOf = (id: string): Text | undefined => occasions[id.slice(id.lastIndexOf('.') + 1)];

/**
 * The shipped text of a message where the config has another one or none: what an operator knows it by who
 * does not read the language of the site.
 * @param value - as the config has it: a text, one for each language, or undefined
 */
export function aboutMessage(id: string, value: unknown): Text | null {
  const written = textsIn(value);
  // The words of another language are a translation, where the config has the shipped ones.
  const isAsShipped = languages.some((language) => written.includes(shippedText(id, language) ?? ''));
  const about = (language: Language, lead: string) => {
    const shipped = shippedText(id, language);
    const text = shipped === undefined || written.includes(shipped) ? '' : `${lead}“${shipped}”`;
    return text;
  };
  const isAbsent = value === undefined;
  const zh = about('zh', isAsShipped ? '中文是' : isAbsent ? '没有另写，用自带的' : '自带的是');
  const en = about(
    'en',
    isAsShipped ? 'in English: ' : isAbsent ? 'not written, so as shipped: ' : 'as shipped: ',
  );
  return zh === '' && en === '' ? null : { zh, en };
}

/** Everything that a message is looked for by: its id, its texts, where and when it is shown, and its shipped texts. */
export function wordsOfMessage(id: string, value: unknown): string {
  const [area, about, occasion] = [areaOfMessage(id), aboutMessage(id, value), occasionOf(id)];
  const shipped = languages.map((language) => shippedText(id, language));
  const all = [
    id,
    ...textsIn(value),
    area.zh,
    area.en,
    about?.zh,
    about?.en,
    occasion?.zh,
    occasion?.en,
    ...shipped,
  ];
  return all.filter(Boolean).join('\n').toLowerCase();
}

/** The texts of a value: itself, those of each language, those of each form of a number. */
export const textsIn = (value: unknown): string[] =>
  isObject(value) ? Object.values(value).flatMap(textsIn) : value === undefined ? [] : [String(value)];
