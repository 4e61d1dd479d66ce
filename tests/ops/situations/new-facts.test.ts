import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewAddress, sandboxSettings, stagedVisit } from '../../../console/ui/preview/staged-visit.ts';
import { displayNamesOf } from '../../../ops/explain/display-names.ts';
import { Explainer } from '../../../ops/explain/explain.ts';
import { type ExplainInput, readInput } from '../../../ops/explain/input.ts';
import { readConfig } from '../../../ops/index.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { decodeQuery } from '../../../runtime/address/query-parameters.ts';
import { decodeFacts } from '../../../runtime/facts/decode-facts.ts';
import { decideVisit, resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { json, runCommand } from '../../runtime/decision/further-fact-cases.ts';
import { visitor } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';
import { allCases, makeNewFactsConfigs, message, type NewFactsConfigs, rowOf } from './new-facts-configs.ts';

/** A fact of channel info, which a call has to answer, and an answer, which the phone keeps, represent the others. */
const cases = casesOfRun(allCases, ({ fact }) => fact === 'memberTier' || fact === 'answer.carState');

let made: NewFactsConfigs;
beforeAll(() => {
  made = makeNewFactsConfigs(cases);
});
afterAll(() => made.remove());

const pathOf = (route: string) => made.config.routes.routes[route]?.path ?? '';
const explained = async (input: ExplainInput, route: string): Promise<string> => {
  const batch = join(made.dir, 'batch.ndjson');
  writeFileSync(batch, `${JSON.stringify({ ...input, path: pathOf(route) })}\n`);
  return (await run(['explain', '--batch', batch], { cwd: made.head })).stdout;
};

it('check accepts the rows, and the invariants name a visitor who breaks each', async () => {
  const findingsIn = async (cwd: string): Promise<string[]> => {
    const { stdout } = await run(['check', '--json'], { cwd });
    return JSON.parse(stdout).findings.map(({ code, file, pointer }: Record<string, string>) =>
      code?.startsWith('invariant') ? code : `${code} ${file} ${pointer}`,
    );
  };
  // A copy of few hosts leaves pages unused; the rows test the attributes that the base declares.
  const before = await findingsIn(made.base);
  expect(before).toContain('id-unused definitions/facts.json /channelAttributes/partnerTier');
  const tested = cases.map(
    ({ fact }) => `facts.json /${fact.replace('answer.', 'answers/').replace('.', 'Attributes/')}`,
  );
  const after = before.filter((one) => !tested.some((fact) => one.includes(fact)));
  expect(await findingsIn(made.head)).toEqual(after);
  const all = await findingsIn(made.broken);
  expect(all.filter((one) => one.startsWith('invariant'))).toEqual(cases.map(() => 'invariant-violated'));
});

it.each(cases)('explain takes $fact', async ({ input, route }) => {
  expect(await explained(input.holds, route)).toContain(message);
  expect(await explained(input.passes, route)).not.toContain(message);
});

describe('plan', () => {
  let plan: Plan;
  beforeAll(async () => {
    plan = json<Plan>(await run(['plan', made.base, '--json'], { cwd: made.head }));
  });
  it.each(cases)(
    'names the visitors whom the row on $fact moves, and no others',
    async ({ fact, axis, isMeant }) => {
      const own = plan.groups.filter(({ cause }) =>
        cause.edits.some(({ what }) => what.endsWith(` ${rowOf(fact)}`)),
      );
      const sets = own.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
      expect(sets.length).toBeGreaterThan(0);
      for (const set of sets as Readonly<Record<string, unknown>>[])
        expect((set[axis] as string[]).filter((name) => !isMeant(name))).toEqual([]);
      const versus = json<{ differences: object[] }>(await runCommand(own[0]?.witness ?? '', made.head));
      expect(JSON.stringify(versus.differences)).toContain(message);
    },
  );
});

describe('the preview of the console', () => {
  /** What the phone decides that the preview opens: its address, and what the sandbox answers about the channel. */
  function decidedFor(given: object, route: string): string | null {
    const { config: checked, sources } = readConfig(made.head);
    const names = displayNamesOf(new Explainer(checked as Config, sources));
    const input = readInput({ ...given, path: pathOf(route) }, (checked as Config).facts);
    const site = resolveSite(checked as Config, input.host ?? 'default');
    const { search } = new URL(previewAddress(input, 1234));
    const query = decodeQuery(search, site.facts.query);
    const data = sandboxSettings(input, names).channelInfo;
    const { answers: kept } = stagedVisit('1', input, null).stored;
    const answers = {
      channelInfo: decodeFacts(site.facts, Object(data).default),
      user: 'ok' as const,
      ...(kept !== undefined && { leads: JSON.parse(kept).facts }),
    };
    const channel = /^channel_(\d+)$/.exec(query._channel ?? '')?.[1] ?? site.settings.defaultChannel;
    const situation = { ...visitor({ channel }), query, answers };
    const decided = decideVisit(site, situation, { route, outcome: null });
    return decided.kind === 'decision' ? decided.message : 'need';
  }
  it.each(cases)('sets $fact', ({ input, route }) => {
    expect(decidedFor(input.holds, route)).toBe(message);
    expect(decidedFor(input.passes, route)).not.toBe(message);
  });
});
