import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewAddress, sandboxSettings } from '../../../console/ui/preview/staged-visit.ts';
import type { Coverage } from '../../../ops/coverage/coverage.ts';
import { displayNamesOf } from '../../../ops/explain/display-names.ts';
import { Explainer } from '../../../ops/explain/explain.ts';
import { type ExplainInput, readInput } from '../../../ops/explain/input.ts';
import type { Found } from '../../../ops/find/find.ts';
import { readConfig } from '../../../ops/index.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { decodeQuery } from '../../../runtime/address/query-parameters.ts';
import { decodeFacts } from '../../../runtime/facts/decode-facts.ts';
import { decideVisit, resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { copyConfigOfHosts } from '../../harness/config-copy.ts';
import { furtherAttributes, withFurtherFacts } from '../../harness/further-facts.ts';
import { json, runCommand } from '../../runtime/decision/further-fact-cases.ts';
import { visitor } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

// The shipped config with a new fact of each source, which no code names, and a row on each that holds everybody who
// has its value at one route: every command and the console's preview know the fact from its declaration alone.

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;

const message = 'login.codeWrong';
interface Case {
  fact: string;
  value: string | number;
  route: string;
  /** Visitors with the value and with another, as explain takes them. */
  input: { holds: ExplainInput; passes: ExplainInput };
  /** The axis of a plan that the fact restricts, and the names of its values that have the value. */
  axis: string;
  isMeant(name: string): boolean;
}
const flags = { input_form: 0, succ_todo: 0, fail_todo: 0 };
const cases: readonly Case[] = [
  {
    ...{ fact: 'vip', value: 2, route: 'city', axis: 'vip', isMeant: (name) => name === '2' },
    input: { holds: { flags: { ...flags, vip: 2 } }, passes: { flags: { ...flags, vip: 1 } } },
  },
  {
    ...{ fact: 'memberTier', value: 'gold', route: 'from', axis: 'info' },
    isMeant: (name) => name.includes('memberTier=gold'),
    input: { holds: { memberTier: 'gold' }, passes: { memberTier: 'silver' } },
  },
  {
    ...{ fact: 'query.src', value: 'app', route: 'login', axis: 'arrival' },
    isMeant: (name) => name.includes('src=app'),
    input: { holds: { query: { src: 'app' } }, passes: { query: { src: 'web' } } },
  },
  {
    ...{ fact: 'channel.partnerTier', value: 'b', route: 'singleSign', axis: 'channel' },
    isMeant: (name) => name === '5611',
    input: { holds: { channel: '5611' }, passes: { channel: '5265' } },
  },
  {
    ...{ fact: 'host.region', value: 'south', route: 'downloadPage', axis: 'host' },
    isMeant: (name) => name === 'm.example',
    input: { holds: { host: 'm.example' }, passes: { host: 'default' } },
  },
];

const dir = mkdtempSync(join(tmpdir(), 'funnel-new-facts-'));
const [base, head, broken] = ['base', 'head', 'broken'].map((name) => join(dir, name)) as [
  string,
  string,
  string,
];
afterAll(() => rmSync(dir, { recursive: true }));

const edit = (root: string, file: string, change: (content: Json) => object): void => {
  const path = join(root, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...content, ...change(content) }, null, 2));
};
let config: Config;

beforeAll(() => {
  copyConfigOfHosts(base, ['default', 'm.example']);
  const { config: shipped } = readConfig(base);
  const { facts, flags: table, cities } = withFurtherFacts(shipped as Config);
  edit(base, 'definitions/facts.json', () => ({ ...facts, ...furtherAttributes }));
  edit(base, 'definitions/flags.json', () => ({ rules: table.rules }));
  edit(base, 'definitions/cities.json', () => ({ rules: cities.rules }));
  edit(base, 'channels.json', ({ channels: { 5265: one, 5611: other, 5818: plain } }) => ({
    channels: { 5265: one, 5611: { ...other, attributes: { partnerTier: 'b' } }, 5818: plain },
  }));
  edit(base, 'hosts.json', ({ hosts }) => ({
    hosts: { ...hosts, 'm.example': { ...hosts['m.example'], attributes: { region: 'south' } } },
  }));
  cpSync(base, head, { recursive: true });
  edit(head, 'definitions/navigation.json', ({ rules }) => ({
    rules: [
      ...cases.map(({ fact, value, route }) => ({
        id: `on-${fact.toLowerCase().replace('.', '-')}`,
        when: { [fact]: value, route },
        hold: message,
      })),
      ...rules,
    ],
  }));
  cpSync(head, broken, { recursive: true });
  // Everybody with the value is held where they arrived, so they land on the page of that route.
  config = readConfig(head).config as Config;
  const invariants = cases.map(({ fact, value, route }) => ({
    id: `never-${fact.toLowerCase().replace('.', '-')}`,
    about: '不停在这里 | Never stays here',
    for: { [fact]: value, route, outcome: null },
    never: { lands: [config.routes.routes[route]?.page] },
  }));
  mkdirSync(join(broken, 'tests'), { recursive: true });
  writeFileSync(join(broken, 'tests/invariants.json'), JSON.stringify({ invariants }));
});

const rowOf = (fact: string) => `on-${fact.toLowerCase().replace('.', '-')}`;
const pathOf = (route: string) => config.routes.routes[route]?.path ?? '';
const explained = async (input: ExplainInput, route: string): Promise<string> => {
  const batch = join(dir, 'batch.ndjson');
  writeFileSync(batch, `${JSON.stringify({ ...input, path: pathOf(route) })}\n`);
  return (await run(['explain', '--batch', batch], { cwd: head })).stdout;
};

it('check accepts the rows, and the invariants name a visitor who breaks each', async () => {
  const findingsIn = async (cwd: string): Promise<string[]> => {
    const { stdout } = await run(['check', '--json'], { cwd });
    return JSON.parse(stdout).findings.map(({ code, file, pointer }: Record<string, string>) =>
      code?.startsWith('invariant') ? code : `${code} ${file} ${pointer}`,
    );
  };
  // A copy of few hosts leaves pages unused; the rows test the attributes that the base declares.
  const before = await findingsIn(base);
  expect(before).toContain('id-unused definitions/facts.json /channelAttributes/partnerTier');
  const after = before.filter((one) => !one.includes('facts.json'));
  expect(await findingsIn(head)).toEqual(after);
  const all = await findingsIn(broken);
  expect(all.filter((one) => one.startsWith('invariant'))).toEqual(cases.map(() => 'invariant-violated'));
});

it.each([...cases])('explain takes $fact', async ({ input, route }) => {
  expect(await explained(input.holds, route)).toContain(message);
  expect(await explained(input.passes, route)).not.toContain(message);
});

describe('plan', () => {
  let plan: Plan;
  beforeAll(async () => {
    plan = json<Plan>(await run(['plan', base, '--json'], { cwd: head }));
  });
  it.each([...cases])(
    'names the visitors whom the row on $fact moves, and no others',
    async ({ fact, axis, isMeant }) => {
      const own = plan.groups.filter(({ cause }) =>
        cause.edits.some(({ what }) => what.endsWith(` ${rowOf(fact)}`)),
      );
      const sets = own.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
      expect(sets.length).toBeGreaterThan(0);
      for (const set of sets as Readonly<Record<string, unknown>>[])
        expect((set[axis] as string[]).filter((name) => !isMeant(name))).toEqual([]);
      const versus = json<{ differences: object[] }>(await runCommand(own[0]?.witness ?? '', head));
      expect(JSON.stringify(versus.differences)).toContain(message);
    },
  );
});

describe('coverage and find', () => {
  let coverage: Coverage;
  beforeAll(async () => {
    coverage = json<Coverage>(await run(['coverage', '--json'], { cwd: head }));
  });
  it.each([...cases])('count the visitors of the row on $fact', async ({ fact, axis, isMeant }) => {
    const row = coverage.rows.find(({ name }) => name === rowOf(fact));
    expect(row?.count).toBeGreaterThan(0);
    const at = `${row?.file}:${row?.line}`;
    const found = json<Found>(await run(['find', '--row', at, '--json'], { cwd: head }));
    expect(found.count).toBe(row?.count);
    const sets = found.who === null ? [] : 'anyOf' in found.who ? found.who.anyOf : [found.who];
    for (const set of sets as Readonly<Record<string, unknown>>[])
      expect((set[axis] as string[]).filter((name) => !isMeant(name))).toEqual([]);
    expect((await runCommand(found.witness ?? '', head)).stdout).toContain(message);
  });
});

describe('the preview of the console', () => {
  /** What the phone decides that the preview opens: its address, and what the sandbox answers about the channel. */
  function decidedFor(given: object, route: string): string | null {
    const { config: checked, sources } = readConfig(head);
    const names = displayNamesOf(new Explainer(checked as Config, sources));
    const input = readInput({ ...given, path: pathOf(route) }, (checked as Config).facts);
    const site = resolveSite(checked as Config, input.host ?? 'default');
    const { search } = new URL(previewAddress(input, 1234));
    const query = decodeQuery(search, site.facts.query);
    const data = sandboxSettings(input, names).channelInfo;
    const answers = { channelInfo: decodeFacts(site.facts, Object(data).default), user: 'ok' as const };
    const channel = /^channel_(\d+)$/.exec(query._channel ?? '')?.[1] ?? site.settings.defaultChannel;
    const situation = { ...visitor({ channel }), query, answers };
    const decided = decideVisit(site, situation, { route, outcome: null });
    return decided.kind === 'decision' ? decided.message : 'need';
  }
  it.each([...cases])('sets $fact', ({ input, route }) => {
    expect(decidedFor(input.holds, route)).toBe(message);
    expect(decidedFor(input.passes, route)).not.toBe(message);
  });
});
