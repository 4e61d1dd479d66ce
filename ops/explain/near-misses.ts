import leven from 'leven';
import { furtherParameters, matchRoute, type Site } from '../../runtime/index.ts';
import { type Config, queryNames } from '../../schemas/index.ts';
import { nearestName, nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { outcomesByPage } from '../edits/pages-showing.ts';
import { quote, type Text } from '../text/text.ts';
import type { ExplainInput } from './input.ts';
import { visitStartOf } from './visit-start.ts';

/** The listed host with the most similar name, where the given one is not listed. */
export function nearHost(config: Config, site: Site, input: ExplainInput): string | undefined {
  const named = input.host !== undefined && input.host !== 'default' && site.host === 'default';
  return named ? nearestName(input.host ?? '', Object.keys(config.hosts.hosts)) : undefined;
}

/** A listed channel that is one edit away from the given one, where that is not listed. */
export function nearChannel(site: Site, number: string): string | undefined {
  if (Object.hasOwn(site.channels, number)) return undefined;
  return Object.keys(site.channels).find((one) => leven(one, number, { maxDistance: 2 }) === 1);
}

/** The city with the most similar name, where the given one is not listed. */
export function nearCity(config: Config, site: Site, input: ExplainInput): string | undefined {
  if (input.city === undefined || Object.hasOwn(site.cityNames, input.city)) return undefined;
  return nearestName(input.city, Object.keys(config.cities.cities));
}

/** Warnings about probable typing mistakes; reported with every explanation. */
export function nearMisses(config: Config, site: Site, input: ExplainInput): Text[] {
  const { path, situation } = visitStartOf(site, input);
  const located = matchRoute(site, path);
  const unknownPath = located.kind === 'route' && located.route === site.catchAll;
  const paths = Object.values(site.routes).map((route) => route.path);
  const found: [string, string, string | undefined][] = [
    ['域名', 'host', nearHost(config, site, input)],
    ['渠道', 'channel', nearChannel(site, situation.channel)],
    ['城市', 'city', nearCity(config, site, input)],
    ['路径', 'path', unknownPath ? nearestName(path, paths) : undefined],
  ];
  const given: Record<string, string> = {
    host: input.host ?? '',
    channel: situation.channel,
    city: input.city ?? '',
    path,
  };
  const named = found.flatMap(([zh, en, near]) =>
    near === undefined
      ? []
      : [
          {
            zh: `注意：没有${zh} ${quote(given[en])}，是否 "${near}"？`,
            en: `note: there is no ${en} ${quote(given[en])}, did you mean "${near}"?`,
          },
        ],
  );
  return [
    ...named,
    ...oddOutcome(config, site, input),
    ...unreadParameters(config, input),
    ...oddFlags(config, input),
  ];
}

/** A warning about an outcome that the page of the path does not have. */
function oddOutcome(config: Config, site: Site, input: ExplainInput): Text[] {
  const { outcome } = input;
  const located = matchRoute(site, visitStartOf(site, input).path);
  if (outcome === undefined || located.kind !== 'route') return [];
  const page = site.routes[located.route]?.page ?? '';
  const known = outcomesByPage(config)[page] ?? [];
  if (known.includes(outcome)) return [];
  const hint = nearestNameClause(outcome, known, '；');
  const all = known.join(', ');
  return [
    {
      zh: `注意：页面 ${quote(page)} 没有结果 ${quote(outcome)}${hint.zh}现有：${all || '（没有）'}`,
      en: `note: page ${quote(page)} has no outcome ${quote(outcome)}${hint.en}; there are: ${all || '(none)'}`,
    },
  ];
}

/** Warnings about parameters that the site does not read, as in `frm=4`. */
function unreadParameters(config: Config, { query = {} }: ExplainInput): Text[] {
  const names: readonly string[] = [...queryNames, ...furtherParameters(config)];
  return Object.keys(query)
    .filter((name) => !names.includes(name))
    .map((name) => {
      const hint = nearestNameClause(name, names);
      return {
        zh: `注意：本站不读网址参数 ${quote(name)}${hint.zh}`,
        en: `note: the site reads no parameter ${quote(name)}${hint.en}`,
      };
    });
}

/** The server may send any number, but a person who gives one out of range has probably mistyped it. */
function oddFlags({ facts }: Config, { flags = {} }: ExplainInput): Text[] {
  return Object.entries(facts.flags).flatMap(([name, { values }]) => {
    const [value, most] = [Number(flags[name] ?? 0), Math.max(...values)];
    if (value >= 0 && value <= most) return [];
    return [
      {
        zh: `注意：${name} ${value} 不在 0 到 ${most} 之间`,
        en: `note: ${name} ${value} is not between 0 and ${most}`,
      },
    ];
  });
}
