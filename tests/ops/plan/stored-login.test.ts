import { afterAll, expect, it } from 'vitest';
import type { Coverage } from '../../../ops/coverage/coverage.ts';
import type { Found } from '../../../ops/find/find.ts';
import { readConfig } from '../../../ops/index.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { followRedirects, resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { configWith, json, removeConfigs, runCommand } from '../../runtime/decision/further-fact-cases.ts';
import { visitor } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

// A phone keeps the address of the login page that it saw last (R-STATE 3), from earlier visits too.

afterAll(removeConfigs);

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;

/** A host with two login pages, and a row that sends visitors without a token on from /thanks. */
const dirWith = (go: string, login: object = {}) =>
  configWith({
    'hosts.json': ({ hosts }: Json) => ({
      hosts: { ...hosts, default: { ...hosts.default, entries: ['login', 'car'] } },
    }),
    'definitions/navigation.json': ({ rules }: Json) => ({
      rules: [{ id: 'back', when: { route: 'thanks', 'session.token': false }, go }, ...rules],
    }),
    'definitions/routes.json': ({ routes }: Json) => ({
      routes: { ...routes, car: { ...routes.car, ...login } },
    }),
  });

/** The route where a real visit of /thanks ends, by the address that is stored. */
function endsIn(dir: string, loginAddress: string | null): string {
  const { config } = readConfig(dir);
  const site = resolveSite(config as Config, 'default');
  const chain = followRedirects(site, { ...visitor(), loginAddress }, '/thanks');
  return chain.kind === 'walk' ? chain.route : 'need';
}
/** The stored login pages of the visitors of /thanks on a host who are named; none: all. */
const storedIn = ({ groups }: Plan, host: string) =>
  new Set(
    groups.flatMap(({ who }) =>
      ('anyOf' in who ? who.anyOf : [who])
        .filter((set) => set.host?.includes(host) !== false && set.arrival?.includes('/thanks') !== false)
        .flatMap(({ loginAddress = ['any'] }) => loginAddress),
    ),
  );
const planOf = async (before: string, after: string) =>
  json<Plan>(await run(['plan', before, '--json'], { cwd: after }));

it('plan counts the visitors whose stored login page a row no longer leads to, and nobody else', async () => {
  const [before, after] = [dirWith('loginAddress'), dirWith('login')];
  const ends = (address: string | null) => [endsIn(before, address), endsIn(after, address)];
  expect(ends(null)).toEqual(['login', 'login']);
  expect(ends('/login')).toEqual(['login', 'login']);
  expect(ends('/car')).toEqual(['car', 'login']);
  const plan = await planOf(before, after);
  expect(plan.changed).toBeGreaterThan(0);
  expect(storedIn(plan, 'default')).toEqual(new Set(['/car']));
  // The root of the other host is /car.
  expect(storedIn(plan, 'auto.example')).toEqual(new Set(['-', '/car']));
  expect(plan.groups.some(({ witness }) => witness.includes('--login-address /car'))).toBe(true);
  for (const { witness } of plan.groups) {
    expect(json<{ differences: unknown[] }>(await runCommand(witness, after)).differences).not.toEqual([]);
  }
  const { stdout } = await run(['plan', before, '--lang=en'], { cwd: after });
  expect(stdout).toContain('stored login page');
});

it('plan counts the visitors whose stored login page is none any more', async () => {
  const [before, after] = [dirWith('loginAddress'), dirWith('loginAddress', { kind: 'car' })];
  expect(endsIn(before, '/car')).toBe('car');
  expect(endsIn(after, '/car')).toBe('login');
  const plan = await planOf(before, after);
  expect(storedIn(plan, 'default')).toEqual(new Set(['/car']));
});

it('coverage and find know the visitors who come to a page by their stored login page', async () => {
  const cwd = dirWith('loginAddress');
  const { rows } = json<Coverage>(await run(['coverage', '--json'], { cwd }));
  expect(rows.find(({ name }) => name === 'back')?.count).toBeGreaterThan(0);
  const found = json<Found>(await run(['find', '--row', 'definitions/navigation.json:4', '--json'], { cwd }));
  expect(found.count).toBe(rows.find(({ name }) => name === 'back')?.count);
});
