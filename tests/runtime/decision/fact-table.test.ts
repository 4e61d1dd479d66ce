import { describe, expect, it } from 'vitest';
import { visitStartOf } from '../../../ops/explain/visit-start.ts';
import { type Visitor, visitorsOf } from '../../../ops/proof/visitor.ts';
import { arrivalsOf } from '../../../ops/situations/arrivals.ts';
import { axesOf, axisAt, ipInfoOf, samplesOf, spaceOf } from '../../../ops/situations/situation-space.ts';
import { channelInfoOf, fixedAnswers, situationOf } from '../../../ops/situations/visitor-situation.ts';
import { witnessOf } from '../../../ops/situations/witness.ts';
import { anyOther } from '../../../ops/tables/domains.ts';
import { SituationSpace } from '../../../ops/tables/table-space.ts';
import {
  deriveFacts,
  type FactValue,
  factOf,
  noChannelInfo,
  resolveSite,
  type ServerFactSource,
  type Situation,
} from '../../../runtime/index.ts';
import {
  attributeFactsOf,
  type Config,
  declaredFacts,
  engineFacts,
  type FactId,
  queryNames,
  sourceOfFact,
  type When,
} from '../../../schemas/index.ts';
import { withFurtherFacts } from '../../harness/further-facts.ts';
import { allAnswered, config as shipped, visitor } from '../real-config.ts';

/** The shipped config with a further fact of each sort that definitions/facts.json may declare. */
const config = withFurtherFacts(shipped);
const site = resolveSite(config, 'default');
const domains: Readonly<Record<string, { domain: object }>> = {
  ...engineFacts,
  ...declaredFacts(config.facts),
};
const facts: FactId[] = Object.keys(domains);
const location = { route: 'login', outcome: null };
const factIn = (situation: Situation, fact: FactId): FactValue | undefined =>
  factOf(deriveFacts(site, situation, location), fact);

/** Logged in, on a channel with a city rule: every fact of the server depends on its call. */
const channelWithCityRule = Object.entries(config.channels.channels).find(([, one]) => one.cityRule)?.[0];
const answered = { ...allAnswered, channelInfo: noChannelInfo(config.facts) };
const known = visitor({ channel: channelWithCityRule ?? '', token: true, answers: answered });
const callsOf = (fact: FactId): ServerFactSource[] => {
  const source = sourceOfFact(fact, config.facts);
  if (source === undefined) return [];
  return source === 'flags' ? ['channelInfo', 'ipInfo'] : [source];
};

describe('the fact table', () => {
  it('has one fact for each query parameter that is read', () => {
    const declared = Object.keys(config.facts.query ?? {});
    const ofQuery = facts.filter((fact) => fact.startsWith('query.'));
    expect(ofQuery.sort()).toEqual([...queryNames, ...declared].map((name) => `query.${name}`).sort());
  });
  it('has the facts that definitions/facts.json declares, of every sort', () => {
    const of = ['flags', 'channelInfo'] as const;
    const shippedNames = of.flatMap((part) => Object.keys(shipped.facts[part]));
    expect(shippedNames).toEqual(['input_form', 'succ_todo', 'fail_todo', 'application', 'bdType']);
    const further = ['vip', 'memberTier', 'campaign', 'query.src'];
    expect(facts).toEqual(expect.arrayContaining([...shippedNames, ...further]));
  });
  it.each(facts)('knows %s exactly when the calls of fact-sources.ts have responded', (fact) => {
    expect(factIn(known, fact)).toBeDefined();
    const needed = (Object.keys(allAnswered) as ServerFactSource[]).filter((source) => {
      const { [source]: _, ...answers } = known.answers;
      return factIn({ ...known, answers }, fact) === undefined;
    });
    expect(needed.sort()).toEqual(callsOf(fact).sort());
  });
});

// The tests below check ops/ against the table: a fact that plan, coverage and check do not vary would be proved for
// nobody.

/** The config with one more row that tests a fact. */
const asking = (fact: FactId, value: unknown): Config => ({
  ...config,
  navigation: {
    ...config.navigation,
    rules: [{ id: 'asks', when: { [fact]: value } as When, stay: true }, ...config.navigation.rules],
  },
});
/** The values to try: those of a closed domain, one named value of an open one, null where the fact may be absent. */
function valuesOf(fact: FactId): unknown[] {
  const open: Partial<Record<FactId, unknown>> = { city: Object.keys(config.cities.cities)[0] };
  const { domain } = domains[fact] as { domain: { type?: unknown; enum?: unknown[] } };
  if (domain.type === 'boolean') return [false, true];
  return domain.enum ?? [null, open[fact] ?? 'named'];
}
/** Facts of the location, and of the ids of hosts and channels, which the config contains. */
const ofConfig: readonly FactId[] = ['host', 'channel', 'channel.tag', 'route', 'route.kind', 'outcome'];
const ofLocation: readonly FactId[] = [
  'route.needsToken',
  'host.relogin',
  'channel.blocked',
  'channel.relogin',
  ...attributeFactsOf(config.facts).map(({ fact }) => fact),
];
const ofVisitor = facts.filter((fact) => !ofConfig.includes(fact) && !ofLocation.includes(fact));
const cases = ofVisitor.flatMap((fact) => valuesOf(fact).map((value) => [fact, value] as const));

describe('the visitors that the checks try', () => {
  /** Every arrival, login and server response of the plan's space, each varied with the login. */
  function* plannedSituations(asked: Config): Generator<Situation> {
    const space = spaceOf(asked, asked);
    const [channel = ''] = [channelWithCityRule];
    const infos = samplesOf(space.info).map(({ value }) => value);
    const { flags } = noChannelInfo(asked.facts);
    for (const { extras } of arrivalsOf([asked])) {
      for (const login of space.login.values) {
        const rest = fixedAnswers(login, extras, site);
        const situation = (answers: object) => situationOf(channel, login, extras, { ...rest, ...answers });
        const ipInfo = ipInfoOf(null);
        for (const info of infos) yield situation({ channelInfo: channelInfoOf(info, flags), ipInfo });
        for (const city of space.city.values)
          yield situation({ channelInfo: channelInfoOf(infos[0] ?? null, flags), ipInfo: ipInfoOf(city) });
        for (const name of Object.keys(flags))
          for (const flag of space.flags[name]?.values ?? [])
            yield situation({
              channelInfo: channelInfoOf(infos[0] ?? null, { ...flags, [name]: flag }),
              ipInfo,
            });
      }
    }
  }
  const holds = (situation: Situation, fact: FactId, value: unknown) => factIn(situation, fact) === value;

  /** A mark that is accepted and a token of the address are part of the login, which is an axis of its own. */
  const ofLogin: readonly FactId[] = ['query._token', 'query._channel'];
  it.each(cases.filter(([fact]) => !ofLogin.includes(fact)))('plan: %s = %s', (fact, value) => {
    let isTried = false;
    for (const one of plannedSituations(asking(fact, value))) {
      isTried = holds(one, fact, value);
      if (isTried) break;
    }
    expect(isTried).toBe(true);
  });

  it.each(cases)('check: %s = %s', (fact, value) => {
    const when = { [fact]: value } as When;
    const space = new SituationSpace(asking(fact, value), [when]);
    const box = space.box(when);
    expect(box).not.toBeNull();
    const first: Visitor | undefined = visitorsOf(space, box ?? {}).next().value;
    expect(first && holds(first.situation, fact, value)).toBe(true);
  });
  const ofArrival = ofVisitor.filter((fact) => /^(session\.(appName|firstVisit)|device\.)/.test(fact));
  it.each(ofArrival)('explain: its options describe each visitor of plan who differs in %s', (fact) => {
    const [value] = valuesOf(fact).filter((one) => one !== false && one !== null);
    const asked = asking(fact, value);
    const space = spaceOf(asked, asked);
    space.arrival.classes.forEach(([at = 0], ofClass) => {
      const { mark: _, ...extras } = space.arrival.values[at]?.extras ?? {};
      const witness = witnessOf(space, [new Map([[axisAt.arrival, [ofClass]]])], new Set());
      expect(visitStartOf(site, witness ?? {}).situation).toMatchObject(extras);
    });
  });
  it('explain: plan tries every device, each under a name of its own', () => {
    const sizes = ofArrival.filter((one) => one.startsWith('device.')).map((one) => valuesOf(one).length);
    const when = { 'device.wechat': true, 'device.inApp': true } as const;
    const asked = asking('device.wechat', true);
    const rules = (['ios', 'android'] as const).map((os) => ({
      id: os,
      when: { ...when, 'device.os': os },
      go: 'city',
    }));
    const all = { ...asked, navigation: { ...asked.navigation, rules } };
    const devices = arrivalsOf([all]).flatMap(({ extras }) => extras.device ?? []);
    // The default device belongs to the visitor without extras.
    const count = sizes.reduce((product, size) => product * size, 1) - 1;
    expect(new Set(devices.map((one) => JSON.stringify(one))).size).toBe(count);
  });
  it('plan: each value has a name of its own, whatever facts stand beside each other', () => {
    const { application, bdType, memberTier, campaign } = config.facts.channelInfo;
    const inOrder = { application, bdType, campaign, memberTier, other: campaign };
    const channelInfo = inOrder as Config['facts']['channelInfo'];
    const several = { ...asking('campaign', 'spring'), facts: { ...config.facts, channelInfo } };
    const axes = Object.entries(axesOf(spaceOf(several, several)));
    const repeated = axes.filter(([, { names }]) => new Set(names).size < names.length);
    expect(repeated.map(([name]) => name)).toEqual([]);
  });
  it('a value that no row names is a separate value', () => {
    const space = new SituationSpace(config, []);
    // A text, a query parameter, and a flag, for which the server may send any number.
    for (const fact of ['bdType', 'campaign', 'query.src', 'succ_todo', 'vip'])
      expect(space.atoms(fact)).toContain(anyOther);
    for (const fact of ['application', 'memberTier']) expect(space.atoms(fact)).not.toContain(anyOther);
  });
});
