import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Coverage } from '../../../ops/coverage/coverage.ts';
import type { Found } from '../../../ops/find/find.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import type { FactsFile } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { furtherFacts, withFurtherDeclared } from '../../harness/further-facts.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { run } from '../../ops/cli/run-main.ts';
import {
  asks,
  cases,
  configWith,
  declaredDirOf,
  declares,
  declaresOf,
  dirOf,
  dirs,
  json,
  removeConfigs,
  runCommand,
} from './further-fact-cases.ts';

afterAll(removeConfigs);

const planOf = async (base: string, head: string) =>
  json<Plan>(await run(['plan', base, '--json'], { cwd: head }));
const size = ({ situations, space }: Pick<Plan, 'situations' | 'space'>) => {
  expect(Object.values(space).reduce((product, one) => product * one, 1)).toBe(situations);
  return situations;
};

/** Every command reads the facts of all sources by the same tables; fact-table.test.ts has a fact of each source. */
const representsOthers = ({ fact }: { fact: string }) => fact === 'memberTier';

/** The facts that a visit may leave open. */
const openCases = cases.filter(({ fact, setBy }) => fact !== 'query.src' && setBy === undefined);

describe('plan', () => {
  it.each(
    casesOfRun(
      cases.flatMap((one) => [
        { ...one, base: 'a base that declares it', dir: declaredDirOf(one.fact) },
        { ...one, base: 'a base that does not know it', dir: dirs.plain },
      ]),
      (one) => one.dir === dirs.plain && representsOthers(one),
    ),
  )(
    'counts everybody whom a row on $fact moves, against $base',
    async ({ fact, share, options, dir, setBy }) => {
      const head = dirOf(fact);
      const plan = await planOf(dir, head);
      expect(plan.changed).toBe(Math.round(size(plan) * share.changed));
      const edits = plan.groups.flatMap((group) => group.cause.edits.map(({ what }) => what));
      const setting = dir === dirs.plain && setBy !== undefined ? [setBy] : [];
      expect(new Set(edits)).toEqual(new Set([...setting, 'navigation rules further']));
      // The witness meets the row, and nothing else is different for it.
      for (const { witness } of plan.groups) {
        const [option = '', value = ''] = options.holds;
        expect(witness).toContain(`${option} ${value}`);
        const versus = json<{ differences: { first: Sides }[] }>(await runCommand(witness, head));
        const [{ first } = { first: null }] = versus.differences;
        expect(versus.differences).toHaveLength(1);
        expect(JSON.stringify(first?.after)).toContain('codeWrong');
        expect(JSON.stringify(first?.before)).not.toContain('codeWrong');
      }
    },
  );

  it.each(casesOfRun([...cases], representsOthers))(
    'counts them where both the row and $fact are removed',
    async ({ fact, share }) => {
      const plan = await planOf(dirOf(fact), dirs.plain);
      expect(plan.changed).toBe(Math.round(size(plan) * share.changed));
      // The head has no option for a fact that it does not declare: explain leaves it open.
      for (const { witness } of plan.groups) {
        const { code, stdout } = await runCommand(witness, dirs.plain);
        expect([code, stdout.includes('codeWrong')]).toEqual([0, true]);
      }
    },
  );

  inNpmTest('counts nobody where a fact is declared that no row tests', async () => {
    const plan = await planOf(dirs.plain, dirs.declared);
    expect([plan.changed, plan.groups]).toEqual([0, []]);
  });

  inNpmTest('counts those who leave “everything else” because the list has their value now', async () => {
    const ofTheRest = asks({ memberTier: 'none' });
    const before = configWith({ ...declares, ...ofTheRest });
    const after = configWith({
      ...declares,
      ...ofTheRest,
      'definitions/facts.json': (file) => {
        const facts = withFurtherDeclared(file);
        const { values } = furtherFacts.channelInfo.memberTier;
        const memberTier = {
          ...furtherFacts.channelInfo.memberTier,
          values: { ...values, platinum: 'PLATIN' },
        };
        return { ...facts, channelInfo: { ...facts.channelInfo, memberTier } };
      },
    });
    const plan = await planOf(before, after);
    const share = 12 / (3 * 2 * 4 * 2 + 1);
    expect(plan.changed).toBe(Math.round(size(plan) * share));
    for (const { witness } of plan.groups) {
      expect(witness).toContain('--member-tier platinum');
      const versus = json<{ differences: { first: Sides }[] }>(await runCommand(witness, after));
      const [{ first } = { first: null }] = versus.differences;
      expect(JSON.stringify(first?.before)).toContain('codeWrong');
      expect(JSON.stringify(first?.after)).not.toContain('codeWrong');
    }
  });

  inNpmTest.each([
    ['flags', 'vip', { ...furtherFacts.flags.vip, otherwise: 2 }, { vip: 2 }],
    [
      'channelInfo',
      'memberTier',
      { ...furtherFacts.channelInfo.memberTier, otherwise: 'gold' },
      { memberTier: 'gold' },
    ],
  ])('counts those whose call fails where the default in %s of %s changes', async (part, fact, to, when) => {
    const before = configWith({ ...declares, ...asks(when) });
    const after = configWith({
      ...declares,
      ...asks(when),
      'definitions/facts.json': (file) => {
        const facts = withFurtherDeclared(file);
        return { ...facts, [part]: { ...facts[part as 'flags'], [fact]: to } };
      },
    });
    const plan = await planOf(before, after);
    const who = plan.groups.flatMap((group) => ('anyOf' in group.who ? group.who.anyOf : [group.who]));
    expect(who.length).toBeGreaterThan(0);
    expect(who.every(({ info }) => info?.includes('?'))).toBe(true);
  });
});

interface Sides {
  before: unknown;
  after: unknown;
}

describe('coverage and find', () => {
  const line = 4;
  it.each(casesOfRun([...cases], representsOthers))(
    'count the visitors of a row on $fact',
    async ({ fact, share, who }) => {
      const dir = dirOf(fact);
      const coverage = json<Coverage>(await run(['coverage', '--json'], { cwd: dir }));
      const expected = Math.round(coverage.arriving * share.passed);
      expect(coverage.rows.find(({ name }) => name === 'further')).toMatchObject({ count: expected, line });
      const row = `definitions/navigation.json:${line}`;
      const found = json<Found>(await run(['find', '--row', row, '--json'], { cwd: dir }));
      expect(found.count).toBe(expected);
      const sets = found.who === null ? [] : 'anyOf' in found.who ? found.who.anyOf : [found.who];
      for (const set of sets as Readonly<Record<string, unknown>>[]) {
        for (const [axis, isMeant] of Object.entries(who))
          expect((set[axis] as string[]).filter((name) => !isMeant(name))).toEqual([]);
      }
      const explained = await runCommand(found.witness ?? '', dir);
      expect(explained.stdout).toContain('codeWrong');
    },
  );
});

describe('explain', () => {
  const explain = (fact: string, options: readonly string[]) =>
    run(['explain', '--path', '/login', '--lang=en', '--short', ...options], { cwd: dirOf(fact) });
  // In `npm test` new-facts.test.ts explains visitors by such options.
  inFullRun.each([...cases])('takes $fact as an option', async ({ fact, options }) => {
    const [held, passed] = [await explain(fact, options.holds), await explain(fact, options.passes)];
    expect([held.code, passed.code, held.stderr, passed.stderr]).toEqual([0, 0, '', '']);
    expect(held.stdout).toContain('codeWrong');
    expect(passed.stdout).not.toContain('codeWrong');
  });
  it.each(casesOfRun(openCases, representsOthers))(
    'says that the page depends on $fact',
    async ({ fact, when }) => {
      const dir = configWith({
        ...declares,
        'definitions/navigation.json': ({ rules }) => ({
          rules: [{ id: 'further', when: { ...when, route: 'login' }, go: 'thanks' }, ...rules],
        }),
      });
      const options = ['--path', '/login', '--application', 'web', '--lang=en'];
      const { stdout } = await run(['explain', ...options, '--json'], { cwd: dir });
      const { byAxis } = JSON.parse(stdout).outcome.landing;
      const moved = byAxis.filter(({ is }: { is: { name: string } }) => is.name === 'thanks');
      expect(moved.map((row: { when: object }) => row.when)).toEqual([when]);
      const short = await run(['explain', ...options, '--short'], { cwd: dir });
      expect(short.stdout).toContain(`navigation\tdepends on ${fact}`);
    },
  );
  inNpmTest('names the options and their values', async () => {
    const { stdout } = await run(['explain', '--help', '--lang=en'], { cwd: dirs.declared });
    expect(stdout).toContain('--flags <input_form,succ_todo,fail_todo,vip>');
    expect(stdout).toMatch(/--member-tier <V>\s+Card of the member: gold, silver, none/);
    expect(stdout).toMatch(/--campaign <V>\s+Campaign/);
    const plain = await run(['explain', '--help', '--lang=en'], { cwd: dirs.plain });
    expect(plain.stdout).not.toContain('--member-tier');
  });
  inNpmTest.each([
    [['--member-tier', 'platinum'], /memberTier.*"gold"/],
    [['--flags', '0,0,0'], /four whole numbers/],
    [['--tier', 'gold'], /no such option/],
  ])('refuses %j', async (options, message) => {
    const { code, stderr } = await explain('memberTier', options);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe.runIf(isFullRun)('explain of a row that holds', () => {
  // In `npm test` the page depends on a fact.
  inFullRun.each(openCases)(
    'says that the hold depends on $fact, and who is held',
    async ({ fact, when }) => {
      // One visitor, with what the fact depends on left open: every open axis doubles the time.
      const visitor = ['--channel', '5818', '--host', 'default', '--city', '上海', '--user', 'ok'];
      const own = fact === 'vip' ? ['--application', 'web'] : [];
      const options = ['--path', '/login', '--lang=en', ...visitor, ...own];
      const cwd = dirOf(fact);
      const short = await run(['explain', ...options, '--short'], { cwd });
      expect(short.stdout).toContain(`navigation\tdepends on ${fact}`);
      const { stdout } = await run(['explain', ...options, '--json'], { cwd });
      const { byAxis } = JSON.parse(stdout).outcome.held;
      const held = byAxis.filter(({ is }: { is: string | null }) => is === 'codeWrong');
      expect(held.map((row: { when: object }) => row.when)).toEqual([when]);
      expect((await run(['explain', ...options], { cwd })).stdout).toMatch(/held\s[\s\S]*codeWrong/);
    },
  );
});

describe.runIf(!isFullRun)('explain of a config whose fact has a taken name', () => {
  const { memberTier } = furtherFacts.channelInfo;
  const named = (name: string) =>
    configWith({
      'definitions/facts.json': (file) => ({
        channelInfo: { ...file.channelInfo, memberTier, [name]: memberTier },
      }),
    });
  inNpmTest.each([
    ['member_tier', ['--member-tier', 'gold'], 'cannot be told from'],
    ['city', ['--city', '上海'], 'means something already'],
    ['json', [], 'means something already'],
  ])('reports the name %s as check does', async (name, options, message) => {
    const cwd = named(name);
    const checked = await run(['check', '--lang=en'], { cwd });
    expect(checked.stdout + checked.stderr).toContain(message);
    for (const more of [[], ['--vs', dirs.plain]]) {
      const explained = await run(['explain', '--path', '/login', '--lang=en', ...options, ...more], { cwd });
      expect([explained.code, explained.stdout]).toEqual([3, '']);
      expect(explained.stderr).toContain('fact-name-taken');
      expect(explained.stderr).toContain(message);
    }
  });
});

describe.runIf(!isFullRun)('plan of a fact that is read otherwise', () => {
  const textOf = async (edit: (facts: FactsFile) => object, lang: string) => {
    const head = configWith({
      ...declares,
      'definitions/facts.json': (file) => {
        const facts = withFurtherDeclared(file);
        return { ...facts, ...edit(facts) };
      },
    });
    return (await run(['plan', dirs.declared, `--lang=${lang}`], { cwd: head })).stdout;
  };
  const vip = { ...furtherFacts.flags.vip, pointer: '/vip' };
  const { memberTier } = furtherFacts.channelInfo;
  const gold = { ...memberTier, values: { ...memberTier.values, gold: 'GOLD' } };
  inNpmTest.each([
    [
      'a flag',
      (facts: FactsFile) => ({ flags: { ...facts.flags, vip } }),
      [/标志 vip 在渠道信息里的位置：\/h5_flow_info\/vip → \/vip\n\s*所有访客/, /vip pointer \/vip/],
      [/where channel info has the flag vip: \/h5_flow_info\/vip → \/vip\n\s*every visitor/],
    ],
    [
      'a value of a fact',
      (facts: FactsFile) => ({ channelInfo: { ...facts.channelInfo, memberTier: gold } }),
      [/事实 memberTier 的值 gold 在渠道信息里的写法：GOLD-卡 → GOLD\n\s*除 渠道信息取不到 外的所有渠道信息/],
      [/what channel info writes for gold of the fact memberTier: GOLD-卡 → GOLD\n/],
    ],
  ])('names %s, where it is read and who is reached, and no app channel', async (_, edit, zh, en) => {
    const texts = [await textOf(edit, 'zh'), await textOf(edit, 'en')];
    for (const pattern of zh) expect(texts[0]).toMatch(pattern);
    for (const pattern of en) expect(texts[1]).toMatch(pattern);
    expect(texts.join()).not.toMatch(/应用渠道|app channels|应用识别/);
  });
});

describe.runIf(!isFullRun)('check of the words and the example of a fact', () => {
  const { memberTier, campaign } = furtherFacts.channelInfo;
  inNpmTest.each([
    [
      '/channelInfo/memberTier/valueLabels/platinum',
      { ...memberTier, valueLabels: { platinum: '铂金 | Platinum' } },
    ],
    ['/channelInfo/memberTier/example', { ...memberTier, example: 'SILVER' }],
    ['/channelInfo/memberTier/valueLabels/gold', { ...campaign, valueLabels: { gold: '金卡 | Gold card' } }],
  ])('refuses %s', async (pointer, fact) => {
    const cwd = configWith({
      'definitions/facts.json': (file) => ({ channelInfo: { ...file.channelInfo, memberTier: fact } }),
    });
    const { code, stdout } = await run(['check', '--json'], { cwd });
    const found = JSON.parse(stdout).findings.map((one: { code: string; pointer: string }) => [
      one.code,
      one.pointer,
    ]);
    expect([code, found]).toEqual([1, [['fact-contradiction', pointer]]]);
  });
  inNpmTest('accepts labels of every value and an example of the default', async () => {
    const valueLabels = { gold: '金卡 | Gold card', none: '没有卡 | No card' };
    const fact = { ...memberTier, label: '会员卡 | card', valueLabels, example: 'NONE' };
    const cwd = configWith({
      'definitions/facts.json': (file) => ({ channelInfo: { ...file.channelInfo, memberTier: fact } }),
    });
    expect((await run(['check', '--json'], { cwd })).code).toBe(0);
  });
});

describe('test', () => {
  it.each(casesOfRun([...cases], representsOthers))(
    'finds a visitor who breaks an invariant about $fact',
    async ({ fact, when }) => {
      const dir = configWith({
        ...declaresOf(fact),
        'definitions/navigation.json': ({ rules }) => ({
          rules: [{ id: 'further', when: { ...when, route: 'login' }, go: 'thanks' }, ...rules],
        }),
      });
      const about = { route: 'login', outcome: null };
      const others = { id: 'others', about: '其他人 | Others', for: about, never: { lands: ['thanks'] } };
      const invariants = [
        { ...others, id: 'those', for: { ...about, ...when } },
        { ...others, for: { ...about, [fact]: { not: Object.values(when)[0] } } },
      ];
      mkdirSync(join(dir, 'tests'));
      writeFileSync(join(dir, 'tests/invariants.json'), JSON.stringify({ invariants }));
      writeFileSync(join(dir, 'tests/visits.json'), '{ "visits": [] }');
      const { code, stdout } = await run(['test', '--lang=en'], { cwd: dir });
      expect(stdout).toContain('2 invariants, 1 violated');
      expect(code).toBe(1);
      const [command = ''] = /npx funnel explain .*/.exec(stdout) ?? [];
      expect(JSON.parse((await runCommand(command, dir)).stdout).outcome.landing.name).toBe('thanks');
    },
  );
});

describe.runIf(!isFullRun)('a funnel without a flag and without a fact of channel info', () => {
  const bare = {
    'definitions/facts.json': () => ({ flags: {}, channelInfo: {}, appName: undefined }),
    'definitions/flags.json': () => ({ rules: [] }),
    'definitions/destinations.json': ({ success }: { success: object }) => ({
      success: { ...success, rules: [] },
    }),
  };
  inNpmTest('has plans, coverage and explanations', async () => {
    const before = configWith(bare);
    const after = configWith({ ...bare, ...asks({ channelInfo: 'failed' }) });
    expect(await run(['check'], { cwd: after })).toMatchObject({ code: 0 });
    const plan = await planOf(before, after);
    // Channel info is answered or not.
    expect(plan.changed).toBe(size(plan) / 2);
    const [{ witness } = { witness: '' }] = plan.groups;
    expect((await runCommand(witness, after)).stdout).toContain('codeWrong');
    const { rows, arriving } = json<Coverage>(await run(['coverage', '--json'], { cwd: after }));
    expect(rows.find(({ name }) => name === 'further')?.count).toBe(arriving / 2);
    const { stdout } = await run(['explain', '--path', '/login'], { cwd: after });
    expect(stdout).not.toContain('codeWrong');
  });
});
