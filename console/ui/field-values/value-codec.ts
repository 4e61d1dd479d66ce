import type { Field } from '../../../ops/wording/field.ts';
import type { Text } from '../../api/index.ts';
import { isRecord } from './field-value.ts';
import { formatHint } from './format-hint.ts';
import { halfWidth } from './half-width.ts';
import type { IdsByName } from './ids-by-name.ts';
import { isPluralForms } from './plural-forms.ts';

/** The value of a text; `undefined`: no value. */
export type ParsedValue = { value: unknown } | ParseFault;
export interface ParseFault {
  fault: Text;
  /** The ids that an ambiguous name stands for. */
  candidates?: readonly string[];
}

export const isFault = (read: ParsedValue): read is ParseFault => 'fault' in read;

/** All separators that people type between the tokens of a cell. */
const separators = /[、，,;；|\s]+/;

/** The tokens of a cell or a typed text, without duplicates. */
export const splitTokens = (text: string): string[] => [
  ...new Set(text.split(separators).filter((one) => one !== '')),
];

/** A value as a cell shows it and a spreadsheet accepts it. */
export function formatValue(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (isPluralForms(value)) return value.other;
  if (field.perLanguage && isRecord(value))
    return formatValue({ ...field, kind: 'text' }, Object.values(value)[0]);
  if (field.kind === 'yes' && typeof value === 'boolean') return value ? '是' : '否';
  return Array.isArray(value) ? value.map(plainText).join('、') : plainText(value);
}

/** A text file may have anything there: an object with a `toString` of its own is no text for `String`. */
const plainText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const yes = new Set(['是', '真', '有', 'yes', 'y', 'true', '1', '✓', '√']);
const no = new Set(['否', '假', '无', 'no', 'n', 'false', '0', '✗', '×']);

/**
 * Parses a typed or pasted text.
 * @param named - ids by other names, e.g. a brand's
 */
export function parseValue(field: Field, given: string, named: IdsByName = new Map()): ParsedValue {
  const text = given.trim();
  if (text === '') return field.isRequired ? { fault: faults.missing } : { value: undefined };
  switch (field.kind) {
    case 'yes': {
      const lower = halfWidth(text).toLowerCase();
      // An empty text is false: the schema's booleans are all off by default.
      return yes.has(lower) ? { value: true } : no.has(lower) ? { value: undefined } : { fault: faults.yes };
    }
    case 'number': {
      const value = Number(halfWidth(text));
      const isOfKind = field.isDecimal ? Number.isFinite(value) : Number.isInteger(value);
      const fits = isOfKind && value >= field.minimum && value <= field.maximum;
      return fits ? { value } : { fault: faults.number(field) };
    }
    case 'tokens':
      return readTokens(field, text, named);
    default:
      return readOne(field, text, named);
  }
}

function readTokens(field: Field, text: string, named: IdsByName): ParsedValue {
  const tokens = splitTokens(text);
  const read = tokens.map((one) => readOne(field, one, named));
  const strange = tokens.filter((_, at) => {
    const one = read[at];
    return one && isFault(one) && !one.candidates;
  });
  if (field.names === 'city' && strange.length > 0) return { fault: faults.city(strange) };
  const fault = read.find(isFault);
  if (fault) return fault;
  return { value: [...new Set(read.map((one) => ('value' in one ? one.value : '')))] };
}

function readOne(field: Field, text: string, named: IdsByName): ParsedValue {
  // A picture may be newer than the list: the check reports whether it exists.
  if (field.choices.length > 0 && field.kind !== 'picture') {
    const choice = (id: string) => field.choices.find((one) => String(one) === id);
    const plain = halfWidth(text);
    const own = choice(text) ?? choice(plain);
    if (own !== undefined) return { value: own };
    // As a cell shows it, and as it is copied off the screen: the name, then the id.
    const [, name = '', after = ''] = text.match(/^(.+?)\s+(\S+)$/u) ?? [];
    if (named.get(name)?.includes(after) && choice(after) !== undefined) return { value: choice(after) };
    const matching = (named.get(text) ?? named.get(plain) ?? []).filter((id) => choice(id) !== undefined);
    const [id] = matching;
    if (id === undefined) return { fault: faults.choice(text, field, named) };
    return matching.length === 1
      ? { value: choice(id) }
      : { fault: faults.several(text, matching), candidates: matching };
  }
  if (text.length > field.maxLength) return { fault: faults.long(field.maxLength) };
  const given = field.kind === 'color' ? text.toLowerCase() : text;
  const value = [given, halfWidth(given)].find((one) => !field.pattern || field.pattern.test(one));
  return value === undefined ? { fault: faults.form(text, formatHint(field)) } : { value };
}

/** Of more, nobody reads the list. */
const mostListed = 8;

/** What may stand there: the choices by name, or how many there are. */
function choicesText({ choices }: Field, named: IdsByName): Text {
  if (choices.length > mostListed)
    return {
      zh: `要从已有的 ${choices.length} 个里选`,
      en: `choose one of the ${choices.length} that there are`,
    };
  const names = new Map<string, string>();
  for (const [name, [id, ...others]] of named) {
    if (id !== undefined && others.length === 0 && !names.has(id)) names.set(id, name);
  }
  const all = choices.map((id) => [names.get(String(id)), String(id)].filter(Boolean).join(' '));
  return { zh: `可以填：${all.join('；')}`, en: `it may be: ${all.join('; ')}` };
}

const faults = {
  missing: { zh: '不能为空', en: 'must not be empty' },
  yes: { zh: '只能是“是”或“否”', en: 'takes yes or no' },
  number: ({ minimum, maximum, isDecimal }: Field): Text => {
    const kind = isDecimal ? { zh: '数字', en: 'number' } : { zh: '整数', en: 'whole number' };
    const isOpen = !Number.isFinite(minimum) || !Number.isFinite(maximum);
    return isOpen
      ? { zh: `只能是${kind.zh}`, en: `takes a ${kind.en}` }
      : {
          zh: `只能是 ${minimum} 到 ${maximum} 的${kind.zh}`,
          en: `takes a ${kind.en} from ${minimum} to ${maximum}`,
        };
  },
  choice: (text: string, field: Field, named: IdsByName): Text => {
    const all = choicesText(field, named);
    return { zh: `没有“${text}”，${all.zh}`, en: `there is no “${text}”; ${all.en}` };
  },
  city: (names: readonly string[]): Text => ({
    zh: `没有城市${names.map((name) => `“${name}”`).join('、')}`,
    en: `there is no city ${names.map((name) => `“${name}”`).join(', ')}`,
  }),
  several: (text: string, ids: readonly string[]): Text => ({
    zh: `“${text}”可以是 ${ids.length} 个，请选一个：${ids.join('、')}`,
    en: `“${text}” may be any of ${ids.length}, choose one: ${ids.join(', ')}`,
  }),
  long: (most: number): Text => ({ zh: `最多 ${most} 个字`, en: `${most} characters at most` }),
  form: (text: string, hint: Text | null): Text => ({
    zh: `“${text}”的格式不对${hint ? `：${hint.zh}` : ''}`,
    en: `“${text}” has not the right form${hint ? `: ${hint.en}` : ''}`,
  }),
};
