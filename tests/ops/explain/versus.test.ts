import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Versus } from '../../../ops/explain/versus.ts';
import { copyConfigOfFewHosts } from '../../harness/config-copy.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { run } from '../cli/run-main.ts';

/** A few hosts of the shipped config. */
const original = mkdtempSync(join(tmpdir(), 'funnel-versus-'));
/** The same files, one of which each test edits. */
const copy = mkdtempSync(join(tmpdir(), 'funnel-versus-'));
beforeAll(() => {
  for (const dir of [original, copy]) copyConfigOfFewHosts(dir);
});
afterAll(() => {
  for (const dir of [original, copy]) rmSync(dir, { recursive: true });
});

/** The shipped config after an edit of one file, with the shipped config as base. */
class Edited<File> {
  readonly #file: string;
  constructor(file: string, edit: (value: File) => void) {
    this.#file = file;
    const value = JSON.parse(readFileSync(join(original, file), 'utf8'));
    edit(value as File);
    writeFileSync(join(copy, file), JSON.stringify(value, null, 2));
  }
  explain = (...args: string[]) =>
    run(['explain', '--vs', original, '--config', copy, ...args], { cwd: original });
  versus = async (...args: string[]) => JSON.parse((await this.explain('--json', ...args)).stdout) as Versus;
  [Symbol.dispose](): void {
    cpSync(join(original, this.#file), join(copy, this.#file));
  }
}
interface Cities {
  rules: Record<string, { set: object }>;
}
interface Brands {
  brands: Record<string, Record<string, unknown>>;
}
const otherFlags = ({ rules }: Cities) =>
  Object.assign(rules['shanghai-skip-form']?.set ?? {}, { succ_todo: 5 });
const settled = ['--flags', '0,0,0', '--application', 'web', '--bd-type', '4'];

describe('explain --vs', () => {
  inNpmTest(
    '--json prints the format funnel.explain-vs/1: both revisions, and the first step that differs',
    async () => {
      using edited = new Edited('definitions/cities.json', otherFlags);
      const told = await edited.versus('--channel', '5626', '--city', '上海', ...settled);
      expect(Object.keys(told)).toEqual([
        'format',
        'base',
        'input',
        'renamed',
        'differences',
        'before',
        'after',
      ]);
      expect(told).toMatchObject({
        format: 'funnel.explain-vs/1',
        base: original,
        input: { channel: '5626' },
      });
      const [only, ...others] = told.differences;
      expect(others).toEqual([]);
      expect(only?.when).toEqual({});
      const source = { file: expect.any(String), line: expect.any(Number), column: expect.any(Number) };
      const step = (value: string) => ({ stage: 'flags', value, reason: expect.any(String), source });
      expect(only?.first).toEqual({
        stage: 'flags',
        before: step('input_form 1, succ_todo 4, fail_todo 3'),
        after: step('input_form 1, succ_todo 5, fail_todo 3'),
      });
      expect(only?.further.map(({ stage }) => stage)).toEqual(['cityRule', 'destination.success']);
      expect(only?.outcome).toContainEqual({ field: 'flags.succ_todo', before: 4, after: 5 });
      expect(told.before.outcome.flags.succ_todo).toBe(4);
      expect(told.after.outcome.flags.succ_todo).toBe(5);
      expect(told.after.steps.length).toBeGreaterThan(5);
    },
  );

  // The city alone is open, or everything.
  it.each(casesOfRun<string[][]>([[settled], [[]]], ([given]) => given?.length !== 0))(
    'explain --vs compares open axes for all values, and reports the values with a difference: %j',
    async (given = []) => {
      using edited = new Edited('definitions/cities.json', otherFlags);
      const told = await edited.versus('--channel', '5626', ...given);
      expect(told.differences.map(({ when }) => when)).toEqual([{ city: '上海' }]);
      expect((await edited.explain('--channel', '5626', ...given)).stdout).toMatch(
        /^\[city 上海\]\n1 {2}标志\n/,
      );
      expect((await edited.versus('--channel', '5626', ...given, '--city', '北京')).differences).toEqual([]);
    },
  );

  // In `npm test` the theme of a brand is compared.
  inFullRun('explain --vs reports differences without a step, such as another company', async () => {
    using edited = new Edited('brands.json', ({ brands }: { brands: Record<string, object> }) =>
      Object.assign(brands['money-lending'] ?? {}, { companyName: '另一家' }),
    );
    const { code, stdout } = await edited.explain('--channel', '99999', ...settled);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ {3}brand\.companyName: .+ → 另一家$/m);
    const [only] = (await edited.versus('--channel', '99999', ...settled)).differences;
    expect(only).toMatchObject({ first: null, further: [] });
  });

  inNpmTest('an additional redirect is one difference, and does not make later steps differ', async () => {
    using edited = new Edited('definitions/navigation.json', ({ rules }: { rules: object[] }) =>
      rules.unshift({ id: 'detour', when: { route: 'login', outcome: null }, go: 'loginV2' }),
    );
    const { differences } = await edited.versus('--path', '/login', ...settled);
    const [only] = differences;
    const stages = [only?.first?.stage, ...(only?.further ?? []).map(({ stage }) => stage)];
    // The login now happens on another page, so its redirects begin there.
    expect(new Set(stages)).toEqual(new Set(['navigation', 'afterLogin']));
  });

  inNpmTest(
    '--short prints one line for each revision of a step: sign, source location, stage, value',
    async () => {
      using edited = new Edited('definitions/cities.json', otherFlags);
      const { stdout } = await edited.explain('--short', '--channel', '5626', '--city', '上海', ...settled);
      const lines = stdout.trimEnd().split('\n');
      expect(lines).toHaveLength(6);
      for (const line of lines) expect(line).toMatch(/^[-+]\S+\.json:\d+:\d+\t[^\t]+\t[^\t]+$/);
    },
  );

  // In `npm test` open axes are compared for all values where one city differs, and versus-renamed.test.ts finds no
  // difference.
  inFullRun('explain --vs reports that the visitor sees no difference', async () => {
    using edited = new Edited('definitions/cities.json', otherFlags);
    const { code, stdout } = await edited.explain('--channel', '5265', '--lang=en');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'this visitor sees no difference\n' });
  });

  it.each(
    casesOfRun(
      [
        ['theme', { theme: { radius: 15 } }, 'brand.theme.radius: 14 → 15'],
        ['slogan', { slogan: '另一句' }, 'brand.slogan: 借多少、花多少，先看清楚 → 另一句'],
        ['annualRate', { annualRate: '8%' }, 'brand.annualRate: 7.2%–24%（单利） → 8%'],
        [
          'complaintPhone',
          { complaintPhone: '400-000-0199' },
          'brand.complaintPhone: 400-000-0101 → 400-000-0199',
        ],
      ],
      ([name]) => name === 'theme',
    ),
  )('explain --vs compares the %s of the brand', async (_, change: Record<string, unknown>, line) => {
    using edited = new Edited('brands.json', ({ brands }: Brands) => {
      const brand = brands['money-lending'] ?? {};
      Object.assign(
        brand,
        change,
        change.theme && { theme: { ...(brand.theme as object), ...change.theme } },
      );
    });
    expect((await edited.explain('--channel', '5265', ...settled)).stdout).toBe(`   ${line}\n`);
    const [only] = (await edited.versus('--channel', '5265', ...settled)).differences;
    expect(only?.outcome.map(({ field }) => field)).toEqual([line.split(':')[0]]);
  });

  it.each(
    casesOfRun(
      [
        [[], 'form-package'],
        [['--path', '/form-package', '--token', '--user', 'ok'], 'form-package'],
        [['--path', '/login'], 'login'],
      ],
      ([, page]) => page === 'login',
    ),
  )(
    'explain --vs with %j reports the differences of %s, where the visit ends or after the login',
    async (args, page) => {
      using edited = new Edited(`definitions/pages/${page}.json`, (value: { title?: string }) => {
        value.title = '另一个标题';
      });
      const { stdout } = await edited.explain('--lang=en', ...args, ...settled);
      expect(stdout).toMatch(new RegExp(`^ {3}page ${page}: text ${page}\\.title: .* → 另一个标题$`, 'm'));
      const [only] = (await edited.versus(...args, ...settled)).differences;
      expect(only?.outcome).toContainEqual(
        expect.objectContaining({
          field: `page.${page}`,
          what: 'text',
          at: `${page}.title`,
          after: '另一个标题',
        }),
      );
    },
  );

  inFullRun(
    'explain --vs of an added channel with everything open reports each difference once, the largest first',
    async () => {
      using edited = new Edited('channels.json', ({ channels }: { channels: Record<string, object> }) => {
        channels['5999'] = { cityRule: 'shanghai-skip-form', brand: { id: 'fast-loan' } };
      });
      const { differences } = await edited.versus('--channel', '5999');
      const told = differences.map(({ first, further, outcome }) =>
        JSON.stringify([first, further, outcome]),
      );
      expect(new Set(told).size).toBe(told.length);
      const counts = differences.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(differences[0]).toMatchObject({ when: {}, or: [], first: { stage: 'brand' } });
      const flags = differences.filter(({ first }) => first?.stage === 'flags');
      expect(flags.map(({ first }) => first?.before?.value)).toContain('与服务器返回的相同');
      // Only in the city of the rule: elsewhere the server decides the flags in both revisions.
      for (const { when, or } of flags)
        for (const one of [when, ...or]) expect(one).toMatchObject({ city: '上海' });
      for (const short of [[], ['--short']]) {
        const { stdout } = await edited.explain('--channel', '5999', ...short);
        expect(stdout.trimEnd().split('\n').length).toBeLessThan(100);
        expect(stdout).toMatch(new RegExp(`还有 ${differences.length - 8} 处不同，--json 列出全部\n$`));
      }
    },
  );
});
