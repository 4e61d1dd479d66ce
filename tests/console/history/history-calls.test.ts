import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { HistoryResponse, PastPlanResponse } from '../../../console/api/index.ts';
import { printJson } from '../../../ops/plan-report/print-json.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { run } from '../../ops/cli/run-main.ts';
import { commitChange, gitAs, initHistory } from '../harness/commit-history.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { treeHash } from '../harness/small-config.ts';

const inHistory = (use: (client: Client) => Promise<void>) => withConsole(use, { prepare: initHistory });
const headOf = (dir: string) => gitAs(dir, {}, 'rev-parse', 'HEAD');
const calls = ['saves', 'save', 'revert', 'plan', 'last-changes'].map((call) => `/api/history/${call}`);

/** Names that git would take for an option, a pattern, another revision or a file elsewhere. */
const hostileNames: unknown[] = [
  '--output=stolen',
  '-O stolen',
  '../channels.json',
  '/etc/passwd',
  ':(top)channels.json',
  ':/',
  '*',
  'channels.json\0',
  'CHANNELS.JSON',
  './channels.json',
  'definitions/pages/../site.json',
  'definitions/pages/.git/config.json',
  'definitions/pages/a/b.json',
  'public/assets/logo.svg',
  '',
  {},
  [],
  null,
  1,
];
const hostileCommits: unknown[] = [
  'HEAD',
  'HEAD~1',
  'main',
  '--output=stolen',
  '--all',
  '@{-1}',
  ':/a',
  'HEAD:channels.json',
  'g'.repeat(40),
  'a'.repeat(39),
  `${'a'.repeat(40)}^`,
  `${'a'.repeat(40)}\n--all`,
  'A'.repeat(40),
  '',
  null,
  {},
  7,
];

inNpmTest('no call takes a name that is no file of the config, or a commit that is no full id', () =>
  inHistory(async ({ ask, dir }) => {
    const commit = headOf(dir);
    const before = treeHash(dir);
    for (const path of calls.filter((call) => !call.endsWith('plan'))) {
      for (const file of hostileNames) {
        const { status, answer } = await ask(path, { commit, file });
        expect([path, file, status, answer.error]).toEqual([path, file, 400, 'malformed']);
      }
    }
    for (const path of ['save', 'revert', 'plan'].map((call) => `/api/history/${call}`)) {
      for (const hostile of hostileCommits) {
        const { status, answer } = await ask(path, { commit: hostile });
        expect([path, hostile, status, answer.error]).toEqual([path, hostile, 400, 'malformed']);
      }
    }
    expect(treeHash(dir)).toBe(before);
    expect([existsSync(join(dir, 'stolen')), existsSync('stolen')]).toEqual([false, false]);
  }),
);

// In `npm test` a commit that is no full id is refused.
inFullRun('a commit that git has not, and one of another kind of object, is not found', () =>
  inHistory(async ({ ask, dir }) => {
    const blob = gitAs(dir, {}, 'rev-parse', 'HEAD:channels.json');
    for (const commit of ['0'.repeat(40), 'a'.repeat(64), blob]) {
      for (const call of ['save', 'revert']) {
        const { status, answer } = await ask(`/api/history/${call}`, { commit });
        expect([status, answer.error]).toEqual([404, 'not-found']);
      }
      const { status, answer } = await ask('/api/history/plan', { commit });
      expect([status, answer.plan]).toEqual([200, null]);
    }
  }),
);

// In `npm test` a call with another name of a file, or another commit, is refused.
inFullRun('a time, a place or a page that is none is refused', () =>
  inHistory(async ({ ask }) => {
    const file = 'channels.json';
    const bodies = [
      { since: 'yesterday' },
      { since: '--all' },
      { since: '-1' },
      { since: '9999-99-99' },
      { since: '+275760-09-13T00:00:00Z' },
      { since: 5 },
      { author: 5 },
      { author: 'x'.repeat(2000) },
      { skip: -1 },
      { skip: 1.5 },
      { skip: '1' },
      { skip: 1e9 },
      { at: '/channels' },
      { file, at: 'channels' },
      { file, at: 7 },
      { file, at: `/${'x'.repeat(2000)}` },
    ];
    for (const body of bodies) {
      const { status, answer } = await ask('/api/history/saves', body);
      expect([body, status, answer.error]).toEqual([body, 400, 'malformed']);
    }
    const commit = 'a'.repeat(40);
    for (const path of ['x', {}, [1], Array(65).fill('x')]) {
      expect((await ask('/api/history/revert', { commit, file, path })).status).toBe(400);
    }
    expect((await ask('/api/history/revert', { commit, path: ['channels'] })).status).toBe(400);
  }),
);

inFullRun('an author is a name and no pattern, and a pointer may lead to what every object has', () =>
  inHistory(async ({ post }) => {
    const saves = async (query: object) =>
      (await post<HistoryResponse>('/api/history/saves', query)).saves.length;
    expect([await saves({ author: '.*' }), await saves({ author: '--all' })]).toEqual([0, 0]);
    const file = 'channels.json';
    expect(await saves({ file, at: '/__proto__/polluted' })).toBe(0);
    expect(await saves({ file, at: '/constructor/name' })).toBe(0);
    expect(await saves({ file, at: '/channels/5265/title/length' })).toBe(0);
  }),
);

// In `npm test` api-calls.test.ts compares the plan of the draft with that of the command.
inFullRun('the plan of a past save is that of funnel plan between its commit and the one before', () =>
  inHistory(async ({ dir, post }) => {
    const commit = commitChange(dir, 'channels.json', (file) => {
      file.channels['5265'].title = '新';
    });
    commitChange(dir, 'channels.json', (file) => {
      file.channels['5589'].title = '后来';
    });
    const { plan } = await post<PastPlanResponse>('/api/history/plan', { commit });
    gitAs(dir, {}, 'checkout', '-q', commit);
    const { stdout } = await run(['plan', 'HEAD~1', '--json'], { cwd: dir });
    const expected = JSON.parse(stdout);
    expect(plan && JSON.parse(printJson(plan))).toEqual(
      JSON.parse(
        stdout
          .replaceAll('--vs HEAD~1 ', `--vs ${commit}^ `)
          .replaceAll("'HEAD~1'", `'${commit}^'`)
          .replace('"HEAD~1"', `"${commit}^"`),
      ),
    );
    expect(expected.changed).toBeGreaterThan(0);
  }),
);

inNpmTest('the first commit has no plan, and says why', () =>
  inHistory(async ({ dir, post }) => {
    const { plan, unavailable } = await post<PastPlanResponse>('/api/history/plan', { commit: headOf(dir) });
    expect(plan).toBeNull();
    expect(unavailable?.zh).toContain('第一次');
  }),
);

inFullRun('a plan that is cancelled is refused, and the next one is computed', () =>
  inHistory(async ({ dir, ask, post }) => {
    const commit = commitChange(dir, 'channels.json', (file) => {
      file.channels['5265'].title = '新';
    });
    const cancelled = ask('/api/history/plan', { commit });
    // The call has to be under way.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await post('/api/history/cancel-plan');
    const { status, answer } = await cancelled;
    // On a fast machine it may be finished.
    if (status !== 200) expect([status, answer.error]).toEqual([409, 'stale']);
    expect((await post<PastPlanResponse>('/api/history/plan', { commit })).plan).not.toBeNull();
  }),
);
