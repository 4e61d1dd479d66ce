import { entriesOf, isObject, member } from '../json/json-values.ts';
import type { Loss } from './foreign-form.ts';
import { plainText } from './plain-text.ts';
import { type ReasonId, reasons } from './reasons.ts';

/** The keys of an element that say how it looks, or nothing at all to a visitor: they are left out without a word. */
export interface KnownKeys {
  /** Read by the reader. */
  read: readonly string[];
  /** How it looks: our pages have a look of their own. */
  look: readonly string[];
  /** Why a part is not converted; any other key is `part`. */
  lost: Readonly<Record<string, ReasonId>>;
}

/** One file of another format while it is read: its texts in the config's language, and what was lost. */
export class Reading {
  readonly losses: Loss[] = [];
  /** Languages that texts have beside the one that was taken. */
  readonly otherLanguages = new Set<string>();
  /** Elements so far: questions, and what stands among them. */
  elements = 0;
  readonly #language: string;

  /** @param language - of the config, such as `zh-CN` */
  constructor(language: string) {
    this.#language = language.toLowerCase();
  }

  lose(reason: ReasonId, pointer: string, what: string, name = '', whole = false): void {
    this.losses.push({ pointer, what, name, whole, ...reasons[reason] });
  }

  /** Notes every key of an element that is neither read nor only a matter of looks. */
  loseRest(element: unknown, pointer: string, name: string, { read, look, lost }: KnownKeys): void {
    for (const [key, value] of entriesOf(element)) {
      if (read.includes(key) || look.includes(key) || isNothing(value)) continue;
      this.lose(
        lost[key] ?? 'part',
        `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        key,
        name,
      );
    }
  }

  /** The text of a value: a string, or an object with a text for each language. */
  text(value: unknown, pointer: string): string {
    const written = typeof value === 'number' ? String(value) : this.#inLanguage(value);
    const { text, changes } = plainText(written);
    for (const change of changes) this.lose(change, pointer, 'text');
    return text;
  }

  #inLanguage(value: unknown): string {
    if (typeof value === 'string') return value;
    if (!isObject(value)) return '';
    const texts = entriesOf(value).filter((one): one is [string, string] => typeof one[1] === 'string');
    const own = this.#language.split('-')[0];
    const taken =
      texts.find(([name]) => name.toLowerCase() === this.#language) ??
      texts.find(([name]) => name.toLowerCase().split('-')[0] === own) ??
      texts.find(([name]) => name === 'default') ??
      texts[0];
    for (const [name] of texts) if (name !== taken?.[0]) this.otherLanguages.add(name);
    return taken?.[1] ?? '';
  }
}

/** What is written and says nothing: `false`, an empty text or list, a card that is switched off. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && (Object.keys(value).length === 0 || value.enabled === false));

export const numberIn = (value: unknown, ...keys: readonly string[]): number | undefined => {
  const found = member(value, ...keys);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
};

export const stringIn = (value: unknown, ...keys: readonly string[]): string => {
  const found = member(value, ...keys);
  return typeof found === 'string' ? found : '';
};

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
export const scalarsOf = (value: unknown): (string | number | boolean)[] =>
  (Array.isArray(value) ? value : [value]).filter(isScalar);
