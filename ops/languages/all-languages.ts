import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import type { Config, PluralForms } from '../../schemas/index.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * A config whose texts say what each language shows: `报名 | en: Register`. A comparison of two of them finds an edit in any
 * language, as what it is: another text at the same place. A text that is the same in all languages stays as it is.
 * @param first - the language whose text leads, without its name: that of the config where it has no such language. Two
 *   configs that are compared take the same one, so that another order of their languages is no other text.
 */
export function inAllLanguages(config: Config, first: string): Config {
  const { inLanguages = {}, ...given } = config;
  const own = withForms(given);
  if (Object.keys(inLanguages).length === 0) return own;
  const all: Record<string, Config> = {
    [own.site.language]: own,
    ...Object.fromEntries(Object.entries(inLanguages).map(([language, one]) => [language, withForms(one)])),
  };
  const leading = all[first] ? first : own.site.language;
  const { [leading]: lead = own, ...more } = all;
  const comparable = Object.entries(more).map(
    ([language, one]) =>
      [
        language,
        { ...one, site: own.site, messages: writtenMessages(one, language, lead, leading) },
      ] as const,
  );
  return sideBySide<Config>(
    { [leading]: { ...lead, site: own.site }, ...Object.fromEntries(comparable) },
    (texts) => {
      const { [leading]: text = '', ...rest } = texts;
      const differing = Object.entries(rest)
        .filter(([, other]) => other !== text)
        .sort(([one], [other]) => (one < other ? -1 : 1));
      return [text, ...differing.map(([name, other]) => `${name}: ${other}`)].join(' | ');
    },
  );
}

/**
 * The config with all forms of a text in its place, and what they count: `{answer.nights} nights | one: a night | count:
 * answer.nights` is compared like any other text.
 */
function withForms({ plurals, ...config }: Config): Config {
  if (plurals === undefined) return config;
  const { pages, messages } = config;
  return {
    ...config,
    pages: Object.fromEntries(
      Object.entries(pages).map(([id, page]) => {
        const own = ownEntry(plurals.pages, id);
        return [id, own ? within(page, (text) => written(text, ownEntry(own, text))) : page];
      }),
    ),
    messages: within(messages, (text, key) => written(text, ownEntry(plurals.messages, key))),
  };
}

function written(text: string, plural: PluralForms | undefined): string {
  if (plural === undefined) return text;
  const { other: _, count, ...forms } = plural;
  const rest = { ...forms, ...(count !== undefined && { count }) };
  return [text, ...Object.entries(rest).map(([name, one]) => `${name}: ${one}`)].join(' | ');
}

/** A copy of a value with its texts replaced. */
function within<T>(value: T, replace: (text: string, key: string) => string): T {
  const copy = (inner: unknown, key: string): unknown => {
    if (typeof inner === 'string') return replace(inner, key);
    if (Array.isArray(inner)) return inner.map((one) => copy(one, ''));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, copy(one, name)]));
  };
  return copy(value, '') as T;
}

const ownEntry = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** Texts that ship count as the same in all languages: the list of languages says that the site has them. */
function writtenMessages(
  { messages: file }: Config,
  language: string,
  lead: Config,
  leading: string,
): Config['messages'] {
  const [shipped, shippedFirst] = [defaultMessages(language), defaultMessages(leading)];
  const first = lead.messages.messages;
  const texts = Object.entries(file.messages).map(([id, text]) => {
    const isShipped = text === shipped[id] && first[id] === shippedFirst[id];
    return [id, isShipped ? (first[id] ?? text) : text];
  });
  return { ...file, messages: Object.fromEntries(texts) };
}
