import type { Config } from '../../schemas/index.ts';

/** The languages of a host, the one that it serves by default first. */
export function languagesOf({ hosts, site }: Config, host: string): readonly string[] {
  const own = hosts.hosts[host]?.language;
  if (own !== undefined) return [own];
  const { languages = [], language } = site;
  return languages.length > 0 ? languages : [language];
}

/** The config with its texts in a language. */
export const configIn = (config: Config, language: string): Config =>
  config.inLanguages?.[language] ?? config;

/** The config with the texts that a host serves by default. */
export const configOfHost = (config: Config, host: string): Config =>
  configIn(config, languagesOf(config, host)[0] ?? config.site.language);
