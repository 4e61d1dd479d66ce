import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import type { PageBundle } from '../../renderer/site-data/page-bundle.ts';
import type { Block, Config, PageSchema } from '../../schemas/index.ts';
import { languagesOf } from './host-languages.ts';

/** The languages among which the visitors of a page may choose; undefined where no block of it offers them. */
export function languagesToChoose({ site }: Config, blocks: readonly Block[]): PageBundle['languages'] {
  const { languages = [], language: current } = site;
  if (languages.length < 2 || !blocks.some(({ type }) => type === 'languageSwitch')) return undefined;
  return { current, all: languages.map((language) => ({ language, name: nameOf(language, languages) })) };
}

/**
 * The blocks of a page as its phones get them: a language switch stands where there is something to choose, so not in a
 * site with one language, and not on a host that serves one language alone.
 */
export function withLanguageChoice(config: Config, body: PageSchema['body']): PageSchema['body'] {
  if (!allBlocks(body).some(({ type }) => type === 'languageSwitch')) return body;
  const hosts = Object.keys(config.hosts.hosts);
  const choosing = hosts.filter((host) => languagesOf(config, host).length > 1);
  return withChoice(body, choosing.length === hosts.length ? null : choosing) as PageSchema['body'];
}

/** @param hosts - those with several languages; null: all of them */
function withChoice(value: unknown, hosts: readonly string[] | null): unknown {
  if (Array.isArray(value))
    return value
      .filter((one) => !(hosts?.length === 0 && isSwitch(one)))
      .map((one) => withChoice(one, hosts));
  if (typeof value !== 'object' || value === null) return value;
  if (isSwitch(value)) return hosts === null ? value : { ...value, showWhen: onHosts(value, hosts) };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withChoice(one, hosts)]));
}

const isSwitch = (value: unknown): value is Block =>
  (value as { type?: unknown } | null)?.type === 'languageSwitch';

/** A condition on hosts that the block has of its own is about hosts that offer a choice, or about none. */
function onHosts({ showWhen = {} }: Block, hosts: readonly string[]): NonNullable<Block['showWhen']> {
  return { host: [...hosts], ...showWhen };
}

/** What a language is called in itself: `English`; with its region where another one of the site begins alike. */
function nameOf(tag: string, all: readonly string[]): string {
  const primary = (one: string) => one.split('-')[0] ?? one;
  const isAlone = all.filter((one) => primary(one) === primary(tag)).length === 1;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(isAlone ? primary(tag) : tag) ?? tag;
  const [first = '', ...rest] = Array.from(name);
  return first.toLocaleUpperCase(tag) + rest.join('');
}
