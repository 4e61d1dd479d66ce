import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Axis, openAxes } from '../../../ops/explain/axes.ts';
import { Explainer } from '../../../ops/explain/explain.ts';
import { combination, combinations, type FoldedRow, fold } from '../../../ops/explain/fold.ts';
import { type ExplainInput, readInput } from '../../../ops/explain/input.ts';
import { resolveOpenAxes } from '../../../ops/explain/resolve-open-axes.ts';
import { explainBatch } from '../../../ops/explain-report/batch.ts';
import { explanationJson } from '../../../ops/explain-report/print-json.ts';
import type { Io } from '../../../ops/index.ts';
import { followRedirects, type Situation } from '../../../runtime/index.ts';
import {
  config,
  flagsOf,
  plainChannelInfo,
  settled,
  siteOf,
  sources,
  visitor,
} from '../../runtime/real-config.ts';
import * as any from '../harness/arbitrary-situations.ts';
import { assertAsyncProperty, assertProperty, shareOfRun } from '../harness/property.ts';
import { expected } from './requirement-model.ts';

const explainer = new Explainer(config, sources);
const files: ReadonlySet<string> = new Set(sources.files);

/** Comparing texts is fast; a difference is reported in full. */
function expectEqual(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
}

const situation = fc.record(
  {
    host: any.host,
    channel: any.channel,
    city: any.city,
    path: any.path,
    query: any.query,
    flags: any.flags,
    application: any.application,
    bdType: fc.constantFrom('1', '2', '3', '4', ''),
    token: fc.boolean(),
    user: any.okOrFailed,
    appName: fc.constantFrom('应用', ''),
    appCompany: fc.constantFrom('公司', ''),
    firstVisit: fc.boolean(),
    loginAddress: fc.constantFrom('/login', '/v2/login', '/v1/login', '//evil', '/404err'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ExplainInput>;

async function batch(lines: readonly string[], pieces = [lines.join('\n')]) {
  let out = '';
  const io: Io = {
    stdout: (text) => {
      out += text;
    },
    stderr: () => {},
    stdin: async function* () {
      yield* pieces;
    },
    cwd: '/',
    env: {},
    isTTY: false,
  };
  const code = await explainBatch(explainer, '-', 'en', io);
  return { code, lines: out === '' ? [] : out.slice(0, -1).split('\n') };
}

describe('explain', () => {
  it('explain agrees with the model of the requirements and with the decisions of the runtime', () => {
    const pathOf = (host: string, route: string) => explainer.site(host).routes[route]?.path;
    assertProperty(shareOfRun(10_000), [situation], (input) => {
      const outcome = explainer.outcome(input);
      const should = expected(input);
      const path = (route: string) => pathOf(outcome.host, route);
      expect({
        landing: outcome.landing.path,
        flags: outcome.flags,
        flagsFrom: outcome.flagsFrom,
        success: path(outcome.destinations.success),
        failure: path(outcome.destinations.failure),
        skipForm: path(outcome.destinations.skipForm),
        afterLogin: path(outcome.afterLogin),
      }).toEqual({ ...should, skipForm: should.failure, flags: flagsOf(should.flags) });

      const who: Partial<Situation> = {
        channel: input.channel ?? '5818',
        query: input.query ?? {},
        token: input.token === true,
        appName: input.appName || null,
        firstVisit: input.firstVisit === true,
        loginAddress: input.loginAddress ?? null,
        answers: {
          user: input.user ?? 'ok',
          channelInfo: {
            facts: {
              application: String(input.application ?? 'web'),
              bdType: input.bdType === undefined ? null : String(input.bdType),
            },
            flags: { ...plainChannelInfo.flags, ...input.flags },
            appName: null,
          },
          ipInfo: { name: input.city ?? '' },
          mark: 'ok',
          markcode: 'ok',
        },
      };
      const visit = settled(followRedirects(siteOf(outcome.host), visitor(who), input.path ?? '/'));
      expect(outcome.landing).toMatchObject({ name: visit.route, path: visit.path });
      expect(outcome.hops).toEqual(visit.hops);
    });
  });
  it('explanationJson equals JSON.stringify, and every step has a source location', () => {
    assertProperty(
      shareOfRun(3000),
      [situation, fc.constantFrom('zh', 'en'), fc.boolean()],
      (input, language, rejected) => {
        const explanation = explainer.explain(input, language, rejected);
        expect(explanationJson(explanation)).toBe(JSON.stringify(explanation));
        for (const { source } of explanation.steps) {
          if (files.has(source.file) && source.line > 0) continue;
          expect(sources.files).toContain(source.file);
          expect(source.line).toBeGreaterThan(0);
        }
      },
    );
  });
  it('repeated explanations are equal for any texts of visitors', () => {
    const text = fc.array(fc.constantFrom('5265', '上海', ' ', '"', ',', 'undefined', 'a'), { maxLength: 4 });
    const word = text.map((one) => one.join(''));
    const odd = fc.record(
      { host: word, channel: word, city: word, appName: word, appCompany: word },
      { requiredKeys: [] },
    );
    assertProperty(shareOfRun(3000), [odd], (input) => {
      const again = explainer.explain(input, 'en', false);
      expectEqual(again, new Explainer(config, sources).explain(input, 'en', false));
    });
  });
});

describe('a batch', () => {
  const bad = fc.constantFrom(
    '{',
    'nothing',
    '[]',
    'null',
    '1',
    '{"chanel":"1"}',
    '{"user":"x"}',
    '{"flags":{"a":1}}',
  );
  const line = fc.oneof(
    { weight: 4, arbitrary: situation.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: bad },
  );
  it('a batch answers N lines with N lines in order, invalid ones with an error, and exits with 2', async () => {
    await assertAsyncProperty(
      shareOfRun(1000),
      [fc.array(line, { minLength: 1, maxLength: 12 })],
      async (given) => {
        const { code, lines } = await batch(given);
        expect(lines).toHaveLength(given.length);
        let mistakes = 0;
        lines.forEach((answer, at) => {
          const printed = JSON.parse(answer);
          expect(printed.format).toBe('funnel.explain/1');
          const input = readable(given[at] ?? '');
          if (input) {
            expectEqual(printed, JSON.parse(JSON.stringify(explainer.explain(input, 'en', false))));
          } else {
            mistakes++;
            expect(printed.error).toMatchObject({ line: at + 1 });
          }
        });
        expect(code).toBe(mistakes > 0 ? 2 : 0);
      },
    );
  });
  it('a batch does not depend on the chunks of the stream', async () => {
    const cuts = fc.array(fc.nat({ max: 2000 }), { maxLength: 10 });
    await assertAsyncProperty(
      shareOfRun(1000),
      [fc.array(line, { minLength: 1, maxLength: 8 }), cuts],
      async (given, at) => {
        const whole = given.join('\n');
        const offsets = [0, ...at.map((one) => one % (whole.length + 1)).sort((a, b) => a - b), whole.length];
        const pieces = offsets.slice(1).map((end, index) => whole.slice(offsets[index], end));
        expectEqual((await batch(given, pieces)).lines, (await batch(given)).lines);
      },
    );
  });
  it('a batch prints no control character of its input (T19)', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    const control = fc.constantFrom(
      '\u001b[31m',
      '\u009b31m',
      '\u007f',
      '\u202e',
      '\u200b',
      '\ud800',
      '\u2028',
    );
    const any = fc.oneof(text, control);
    const wild = fc.record({
      host: any,
      channel: any,
      city: any,
      path: any,
      appName: any,
      query: fc.dictionary(any, any),
    });
    await assertAsyncProperty(shareOfRun(2000), [wild], async (given) => {
      const { code, lines } = await batch([JSON.stringify(given)]);
      expect(code).toBe(0);
      expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(JSON.parse(lines[0] ?? '').input).toEqual(JSON.parse(JSON.stringify(given)));
    });
  });
  it('a batch never throws for any JSON', async () => {
    await assertAsyncProperty(shareOfRun(3000), [fc.json({ maxDepth: 3 })], async (given) => {
      const { lines } = await batch([given]);
      expect(lines).toHaveLength(1);
    });
  });
});

function readable(line: string): ExplainInput | null {
  try {
    return readInput(JSON.parse(line), config.facts);
  } catch {
    return null;
  }
}

/** Whether a combination satisfies the conditions of a folded row. */
function meets(row: FoldedRow<unknown>, axes: readonly Axis[], values: readonly unknown[]): boolean {
  return Object.entries(row.when).every(([name, condition]) => {
    const value = values[axes.findIndex((axis) => axis.name === name)];
    if (Array.isArray(condition)) return (condition as unknown[]).includes(value);
    if (typeof condition !== 'object') return condition === value;
    const not = Array.isArray(condition.not) ? condition.not : [condition.not];
    return !(not as unknown[]).includes(value);
  });
}

describe('open axes', () => {
  const axes: fc.Arbitrary<Axis[]> = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()), { minLength: 1, maxLength: 4 })
    .map((sizes) =>
      sizes.map(([size, open], at) => ({
        name: `axis${at}`,
        values: [...(open ? [null] : []), ...Array.from({ length: size }, (_, value) => value)],
        with: (input) => input,
      })),
    );
  it('folding is exact: each combination is in exactly one row, which has its value', () => {
    assertProperty(
      shareOfRun(5000),
      [axes, fc.infiniteStream(fc.constantFrom('a', 'b', 'c')), fc.nat()],
      (all, stream, mask) => {
        const size = combinations(all);
        // Some axes have no effect, so that there is something to fold.
        const found = new Map<string, string>();
        const keys = Array.from({ length: size }, (_, index) => {
          const used = combination(all, index).filter((_value, at) => (mask >> at) & 1);
          const key = JSON.stringify(used);
          const value = found.get(key) ?? (stream.next().value as string);
          found.set(key, value);
          return value;
        });
        const rows = fold(all, keys, (index) => keys[index]);
        for (let index = 0; index < size; index++) {
          const met = rows.filter((row) => meets(row, all, combination(all, index)));
          expect(met.map(({ is }) => is)).toEqual([keys[index]]);
        }
      },
    );
  });
  it('the combinations of the axes are enumerated once each', () => {
    assertProperty(shareOfRun(2000), [axes], (all) => {
      const found = new Set(
        Array.from({ length: combinations(all) }, (_, at) => JSON.stringify(combination(all, at))),
      );
      expect(found.size).toBe(combinations(all));
    });
  });

  const settledAxes = { city: '北京', application: 'web', bdType: '4', user: 'ok' } as const;
  const flags = { input_form: 0, succ_todo: 4, fail_todo: 3 };
  const names = [...Object.keys(settledAxes), ...Object.keys(flags)];
  const open = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 });
  it('the folded outcome equals the outcome of each single value', () => {
    const base = fc.record({
      host: any.host,
      channel: any.channel,
      path: any.path,
      token: fc.boolean(),
      query: any.query,
    });
    assertProperty(shareOfRun(1000), [base, open], (given, left) => {
      const input: Record<string, unknown> = { ...given };
      for (const [name, one] of Object.entries(settledAxes)) if (!left.includes(name)) input[name] = one;
      input.flags = Object.fromEntries(Object.entries(flags).filter(([name]) => !left.includes(name)));
      const situation = input as ExplainInput;
      const { outcome, open: found } = resolveOpenAxes(explainer, situation);
      const axesFound = openAxes(explainer, situation);
      expect(found.map(({ name }) => name)).toEqual(axesFound.map(({ name }) => name));
      for (let index = 0; index < combinations(found); index++) {
        const values = combination(found, index);
        const one = found.reduce((now, axis, at) => axis.with(now, values[at] ?? null), situation);
        const alone = explainer.outcome(one);
        const possibleValues = (folded: unknown) =>
          typeof folded === 'object' && folded !== null && 'byAxis' in folded
            ? (folded.byAxis as FoldedRow<unknown>[])
                .filter((row) => meets(row, found, values))
                .map(({ is }) => is)
            : [folded];
        expect(possibleValues(outcome.landing)).toEqual([alone.landing]);
        expect(possibleValues(outcome.afterLogin)).toEqual([alone.afterLogin]);
        expect(possibleValues(outcome.flags.succ_todo)).toEqual([alone.flags.succ_todo]);
        expect(possibleValues(outcome.destinations.failure)).toEqual([alone.destinations.failure]);
        expect(possibleValues(outcome.ads)).toEqual([alone.ads]);
      }
    });
  });
  it('all values that no row names give the same outcome', () => {
    assertProperty(
      shareOfRun(2000),
      [situation, fc.constantFrom('南京', '*', '', 'constructor')],
      (input, city) => {
        const other = explainer.outcome({ ...input, city: '拉萨市' });
        expect(explainer.outcome({ ...input, city })).toEqual(other);
      },
    );
  });
});
