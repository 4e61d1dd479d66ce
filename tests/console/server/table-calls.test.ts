import { expect, test } from 'vitest';
import type { DecidingRowResponse, RowReachResponse } from '../../../console/api/index.ts';
import { withConsole } from '../harness/served-console.ts';

const navigation = 'definitions/navigation.json';

test('the row that decides for a visitor is that of the draft, with what is known of them', () =>
  withConsole(async ({ post, ask }) => {
    const input = { path: '/login', token: true, user: 'failed' };
    const { decided } = await post<DecidingRowResponse>('/api/deciding-row', { input, table: 'navigation' });
    expect(decided).toMatchObject({
      row: 'no-user',
      index: 3,
      facts: { user: 'failed', 'session.token': true },
    });
    const row = { id: 'new-row', when: { user: 'failed' }, go: 'thanks' };
    const edits = [{ do: 'insert', file: navigation, path: ['rules', 3], value: row }];
    // Tried before it is made: the draft stays as it is.
    const tried = await post<DecidingRowResponse>('/api/deciding-row', { input, table: 'navigation', edits });
    expect(tried.decided).toMatchObject({ row: 'new-row', index: 3, route: 'thanks' });
    const still = await post<DecidingRowResponse>('/api/deciding-row', { input, table: 'navigation' });
    expect(still.decided).toMatchObject({ row: 'no-user', index: 3 });
    await post('/api/edit', { edits });
    const after = await post<DecidingRowResponse>('/api/deciding-row', { input, table: 'navigation' });
    expect(after.decided).toMatchObject({ row: 'new-row', index: 3, route: 'thanks' });
    const flags = await post<DecidingRowResponse>('/api/deciding-row', { input: {}, table: 'flags' });
    expect(flags.decided).toMatchObject({ row: null, index: 1, route: null });
    for (const body of [
      { input, table: 'no-table' },
      { input: { nothing: 1 }, table: 'navigation' },
    ]) {
      expect((await ask('/api/deciding-row', body)).answer.error).toBe('malformed');
    }
  }));

test('who reaches the rows is counted for the draft; a draft that cannot be evaluated has none', () =>
  withConsole(async ({ post }) => {
    const reachOf = async (name: string) => {
      const { reach } = await post<RowReachResponse>('/api/row-reach');
      return (
        reach && (reach.rows.find((one) => one.kind === 'navigation' && one.name === name)?.reach ?? 'nobody')
      );
    };
    expect(await reachOf('blocked')).toBe('nobody');
    const blocked = { do: 'set', file: 'channels.json', path: ['channels', '5589', 'blocked'], value: true };
    await post('/api/edit', { edits: [blocked] });
    expect(await reachOf('blocked')).toMatchObject({ channels: 1, isUnlisted: false });
    await post('/api/edit', { edits: [{ do: 'set', file: navigation, path: ['rules', 0, 'go'], value: 7 }] });
    expect(await reachOf('blocked')).toBeNull();
  }));
