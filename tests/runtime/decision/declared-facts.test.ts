import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { fetchServerFacts } from '../../../runtime/effects/index.ts';
import { decideVisit, resolveSite, type Site } from '../../../runtime/index.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { run } from '../../ops/cli/run-main.ts';
import { FakeApi, fakeSession } from '../fake-window.ts';
import {
  asks,
  type Case,
  cases,
  configWith,
  declares,
  declaresOf,
  dirOf,
  member,
  removeConfigs,
  runCommand,
  type Visitor,
} from './further-fact-cases.ts';

afterAll(removeConfigs);

describe('check', () => {
  inNpmTest.each([...cases])('accepts a row that tests $fact', async ({ fact }) => {
    const { code, stdout } = await run(['check', '--json'], { cwd: dirOf(fact) });
    expect(JSON.parse(stdout).findings).toEqual([]);
    expect(code).toBe(0);
  });
  inNpmTest.each([...cases])('refuses a row that tests $fact where it is not declared', async ({ when }) => {
    const { code, stdout } = await run(['check', '--json'], { cwd: configWith(asks(when)) });
    const [found, ...others] = JSON.parse(stdout).findings;
    expect(found).toMatchObject({
      code: 'schema-additional-properties',
      file: 'definitions/navigation.json',
      pointer: `/rules/0/when/${Object.keys(when)[0]}`,
    });
    expect([others, code]).toEqual([[], 1]);
  });
  inNpmTest.each([
    [{ vip: 3 }, 'flag-range'],
    [{ memberTier: 'platinum' }, 'schema-enum'],
    [{ campaign: 4 }, 'schema-type'],
    [{ 'query.src': true }, 'schema-type'],
  ])('refuses %j, which no visitor has', async (when, code) => {
    const { stdout } = await run(['check', '--json'], { cwd: configWith({ ...declares, ...asks(when) }) });
    expect(JSON.parse(stdout).findings.map((one: { code: string }) => one.code)).toEqual([code]);
  });
  inNpmTest.each([
    // [edit of an entry, its file, code, pointer]
    [{ partnerTier: 'c' }, 'channels.json', 'schema-enum', '/channels/5589/attributes/partnerTier'],
    [{ tier: 'b' }, 'channels.json', 'schema-additional-properties', '/channels/5589/attributes/tier'],
    [{}, 'definitions/facts.json', 'id-unused', '/channelAttributes/partnerTier'],
  ])('refuses the attributes %j of a channel', async (attributes, file, code, pointer) => {
    const dir = configWith({
      ...declaresOf('channel.partnerTier'),
      ...asks({ 'channel.partnerTier': 'b' }),
      'channels.json': ({ channels }) => ({
        channels: { ...channels, 5589: { ...channels[5589], attributes } },
      }),
    });
    const { stdout } = await run(['check', '--json'], { cwd: dir });
    expect(JSON.parse(stdout).findings).toMatchObject([{ code, file, pointer }]);
  });
  inNpmTest.each([
    ['channel.partnerTier', '/channelAttributes/partnerTier'],
    ['host.region', '/hostAttributes/region'],
  ])('says that no row tests %s', async (fact, pointer) => {
    const { code, stdout } = await run(['check', '--json'], { cwd: configWith(declaresOf(fact)) });
    const file = 'definitions/facts.json';
    expect(JSON.parse(stdout).findings).toMatchObject([
      { code: 'id-unused', severity: 'warning', file, pointer },
    ]);
    expect(code).toBe(1);
  });
  inNpmTest.each([
    [{ blocked: { values: ['a', 'b'], otherwise: 'a' } }, 'fact-name-taken', '/channelAttributes/blocked'],
    [
      { grade: { values: ['a', 'b'], otherwise: 'c' } },
      'fact-contradiction',
      '/channelAttributes/grade/otherwise',
    ],
  ])('refuses the declaration %j', async (declared, code, pointer) => {
    const [[name = '', definition] = []] = Object.entries(declared);
    const channelAttributes = { [name]: { about: '等级 | Grade', ...definition } };
    const dir = configWith({
      'definitions/facts.json': () => ({ channelAttributes }),
      'channels.json': ({ channels }) => ({
        channels: { ...channels, 5589: { ...channels[5589], attributes: { [name]: 'a' } } },
      }),
      ...(name === 'blocked' ? {} : asks({ [`channel.${name}`]: 'a' })),
    });
    const { stdout } = await run(['check', '--json'], { cwd: dir });
    const found = JSON.parse(stdout).findings;
    expect(found).toMatchObject([{ code, pointer }]);
  });
  inNpmTest('refuses a row that sets the flags without the declared one', async () => {
    const { 'definitions/facts.json': facts } = declares;
    const { stdout } = await run(['check', '--json'], {
      cwd: configWith({ 'definitions/facts.json': facts }),
    });
    expect(JSON.parse(stdout).findings).toMatchObject([
      { code: 'schema-required', file: 'definitions/flags.json' },
    ]);
  });
  it.each(casesOfRun([...cases], ({ fact }) => fact === 'memberTier'))(
    'finds the visitors whom rows on $fact send round',
    async ({ fact, when }) => {
      const go = (id: string, route: string, to: string) => ({
        id,
        when: { ...when, route },
        go: to,
        keepQuery: true,
      });
      const circle = [go('out', 'login', 'thanks'), go('back', 'thanks', 'login')];
      const dir = configWith({
        ...declaresOf(fact),
        'definitions/navigation.json': ({ rules }) => ({ rules: [...circle, ...rules] }),
      });
      const { stdout } = await run(['check', '--json', '--lang=en'], { cwd: dir });
      const [found, ...others] = JSON.parse(stdout).findings;
      expect([found?.code, others]).toEqual(['redirect-loop', []]);
      const [command = ''] = /npx funnel explain .*/.exec(found.help.en) ?? [];
      // A flag of an app comes from flags.json.
      expect((await runCommand(`${command} --application web`, dir)).stdout).toContain('loop');
    },
  );
});

describe.runIf(!isFullRun)('the runtime', () => {
  const fake = new FakeApi();
  beforeAll(() => fake.start());
  afterAll(() => fake.stop());
  const siteIn = (dir: string, host = 'default'): Site => {
    const { config } = readConfig(dir);
    if (!config) throw new Error('the config is sound');
    return resolveSite(config, host);
  };
  /** The row that decides on /login about a visitor whom the API answers. */
  async function decidedFor(
    dir: string,
    { data = {}, search = '', host }: Visitor,
  ): Promise<string | undefined> {
    fake.json('/v3/channel/info', data === null ? { code: 500 } : { code: 200, data });
    const { session, api } = fakeSession(siteIn(dir, host), fake, { search });
    const at = { route: 'login', outcome: null };
    const first = decideVisit(session.site, session.situation, at);
    if (first.kind === 'need') await fetchServerFacts(session, api, first.need);
    const decision = decideVisit(session.site, session.situation, at);
    if (decision.kind === 'need') throw new Error(`still needs ${decision.need.join()}`);
    return decision.trace.at(-1)?.row;
  }
  const held = cases.flatMap(({ fact, holds }) => holds.map((visitor) => ({ fact, visitor })));
  const passed = cases.flatMap(({ fact, passes }) => passes.map((visitor) => ({ fact, visitor })));
  inNpmTest.each(held)('the row on $fact decides about $visitor', async ({ fact, visitor }) => {
    expect(await decidedFor(dirOf(fact), visitor)).toBe('further');
  });
  inNpmTest.each(passed)('the row on $fact does not decide about $visitor', async ({ fact, visitor }) => {
    expect(await decidedFor(dirOf(fact), visitor)).toBe('otherwise');
  });
  inNpmTest('a row of flags.json tests a fact of channel info, and sets the flag', async () => {
    const set = { input_form: 0, succ_todo: 0, fail_todo: 0, vip: 2 };
    const dir = configWith({
      ...declares,
      ...asks({ vip: 2 }),
      'definitions/flags.json': ({ rules }) => {
        const { rules: own } = declares['definitions/flags.json']({ rules });
        return { rules: [{ id: 'members', when: { memberTier: ['gold', 'silver'] }, set }, ...own] };
      },
    });
    expect((await run(['check'], { cwd: dir })).code).toBe(0);
    expect(await decidedFor(dir, member('SILVER'))).toBe('further');
    expect(await decidedFor(dir, { data: { member: { tier: 'x' }, h5_flow_info: { vip: 1 } } })).toBe(
      'otherwise',
    );
  });
  inNpmTest('needs channel info only for a fact that it has', () => {
    const need = ({ fact }: Case) => {
      const { session } = fakeSession(siteIn(dirOf(fact)), fake);
      return decideVisit(session.site, session.situation, { route: 'login', outcome: null }).kind;
    };
    expect(cases.map(need)).toEqual(['need', 'need', 'need', ...Array(3).fill('decision')]);
  });
});
