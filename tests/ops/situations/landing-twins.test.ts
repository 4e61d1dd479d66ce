import { describe, expect, it } from 'vitest';
import { Comparison } from '../../../ops/compare/comparison.ts';
import { landingKey } from '../../../ops/dependencies/landing-key.ts';
import { isLeaf, type Node } from '../../../ops/situations/diagram.ts';
import type { ResultPart, VisitEnd } from '../../../ops/situations/result-part.ts';
import { axisAt, samplesOf, spaceOf } from '../../../ops/situations/situation-space.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { config as realConfig } from '../../runtime/real-config.ts';

// Hosts that differ in their own landing page alone share their results, with the two pages exchanged.

/** Three of them: with another kind of route, another page, and other outcomes of the page. */
const twins = ['v1.example', 'm-v1-small.example', 'token-a.example'];

/** What later decisions and reports can read of an end. A path that the host lacks stands for every such path. */
function endText(part: ResultPart, catchAll: string): string {
  if (part.part !== 'ended') return JSON.stringify(part);
  const { landing, route, path, situation } = part;
  const { channel: _, answers: __, ...visitor } = situation;
  return JSON.stringify([landing, route, route === catchAll ? '' : path, visitor]);
}

/** Every value of a diagram, with the classes that lead to it. */
function valuesOf(node: Node<ResultPart>, catchAll: string): unknown {
  if (isLeaf(node)) return endText(node.value, catchAll);
  return [node.axis, node.children.map((child) => valuesOf(child, catchAll))];
}

const firstEnd = (node: Node<ResultPart>): VisitEnd => {
  let at = node;
  while (!isLeaf(at)) at = at.children[0] as Node<ResultPart>;
  return at.value as VisitEnd;
};

/** The ends of the visits of some hosts, and where a login leads from there, by host and arrival. */
function endsOn(hosts: readonly string[], config: Config): Map<string, unknown> {
  const space = spaceOf(config, config);
  const comparison = new Comparison(space, [config]);
  const revision = comparison.revision(config);
  const found = new Map<string, unknown>();
  for (const host of hosts) {
    const view = revision.view(host);
    const number = Object.keys(config.channels.channels)[0] ?? '';
    const [effect = ''] = view.channel(number).cities.ofClass;
    const visitors = view.visitorClass(number, effect);
    for (const { at, value: arrival } of samplesOf(space.arrival)) {
      for (const { value: login } of samplesOf(space.login)) {
        const landing = view.landing(visitors, at, login);
        const after = view.afterLogin(visitors, firstEnd(landing));
        const { catchAll } = view.site;
        const both = [landing, after].map((node) => valuesOf(node, catchAll));
        found.set(`${host} ${arrival.name} ${login}`, both);
      }
    }
  }
  return found;
}

const siteOf = (host: string, edit: (config: Config) => void = () => {}) => {
  const config = structuredClone(realConfig);
  edit(config);
  return resolveSite(config, host);
};
const withRow =
  (row: object) =>
  ({ navigation }: Config): void => {
    navigation.rules.unshift({ id: 'new', ...row } as never);
  };

function withoutRow(id: string): Config {
  const { navigation } = realConfig;
  const rules = navigation.rules.filter((row) => row.id !== id);
  expect(rules.length).toBe(navigation.rules.length - 1);
  return { ...realConfig, navigation: { ...navigation, rules } };
}

describe('hosts that differ in their own landing page alone', () => {
  const variants = [
    ['', realConfig],
    [', where no row stores the login page', withoutRow('remember-login')],
  ] as const;
  // With the row there is one axis more.
  it.each(casesOfRun(variants, ([name]) => name === ''))(
    'have the ends that each of them has when it is resolved by itself%s',
    (_, config) => {
      const together = endsOn(twins, config);
      const hosts = twins.map((host) => endsOn([host], config));
      for (const [name, found] of hosts.flatMap((of) => [...of])) {
        expect({ name, found: together.get(name) }).toEqual({ name, found });
      }
      const addresses = [...together.values()].filter((one) =>
        JSON.stringify(one).includes(`[${axisAt.loginAddress},`),
      );
      expect(addresses.length).toBeGreaterThan(100);
    },
  );

  inNpmTest('have equal keys', () => {
    const keys = new Set(twins.map((host) => landingKey(siteOf(host))));
    expect(keys.size).toBe(1);
    expect(keys.has(null)).toBe(false);
    expect(keys.has(landingKey(siteOf('default')))).toBe(false);
  });

  inNpmTest.each([
    ['has the landing page as its route', withRow({ when: { route: 'loginV1' }, stay: true })],
    ['leaves the landing page out', withRow({ when: { route: { not: 'loginV1' } }, stay: true })],
    ['has the kind of the landing page', withRow({ when: { 'route.kind': 'index' }, stay: true })],
    ['leads to the landing page', withRow({ when: { outcome: 'loggedIn' }, go: 'loginV1' })],
  ])('have different keys where a row %s', (_, edit) => {
    const [one, other] = ['v1.example', 'm-v1-small.example'].map((host) => landingKey(siteOf(host, edit)));
    expect(one).not.toBe(other);
  });

  inNpmTest.each([
    [
      'a destination leads to the landing page',
      ({ destinations }: Config) => Object.assign(destinations.success.otherwise, { go: 'loginV1' }),
    ],
    [
      'a destination depends on the route',
      ({ destinations }: Config) =>
        destinations.success.rules.unshift({ id: 'new', when: { route: 'city' }, go: 'city' } as never),
    ],
    [
      'the landing page is the catch-all',
      ({ routes }: Config) => Object.assign(routes, { catchAll: 'loginV1' }),
    ],
    [
      'the landing page is no login page',
      ({ routes }: Config) => Object.assign(routes.routes.loginV1 ?? {}, { kind: 'other' }),
    ],
    [
      'the landing page has the path /',
      ({ routes }: Config) => Object.assign(routes.routes.loginV1 ?? {}, { path: '/' }),
    ],
  ])('have no key where %s', (_, edit) => {
    expect(landingKey(siteOf('v1.example', edit))).toBe(null);
  });

  inNpmTest('have different keys where one landing page alone needs a token', () => {
    const needsToken = ({ routes }: Config) =>
      Object.assign(routes.routes.loginV1 ?? {}, { needsToken: true });
    const [one, other] = ['v1.example', 'm-v1-small.example'].map((host) =>
      landingKey(siteOf(host, needsToken)),
    );
    expect(one).not.toBe(other);
  });
});
