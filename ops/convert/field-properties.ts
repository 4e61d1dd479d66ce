import type { ForeignOption, Question } from '../foreign-forms/foreign-form.ts';
import { cut, plainText } from '../foreign-forms/plain-text.ts';
import type { ReasonId } from '../foreign-forms/reasons.ts';

/** What the config offers to what a survey lacks. */
export interface Borrowed {
  /** The agreements that a consent of the config links to; empty where it has none. */
  links: readonly { label: string; page: string }[];
  isChinese: boolean;
}

/** The properties of a field beside those that every kind has, and what had to be assumed; or why there is no such field. */
export type Properties = { own: Record<string, unknown>; assumed?: ReasonId } | { impossible: ReasonId };

type PropertiesOf = (question: Question, borrowed: Borrowed) => Properties;

const nothing: PropertiesOf = () => ({ own: {} });

/** The options of a question as it has them, or the numbers of its scale. */
export function foreignOptionsOf({ options = [], least = 1, most }: Question): readonly ForeignOption[] {
  if (options.length > 0 || most === undefined || most - least >= mostNumbers) return options;
  const length = Math.max(0, Math.floor(most - least) + 1);
  return Array.from({ length }, (_, at) => ({ value: least + at, label: String(least + at) }));
}

/** A scale with more numbers is no choice. */
const mostNumbers = 100;

/** What cannot stand in a value: braces are placeholders, and the rest cannot be seen. */
const notInValues = /[{}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The options of ours for those of a question, in the same order: values and labels that are short and each once.
 * @param without - a character that a value must not have
 */
export function optionsOf(
  question: Question,
  isChinese: boolean,
  without = '',
): { value: string; label: string }[] {
  const yesAndNo = isChinese ? ['是', '否'] : ['Yes', 'No'];
  const [values, labels] = [new Set<string>(), new Set<string>()];
  return foreignOptionsOf(question).map(({ value, label }, at) => {
    const plain = String(value)
      .replace(notInValues, '')
      .replace(/^([a-z][a-z0-9+.-]*):\/\//i, '$1 ')
      .replaceAll(without || '\0', ' ')
      .trim();
    const word = typeof value === 'boolean' ? yesAndNo[value ? 0 : 1] : undefined;
    const shown = label || word || plain || String(at + 1);
    return { value: unused(plain || `option${at + 1}`, values), label: unused(shown, labels) };
  });
}

/** The text, at most 40 characters long, with a number where another has it already. */
function unused(text: string, taken: Set<string>): string {
  let found = cut(text, 40);
  for (let number = 2; taken.has(found); number += 1) found = `${cut(text, 34)} (${number})`;
  taken.add(found);
  return found;
}

const options: PropertiesOf = (question, { isChinese }) => {
  const own = optionsOf(question, isChinese);
  return own.length < 2 ? { impossible: 'fewOptions' } : { own: { options: own } };
};

const largest = 999_999_999;

/** Digits after the point. */
const placesOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

const number: PropertiesOf = ({ least, most, decimals = 2 }) => {
  // A limit that is missing leaves more than one number.
  const min = least ?? (most === undefined || most > 0 ? 0 : Math.min(-largest, most - 1));
  const max = most ?? Math.max(largest, min + 1);
  if (min >= max) return { impossible: 'range' };
  const places = Math.max(decimals, placesOf(min), placesOf(max));
  if (places > 4 || String(min).includes('e') || String(max).includes('e')) return { impossible: 'range' };
  const own = { min, max, decimals: places };
  return least === undefined || most === undefined ? { own, assumed: 'limitsTaken' } : { own };
};

const date: PropertiesOf = ({ precision = 'day', from, until }) => {
  const own = {
    precision,
    from: from === 'today' || from === undefined ? '1900-01-01' : from,
    until: until ?? '2100-12-31',
  };
  const last = own.until === 'today' ? new Date().toISOString().slice(0, 10) : own.until;
  if (own.from > last) return { impossible: 'range' };
  return from === undefined || from === 'today' || until === undefined
    ? { own, assumed: 'limitsTaken' }
    : { own };
};

const text: PropertiesOf = ({ longest, lines }) => ({
  own: {
    ...(longest !== undefined && longest >= 1 && { maxLength: Math.min(2000, Math.floor(longest)) }),
    ...(lines !== undefined && { lines }),
  },
});

const consent: PropertiesOf = ({ consentText, title }, { links }) => {
  const words = consentText || title;
  if (links.length === 0 || words === '') return { impossible: 'consentMissing' };
  return { own: { text: cut(words, 600), links }, assumed: 'consentPages' };
};

/** Whether at least and at most so many may be chosen of so many. */
const choices: PropertiesOf = (question, { isChinese }) => {
  const own = optionsOf(question, isChinese, ',');
  const { least, most } = question;
  const atLeast = least !== undefined && least > 1 ? Math.floor(least) : undefined;
  const atMost = most !== undefined && most >= 1 && most < own.length ? Math.floor(most) : undefined;
  if (own.length < 2) return { impossible: 'fewOptions' };
  if (atLeast !== undefined && atLeast > (atMost ?? own.length)) return { impossible: 'range' };
  return {
    own: {
      options: own,
      ...(atLeast !== undefined && { atLeast }),
      ...(atMost !== undefined && { atMost }),
    },
  };
};

const yesNo: PropertiesOf = ({ options: both = [] }) => {
  const labelOf = (value: boolean) => cut(both.find((one) => one.value === value)?.label ?? '', 40);
  const [yes, no] = [labelOf(true), labelOf(false)];
  return { own: { ...(yes && { yes: { label: yes } }), ...(no && { no: { label: no } }) } };
};

/** From 1 to a number; a scale of words, or from another number, is a choice. */
const rating: PropertiesOf = ({
  options: words = [],
  least = 1,
  most = 5,
  leastLabel,
  mostLabel,
  isStars,
}) => {
  if (least !== 1 || words.length > 0) return { impossible: 'range' };
  return {
    own: {
      max: most,
      ...(!isStars && { look: 'numbers' }),
      ...(leastLabel && { leastLabel: cut(leastLabel, 40) }),
      ...(mostLabel && { mostLabel: cut(mostLabel, 40) }),
    },
  };
};

const isTime = (value: string | undefined): value is string =>
  /^([01]\d|2[0-3]):(00|15|30|45)$/.test(value ?? '');

const time: PropertiesOf = ({ from, until }) =>
  isTime(from) && isTime(until) && from < until
    ? { own: { from, until, step: 15 } }
    : { own: { from: '00:00', until: '23:45', step: 15 }, assumed: 'timesTaken' };

/** Nobody sees it, so that it has a value and no words. */
const hidden: PropertiesOf = ({ start = [] }) => {
  const value = plainText(String(start[0] ?? '')).text;
  return value === '' || start.length > 1
    ? { impossible: 'hiddenValue' }
    : { own: { value: cut(value, 200) } };
};

/**
 * The value that a field begins with, as its kind has it: undefined where the question has none, null where it cannot be
 * said.
 */
export function startOf(question: Question, kind: string, isChinese: boolean): unknown {
  const { start = [] } = question;
  const [first] = start;
  if (first === undefined || kind === 'hidden') return undefined;
  if (kind === 'choices') {
    const own = optionsOf(question, isChinese, ',');
    const at = (value: unknown) =>
      foreignOptionsOf(question).findIndex((one) => String(one.value) === String(value));
    const values = [...new Set(start.map((value) => own[at(value)]?.value))];
    return values.includes(undefined) ? null : values;
  }
  if (start.length > 1) return null;
  if (kind === 'choice' || kind === 'picker') {
    const at = foreignOptionsOf(question).findIndex((one) => String(one.value) === String(first));
    return optionsOf(question, isChinese)[at]?.value ?? null;
  }
  if (kind === 'yesNo') return typeof first === 'boolean' ? (first ? 'yes' : 'no') : null;
  if (kind === 'number')
    return typeof first === 'number' && placesOf(first) <= (question.decimals ?? 2) ? first : null;
  if (kind !== 'text' || plainText(String(first)).text !== first) return null;
  return first.length <= (question.longest ?? 200) ? first : null;
}

/** How each kind that the kind table names is written. A kind that this version lacks is not reached. */
export const propertiesOf: Readonly<Record<string, PropertiesOf>> = {
  text,
  number,
  date,
  consent,
  choice: options,
  picker: options,
  phone: () => ({ own: {}, assumed: 'chineseNumbers' }),
  email: nothing,
  url: nothing,
  time,
  hidden,
  yesNo,
  choices,
  rating,
};
