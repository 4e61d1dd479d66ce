import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type FactFiles,
  RowStandings,
  type ShownStanding,
} from '../../../console/ui/decision-rows/row-standings.ts';
import type { TableRow } from '../../../console/ui/decision-rows/table-rows.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';
import {
  afterEffects,
  matches,
  type Situation,
  type SmallRow,
  situationsOf,
  smallConfig,
} from './row-situations.ts';

// What a table shows of its rows while they are moved, against a table that is read situation by situation.

const one = <V>(...values: V[]) =>
  fc.oneof(
    fc.constantFrom(...values),
    fc.subarray([...values], { minLength: 1 }),
    fc.constantFrom(...values).map((value) => ({ not: value })),
  );
/** The conditions of every sort of fact. */
const ofFacts: Record<string, fc.Arbitrary<unknown>> = {
  host: one('default', 'a.example'),
  'host.relogin': fc.boolean(),
  channel: one('1', '2', '3'),
  'channel.blocked': fc.boolean(),
  'channel.relogin': fc.boolean(),
  'channel.tag': one('search'),
  route: one('login', 'form', 'special'),
  'route.kind': one('entry', 'form'),
  'route.needsToken': fc.boolean(),
  outcome: one<string | null>('signedIn', 'saved', 'refused', null),
  'session.token': fc.boolean(),
  user: one('ok', 'failed'),
  ipInfo: one('notNeeded', 'ok', 'failed'),
  city: one<string | null>('上海', '北京', null),
  channelInfo: one('ok', 'failed'),
  application: one('ios', 'web'),
  bdType: one<string | null>('1', '2', null),
  input_form: one(0, 1, 2, 3),
  'device.os': one('ios', 'android', 'other'),
  'query.from': one<string | null>('4', '5', null),
};
const allFacts = Object.keys(ofFacts);
const flagFacts = ['host', 'channel', 'channelInfo', 'application', 'bdType'];

interface Drawn {
  file: string;
  rows: SmallRow[];
  order: number[];
}
const rowOn = (facts: readonly string[], effects: fc.Arbitrary<SmallRow | object>) =>
  fc
    .tuple(fc.subarray([...facts], { maxLength: Math.min(2, facts.length) }), effects)
    .chain(([tested, more]) =>
      fc
        .record(Object.fromEntries(tested.map((fact) => [fact, ofFacts[fact] ?? fc.constant(0)])))
        .map((when): SmallRow => ({ when, ...more })),
    );
/** A table over few facts, so that its rows meet often. */
const tableOver = (file: string, facts: readonly string[], effects: fc.Arbitrary<SmallRow | object>) =>
  fc
    .shuffledSubarray([...facts], { minLength: 1, maxLength: 3 })
    .chain((tested) => fc.array(rowOn(tested, effects), { minLength: 1, maxLength: 6 }))
    .chain((rows) =>
      fc.record({
        file: fc.constant(file),
        rows: fc.constant(rows),
        order: fc.shuffledSubarray([...rows.keys()], { minLength: rows.length }),
      }),
    );
const goesOn = { continue: true, do: ['rememberLogin'] } as const;
const harmless = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.constant(goesOn));
const table: fc.Arbitrary<Drawn> = fc.oneof(
  { weight: 3, arbitrary: tableOver('definitions/navigation.json', allFacts, harmless) },
  tableOver('definitions/destinations.json', allFacts, fc.constant({})),
  tableOver('definitions/flags.json', flagFacts, fc.constant({})),
);

const tableRows = (rows: readonly SmallRow[]): TableRow[] =>
  rows.map((value, index) => ({
    index,
    id: `row-${index}`,
    note: '',
    when: value.when,
    value: value as unknown as Record<string, unknown>,
  }));
const shown = ({ file, rows, order }: Drawn): readonly ShownStanding[] =>
  new RowStandings(smallConfig as unknown as FactFiles, { file }, tableRows(rows)).inOrder(order);
const possible = ({ file, rows }: Drawn): Situation[] =>
  situationsOf(new Set(rows.flatMap(({ when }) => Object.keys(when))), file.endsWith('flags.json'));

it('each row in any order is unreachable, shadowed or overlapped by the rows that a reader of every situation finds', () => {
  const kinds = { dead: 0, shadowed: 0, reached: 0, overlapped: 0 };
  assertProperty(shareOfRun(600), [table], (drawn) => {
    const places = shown(drawn);
    const rows = drawn.order.map((index) => drawn.rows[index] as SmallRow);
    const all = possible(drawn);
    rows.forEach((row, at) => {
      const own = all.filter((situation) => matches(row, situation));
      const earlier = rows.slice(0, at);
      const deciders = own.map((situation) =>
        earlier.findIndex((one) => !one.continue && matches(one, situation)),
      );
      const { kind, by } = places[at] as ShownStanding;
      const taking = [...new Set(deciders)].filter((index) => index >= 0).sort((a, b) => a - b);
      if (own.length === 0) expect({ kind, by }).toEqual({ kind: 'dead', by: [] });
      else if (deciders.includes(-1)) expect({ kind, by: [...by] }).toEqual({ kind: 'reached', by: taking });
      else {
        expect(kind).toBe('shadowed');
        // Together they take every situation, and none can be left out.
        const covers = (some: readonly number[]) =>
          own.every((situation) => some.some((index) => matches(earlier[index] as SmallRow, situation)));
        expect(by.every((index) => index < at && !earlier[index]?.continue)).toBe(true);
        expect(covers(by)).toBe(true);
        for (const index of by) expect(covers(by.filter((some) => some !== index))).toBe(false);
      }
      kinds[kind] += 1;
      if (kind === 'reached' && by.length > 0) kinds.overlapped += 1;
    });
  });
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(5);
});

const clearing = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.constant({ continue: true as const, do: ['clearToken'] as const }),
);
const loginFacts = ['session.token', 'user', 'ipInfo', 'input_form', 'route', 'channel.relogin'];

it('a row behind one that clears the login is called unreachable only if no visitor comes to it', () => {
  let unreachable = 0;
  assertProperty(
    shareOfRun(300),
    [tableOver('definitions/navigation.json', loginFacts, clearing)],
    (drawn) => {
      const places = shown(drawn);
      const rows = drawn.order.map((index) => drawn.rows[index] as SmallRow);
      const reached = new Set<number>();
      for (const situation of possible(drawn)) {
        let now = [situation];
        rows.forEach((row, at) => {
          const meeting = now.filter((some) => matches(row, some));
          if (meeting.length > 0) reached.add(at);
          const after = row.continue ? meeting.flatMap((some) => afterEffects(row, some)) : [];
          now = [...now.filter((some) => !matches(row, some)), ...after];
        });
      }
      places.forEach(({ kind }, at) => {
        if (kind === 'reached') return;
        unreachable += 1;
        expect(reached.has(at)).toBe(false);
      });
    },
  );
  expect(unreachable).toBeGreaterThan(5);
});
