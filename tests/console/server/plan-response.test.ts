import { expect, test } from 'vitest';
import { parseSharedLists } from '../../../console/api/shared-lists.ts';
import { commitChange } from '../harness/commit-history.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

const open = { do: 'remove', file: 'channels.json', path: ['channels', '5589', 'blocked'] } as const;

async function textOf({ port, token }: Client, path: string, body?: object): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  const headers = { 'x-funnel-token': token, origin, 'content-type': 'application/json' };
  const own = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await fetch(origin + path, { ...own, headers })).text();
}

/** As plain JSON, the plan of a bulk edit is longer than V8's longest string. */
function expectShared(text: string): void {
  const { plan } = parseSharedLists(text) as { plan: { groups: unknown[] } };
  expect(plan.groups.length).toBeGreaterThan(0);
  expect(text.startsWith('{"$lists":')).toBe(true);
}

test('every call that answers a plan prints each list of names once', () =>
  withConsole(
    async (client) => {
      const edits = [open];
      expectShared(await textOf(client, '/api/trial-plan', { edits }));
      await client.post('/api/edit', { edits });
      expectShared(await textOf(client, '/api/plan?against=disk'));
      expectShared(await textOf(client, '/api/plan?against=head'));
      const { version } = await client.get<{ version: number }>('/api/state');
      const review = { name: 'blocked', title: 'Block a channel', version };
      await client.post('/api/review/send', review);
      expectShared(await textOf(client, '/api/review/plan', { name: 'blocked' }));
      const commit = git(client.dir, 'rev-parse', 'HEAD').trim();
      expectShared(await textOf(client, '/api/history/plan', { commit }));
    },
    {
      prepare: (dir) => {
        initGit(dir);
        commitChange(dir, 'channels.json', ({ channels }) => {
          channels['5589'].blocked = true;
        });
      },
    },
  ));
