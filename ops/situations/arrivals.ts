import { ownEntry } from '../../runtime/index.ts';
import { answerValues, type Config } from '../../schemas/index.ts';
import type { RowCondition } from '../conditions/row-conditions.ts';
import { outcomesByPage } from '../edits/pages-showing.ts';
import { type ArrivalExtras, extrasOf } from './arrival-extras.ts';
import { RelevantConditions } from './relevant-conditions.ts';

/** How a visit begins: its path, the outcome of its page, and the other facts that rows test. */
export interface Arrival {
  /** The name in reports: `/city + firstVisit`, `/login → loggedIn`. */
  name: string;
  path: string;
  outcome: string | null;
  /** Equal for two arrivals with equal extras. */
  extrasName: string;
  extras: ArrivalExtras;
}
/** A path that no config has: it shows the catch-all page. */
export const unknownPath = '/no-such-page';

/**
 * Every arrival: each path of both revisions, `/`, an unknown path, and each outcome of the page of a path. Each comes
 * plain, and with every combination of parameters, marks, first visit, app name and device that some row can tell apart
 * which decides about its visit, at the page itself or at one to which redirects can lead.
 */
export function arrivalsOf(configs: readonly Config[]): Arrival[] {
  const relevant = distinctRevisions(configs).map((config) => {
    return {
      routes: addresses(config),
      catchAll: config.routes.catchAll,
      conditions: new RelevantConditions(config),
    };
  });
  const paths = new Set(['/', ...relevant.flatMap(({ routes }) => [...routes.keys()]), unknownPath]);
  const ends = new Map(configs.flatMap(endsOf).map((end) => [end.join(' '), end]));
  const all = [...[...paths].map((path): [string, null] => [path, null]), ...ends.values()];
  const known = new Map<string, ArrivalExtras[]>();
  const ids = new Map<RowCondition, number>();
  const idOf = (one: RowCondition) => {
    const id = ids.get(one) ?? ids.size;
    ids.set(one, id);
    return id;
  };
  const answersOf = (fact: string) => [...new Set(configs.flatMap((config) => declaredAnswer(config, fact)))];
  return all.flatMap(([path, outcome]) => {
    const asked = new Set(
      relevant.flatMap(({ routes, catchAll, conditions }) => {
        // A host that lacks the route shows the catch-all page.
        const shown = path === '/' ? [] : [...(routes.get(path) ?? []), catchAll];
        return [...conditions.from(shown, outcome)];
      }),
    );
    const key = [...asked]
      .map(idOf)
      .sort((one, other) => one - other)
      .join();
    const extras = known.get(key) ?? extrasOf([...asked], answersOf);
    known.set(key, extras);
    return extras.map((one) => arrival(path, outcome, one));
  });
}

const declaredAnswer = ({ facts: { answers = {} } }: Config, fact: string): readonly string[] => {
  const declared = ownEntry(answers, fact.slice('answer.'.length));
  return declared ? answerValues(declared) : [];
};

/** The configs without those that have the same files, as far as arrivals depend on them. */
const distinctRevisions = (configs: readonly Config[]): Config[] =>
  configs.filter(
    (config, at) =>
      !configs.slice(0, at).some((other) => deciding.every((file) => config[file] === other[file])),
  );
const deciding = [
  'hosts',
  'routes',
  'navigation',
  'destinations',
  'pages',
  'forms',
  'site',
  'facts',
] as const;

/** The routes by the address that shows them: the path, for the catch-all route an unknown one. */
function addresses({ routes }: Config): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, { path }] of Object.entries(routes.routes)) {
    const address = name === routes.catchAll ? unknownPath : path;
    found.set(address, [...(found.get(address) ?? []), name]);
  }
  return found;
}

/** Each address with each outcome of its page, or of a page over it: `[address, outcome]`. */
const endsOf = (config: Config): [string, string][] =>
  [...addresses(config)].flatMap(([address, routes]) =>
    routes.flatMap((name) => {
      const { page } = config.routes.routes[name] ?? {};
      return (ownEntry(outcomesByPage(config), page ?? '') ?? []).map((outcome): [string, string] => [
        address,
        outcome,
      ]);
    }),
  );

function arrival(path: string, outcome: string | null, extras: ArrivalExtras): Arrival {
  const extrasName = nameOf(extras);
  const end = outcome === null ? '' : ` → ${outcome}`;
  return {
    name: `${path}${end}${extrasName === '' ? '' : ` + ${extrasName}`}`,
    path,
    outcome,
    extrasName,
    extras,
  };
}

function nameOf({ query, firstVisit, appName, device, mark, leads }: ArrivalExtras): string {
  return [
    ...Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`),
    ...(mark === 'failed' ? ['mark refused'] : []),
    ...(firstVisit ? ['firstVisit'] : []),
    ...(appName ? [`app ${appName}`] : []),
    ...Object.entries(leads ?? {}).map(([fact, value]) => `${fact}=${value}`),
    ...(device ? [`${device.os}${device.wechat ? ' wechat' : ''}${device.inApp ? ' app' : ''}`] : []),
  ].join(' ');
}
