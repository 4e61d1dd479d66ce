import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import type { Config } from '../../schemas/index.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * A config whose texts say what each language shows: `报名 | en: Register`. A comparison of two of them finds an edit in any
 * language, as what it is: another text at the same place. A text that is the same in all languages stays as it is.
 */
export function inAllLanguages({ inLanguages = {}, ...own }: Config): Config {
  const others = Object.entries(inLanguages);
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
