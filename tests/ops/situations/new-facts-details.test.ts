import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coverage } from '../../../ops/coverage/coverage.ts';
import type { Found } from '../../../ops/find/find.ts';
import { json, runCommand } from '../../runtime/decision/further-fact-cases.ts';
import { run } from '../cli/run-main.ts';
import {
  allCases as cases,
  makeNewFactsConfigs,
  message,
  type NewFactsConfigs,
  rowOf,
} from './new-facts-configs.ts';

let made: NewFactsConfigs;
beforeAll(() => {
  made = makeNewFactsConfigs(cases);
});
afterAll(() => made.remove());

// In `npm test` coverage and find count the visitors of a row on a fact of each source in the small config
// (tests/runtime/decision/declared-facts-in-reports.test.ts).
describe('coverage and find', () => {
  let coverage: Coverage;
  beforeAll(async () => {
    coverage = json<Coverage>(await run(['coverage', '--json'], { cwd: made.head }));
  });
  it.each([...cases])('count the visitors of the row on $fact', async ({ fact, axis, isMeant }) => {
    const row = coverage.rows.find(({ name }) => name === rowOf(fact));
    expect(row?.count).toBeGreaterThan(0);
    const at = `${row?.file}:${row?.line}`;
    const found = json<Found>(await run(['find', '--row', at, '--json'], { cwd: made.head }));
    expect(found.count).toBe(row?.count);
    const sets = found.who === null ? [] : 'anyOf' in found.who ? found.who.anyOf : [found.who];
    for (const set of sets as Readonly<Record<string, unknown>>[])
      expect((set[axis] as string[]).filter((name) => !isMeant(name))).toEqual([]);
    expect((await runCommand(found.witness ?? '', made.head)).stdout).toContain(message);
  });
});
