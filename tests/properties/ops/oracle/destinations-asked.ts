import { decideVisit, type Site } from '../../../../runtime/index.ts';
import { answerValues, type Config, type NamedTable } from '../../../../schemas/index.ts';
import { allAnswers, type Extras, visitorOnArrival } from './server-of-visitor.ts';
import type { Values } from './situations.ts';

/** The decisions of a visitor so far, and those that nobody has asked for yet. */
interface Asked {
  tables: Set<string>;
  rest: Iterator<string>;
}
const known = new WeakMap<Config, Map<string, Asked>>();

/**
 * Whether the runtime asks for a destination at some page of the host, on arrival or after some outcome, for a visitor
 * with the same channel and answers of the server, whatever the login, the address and the phone: every decision by
 * itself, until one asks.
 */
export function isDestinationAsked(config: Config, site: Site, values: Values, name: NamedTable): boolean {
  const { host, channel, city, info, flags } = values;
  const ofConfig = known.get(config) ?? new Map<string, Asked>();
  known.set(config, ofConfig);
  const key = JSON.stringify([host, channel, city, info, info && flags]);
  const { tables, rest } = ofConfig.get(key) ?? {
    tables: new Set(),
    rest: tablesAsked(config, site, values),
  };
  ofConfig.set(key, { tables, rest });
  while (!tables.has(`destinations.${name}`)) {
    const next = rest.next();
    if (next.done) return false;
    tables.add(next.value);
  }
  return true;
}

function* tablesAsked(config: Config, site: Site, values: Values): Generator<string> {
  const ways = waysToArrive(config);
  for (const [route, { page }] of Object.entries(site.routes)) {
    for (const outcome of [...(config.pages[page]?.outcomes ?? []), null]) {
      for (const login of ['ok', 'none', 'failed'] as const) {
        for (const extras of ways) {
          const answers = allAnswers(config, { ...values, login }, extras);
          const visitor = visitorOnArrival(values.channel, login, null, extras, answers);
          const decided = decideVisit(site, visitor, { route, outcome });
          if (decided.kind === 'need') throw new Error('every answer was given');
          for (const { table } of decided.trace) yield table;
        }
      }
    }
  }
}

const waysOf = new WeakMap<Config, readonly Extras[]>();

/** Every combination of what rows of navigation.json ask of an arrival: each value that one names, another, and none. */
function waysToArrive(config: Config): readonly Extras[] {
  const found = waysOf.get(config) ?? combinations(config);
  waysOf.set(config, found);
  return found;
}

function combinations({ navigation: { rules }, facts }: Config): Extras[] {
  const conditions = rules.flatMap(({ when }) => Object.entries(when));
  const named = (fact: string) =>
    conditions
      .filter(([one]) => one === fact)
      .flatMap(([, condition]) => JSON.stringify(condition).match(/"[^"]+"/g) ?? []);
  const textsOf = (fact: string) => [
    ...new Set(['another', ...named(fact).map((text): string => JSON.parse(text))]),
  ];
  const choices = [...new Set(conditions.map(([fact]) => fact))].map((fact): Extras[] => {
    const name = fact.slice(fact.indexOf('.') + 1);
    if (fact === 'session.firstVisit') return [{}, { firstVisit: true }];
    if (fact === 'session.appName') return [{}, ...textsOf(fact).map((appName) => ({ appName }))];
    if (fact.startsWith('query.')) return [{}, ...textsOf(fact).map((text) => ({ query: { [name]: text } }))];
    const answer = fact.startsWith('answer.') ? facts.answers?.[name] : undefined;
    return [{}, ...(answer ? answerValues(answer).map((value) => ({ leads: { [fact]: value } })) : [])];
  });
  const all = choices.reduce<Extras[]>(
    (some, own) =>
      own.flatMap((one) =>
        some.map((other) => ({
          ...other,
          ...one,
          query: { ...other.query, ...one.query },
          leads: { ...other.leads, ...one.leads },
        })),
      ),
    [{}],
  );
  return all.flatMap((one) => (['ok', 'failed'] as const).map((mark) => ({ ...one, mark })));
}
