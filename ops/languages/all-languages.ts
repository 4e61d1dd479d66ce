import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import type { Config } from '../../schemas/index.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * A config whose texts say what each language shows: `报名 | en: Register`. A comparison of two of them finds an edit in any
 * language, as what it is: another text at the same place. A text that is the same in all languages stays as it is.
 */
export function inAllLanguages({ inLanguages = {}, ...given }: Config): Config {
  const own = withForms(given);
  const others = Object.entries(inLanguages).map(([language, one]) => [language, withForms(one)] as const);
  if (others.length === 0) return own;
  const comparable = others.map(
    ([language, config]) =>
      [language, { ...config, site: own.site, messages: writtenMessages(config, language, own) }] as const,
  );
  const { language } = own.site;
  return sideBySide<Config>({ [language]: own, ...Object.fromEntries(comparable) }, (texts) => {
    const { [language]: first = '', ...more } = texts;
    const differing = Object.entries(more).filter(([, text]) => text !== first);
    return [first, ...differing.map(([name, text]) => `${name}: ${text}`)].join(' | ');
  });
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
function writtenMessages({ messages: file }: Config, language: string, own: Config): Config['messages'] {
  const [shipped, shippedFirst] = [defaultMessages(language), defaultMessages(own.site.language)];
  const first = own.messages.messages;
  const texts = Object.entries(file.messages).map(([id, text]) => {
    const isShipped = text === shipped[id] && first[id] === shippedFirst[id];
    return [id, isShipped ? (first[id] ?? text) : text];
  });
  return { ...file, messages: Object.fromEntries(texts) };
}
