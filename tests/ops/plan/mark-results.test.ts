import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { deriveFacts, followRedirects, resolveDestination, resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { configWith, json, removeConfigs } from '../../runtime/decision/further-fact-cases.ts';
import { visitor } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

// R-NAV 6: a mark in the address logs the visitor in, or is refused; without one there is nothing to call.

afterAll(removeConfigs);

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;

const markRow = {
  id: 'mark',
  when: { 'query.mark': { not: null }, outcome: null },
  do: ['loginByMark'],
  continue: true,
};
const dirWith = (success: readonly object[]) =>
  configWith({
    'definitions/navigation.json': ({ rules }: Json) => ({ rules: [markRow, ...rules] }),
    'definitions/destinations.json': (file: Json) => ({
      success: { ...file.success, rules: [...success, ...file.success.rules] },
    }),
  });
const rowFor = (markLogin: string) => ({
  id: 'by-mark',
  when: { 'query.mark': { not: null }, markLogin },
  go: 'notFound',
});

/** Where a real visit that has opened /login succeeds. */
function successOf(dir: string, mark: 'ok' | 'failed' | null): string {
  const { config } = readConfig(dir);
  const site = resolveSite(config as Config, 'default');
  const plain = visitor();
  const { mark: _unasked, ...answers } = plain.answers;
  const opened =
    mark === null
      ? { ...plain, query: {}, answers }
      : { ...plain, query: { mark: 'm' }, answers: { ...answers, mark } };
  const chain = followRedirects(site, opened, '/login');
  if (chain.kind !== 'walk') return 'need';
  const facts = deriveFacts(site, { ...chain.situation, token: true }, { route: chain.route, outcome: null });
  const decided = resolveDestination(site, facts, 'success');
  return decided.kind === 'need' ? 'need' : decided.destination;
}

/** The arrivals at /login for which a step changes. */
async function changedArrivals(
  before: string,
  after: string,
  changed = 'destination.success',
): Promise<Set<string>> {
  const { groups } = json<Plan>(await run(['plan', before, '--json'], { cwd: after }));
  const sets = groups
    .filter(({ step }) => step === changed)
    .flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
  return new Set(
    sets.flatMap(({ arrival = ['any'] }) => arrival).filter((name) => /^(\/login( \+.*)?|any)$/.test(name)),
  );
}

describe('a destination that tests the result of a mark', () => {
  it.each([
    ['ok', ['thanks', 'thanks', 'notFound'], '/login + mark=*'],
    ['failed', ['thanks', 'notFound', 'thanks'], '/login + mark=* mark refused'],
  ] as const)(
    'R-NAV 6: is met by the visitors with this result, and nobody else: %s',
    async (result, ends, arrival) => {
      const [before, after] = [dirWith([]), dirWith([rowFor(result)])];
      expect(([null, 'failed', 'ok'] as const).map((mark) => successOf(after, mark))).toEqual(ends);
      expect(await changedArrivals(before, after)).toEqual(new Set([arrival]));
    },
  );
});

describe('a visitor whose address has no mark', () => {
  it('R-NAV 6: is refused by a row that does not ask for the mark, as the call without one is', async () => {
    const refused = {
      id: 'refused',
      when: { markLogin: 'failed', route: 'login', outcome: null },
      go: 'notFound',
    };
    const broken = configWith({
      'definitions/navigation.json': ({ rules }: Json) => ({ rules: [refused, markRow, ...rules] }),
    });
    const { findings } = json<Json>(await run(['check', '--json'], { cwd: broken }));
    expect(findings.map(({ code }: Json) => code)).toContain('mark-unasked');
    const { config } = readConfig(dirWith([]));
    const site = resolveSite(config as Config, 'default');
    const { rules } = site.navigation;
    const asked = { ...site, navigation: { ...site.navigation, rules: [refused, ...rules] } } as typeof site;
    const { mark: _unasked, ...answers } = visitor().answers;
    expect(followRedirects(asked, { ...visitor(), answers }, '/login')).toMatchObject({ need: ['mark'] });
    expect(await changedArrivals(broken, dirWith([]), 'navigation')).toContain('/login');
  });

  it('does not see a part of a page that asks for the result of one', async () => {
    const pageWith = (showWhen: object) =>
      configWith({
        'definitions/navigation.json': ({ rules }: Json) => ({ rules: [markRow, ...rules] }),
        'definitions/pages/login.json': ({ body: [first, ...others] }: Json) => ({
          body: [{ ...first, showWhen }, ...others],
        }),
      });
    const seenByAll = pageWith({ 'channel.blocked': [true, false] });
    for (const result of ['ok', 'failed']) {
      const changed = await changedArrivals(seenByAll, pageWith({ markLogin: result }), 'shown');
      expect(changed).toContain('/login');
      expect(changed.has('/login + mark=*')).toBe(result !== 'ok');
      expect(changed.has('/login + mark=* mark refused')).toBe(result !== 'failed');
    }
    const toRefused = ['explain', '--path', '/login', '--vs', seenByAll, '--json'];
    const { stdout } = await run(toRefused, { cwd: pageWith({ markLogin: 'failed' }) });
    expect(stdout).toContain('hidden.login');
  });
});
