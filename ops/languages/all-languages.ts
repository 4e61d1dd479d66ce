import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import type { Config } from '../../schemas/index.ts';
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

/** The config with all forms of a text in its place: `night | one` is compared like any other text. */
function withForms({ plurals, ...config }: Config): Config {
  if (plurals === undefined) return config;
  const written = (text: string, key: string) => {
    const {
      count: _,
      other: __,
      ...forms
    } = ownEntry(plurals, key) ?? ownEntry(plurals, text) ?? { other: '' };
    return [text, ...Object.entries(forms).map(([category, form]) => `${category}: ${form}`)].join(' | ');
  };
  const within = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return written(value, key);
    if (Array.isArray(value)) return value.map((one) => within(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one, name)]));
  };
  const { pages, messages } = config;
  return { ...config, pages: within(pages), messages: within(messages) } as Config;
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
