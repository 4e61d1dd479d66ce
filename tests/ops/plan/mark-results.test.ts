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

/** The arrivals at /login whose success destination changes. */
async function changedArrivals(before: string, after: string): Promise<Set<string>> {
  const { groups } = json<Plan>(await run(['plan', before, '--json'], { cwd: after }));
  const sets = groups
    .filter(({ step }) => step === 'destination.success')
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
