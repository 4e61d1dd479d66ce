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
  const { inLanguages = {}, ...own } = config;
  if (Object.keys(inLanguages).length === 0) return own;
  const all: Record<string, Config> = { [own.site.language]: own, ...inLanguages };
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
