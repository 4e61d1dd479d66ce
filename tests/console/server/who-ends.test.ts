import { expect, test } from 'vitest';
import type { ProblemsResponse, WhoEndsResponse } from '../../../console/api/index.ts';
import { withConsole } from '../harness/served-console.ts';

const channelsOf = ({ found }: WhoEndsResponse) => found?.channels.map(({ channel }) => channel);

test('who ends at a page is answered on the draft: a channel that an edit removes is gone from it', () =>
  withConsole(async ({ post, get }) => {
    const ask = (question: object) => post<WhoEndsResponse>('/api/who-ends', question);
    const before = await ask({ page: 'thanks' });
    const channel = channelsOf(before)?.findLast((one) => /^\d/.test(one)) ?? '';
    expect(channel).not.toBe('');
    const path = ['channels', channel];
    await post('/api/edit', { edits: [{ do: 'remove', file: 'channels.json', path }] });
    const after = await ask({ page: 'thanks' });
    expect(after.version).toBeGreaterThan(before.version);
    expect(channelsOf(after)?.length).toBe((channelsOf(before)?.length ?? 0) - 1);
    expect(channelsOf(after)).not.toContain(channel);
    // A row by its id, also where several stand in one line of the file.
    const passing = await ask({ row: { table: 'navigation', id: 'saved' } });
    expect(channelsOf(passing)).toEqual(channelsOf(after));
    // Nothing is asked for yet.
    expect((await ask({})).found).toBeNull();
    // A draft that cannot be evaluated has no answer, and the problems say why.
    const text = '{ "channels": ';
    await post('/api/edit', { edits: [{ do: 'text', file: 'channels.json', text }] });
    const broken = await ask({ page: 'thanks' });
    expect([broken.found, broken.refused]).toEqual([null, undefined]);
    expect((await get<ProblemsResponse>('/api/problems')).problems.length).toBeGreaterThan(0);
  }));

test('a name that the draft does not have is refused with the nearest one; a question of another shape is malformed', () =>
  withConsole(async ({ post, ask }) => {
    const { found, refused } = await post<WhoEndsResponse>('/api/who-ends', { page: 'thank' });
    expect(found).toBeNull();
    expect(refused?.en).toContain('“thank”, did you mean "thanks"?');
    for (const body of [
      { page: 3 },
      { row: 'navigation/x' },
      { row: { table: 'x', id: 'y' } },
      { flags: [] },
    ]) {
      const { status, answer } = await ask('/api/who-ends', body);
      expect([status, answer.error], JSON.stringify(body)).toEqual([400, 'malformed']);
    }
  }));
