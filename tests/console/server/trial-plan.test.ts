import { expect, test } from 'vitest';
import type { TrialPlanResponse } from '../../../console/api/index.ts';
import { withConsole } from '../harness/served-console.ts';

const blocked = { do: 'set', file: 'channels.json', path: ['channels', '5589', 'blocked'], value: true };
const note = {
  do: 'set',
  file: 'channels.json',
  path: ['channels', '5589', 'note'],
  value: 'for colleagues',
};
const broken = { do: 'set', file: 'channels.json', path: ['channels', '5589', 'blocked'], value: 7 };

test('the plan of edits that are not made says whom they would affect, against the draft, and leaves it', () =>
  withConsole(async ({ post, get }) => {
    const before = await get<{ version: number }>('/api/state');
    const { plan, unavailable } = await post<TrialPlanResponse>('/api/trial-plan', { edits: [blocked] });
    expect(unavailable).toBeNull();
    expect(plan?.groups.length).toBeGreaterThan(0);
    const after = await get<{ version: number }>('/api/state');
    expect(after).toEqual(before);
    // What the draft has already is no change of these edits.
    await post('/api/edit', { edits: [blocked] });
    const again = await post<TrialPlanResponse>('/api/trial-plan', { edits: [blocked, note] });
    expect(again.plan?.groups).toEqual([]);
  }));

test('edits that would break the config, or cannot be made, have no plan', () =>
  withConsole(async ({ post, ask }) => {
    const answer = await post<TrialPlanResponse>('/api/trial-plan', { edits: [broken] });
    expect([answer.plan, answer.unavailable?.en]).toEqual([
      null,
      'with these edits the config would have errors, so nobody can say who is affected; correct them first',
    ]);
    const impossible = { do: 'remove', file: 'channels.json', path: ['channels', '1', 'note'] };
    expect((await ask('/api/trial-plan', { edits: [impossible] })).answer.error).toBe('edit-impossible');
    expect((await ask('/api/trial-plan', { edits: [] })).answer.error).toBe('edit-impossible');
  }));
