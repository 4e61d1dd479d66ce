import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type {
  ChannelCardResponse,
  DiffResponse,
  DraftChangeResponse,
  ExplainResponse,
  LastChangesResponse,
  PlanResponse,
  ProblemsResponse,
  SaveResponse,
  SchemaResponse,
  SearchResponse,
  StateResponse,
} from '../../../console/api/index.ts';
import { LastSave } from '../../../console/save/last-save.ts';
import { printJson } from '../../../ops/plan-report/print-json.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { run } from '../../ops/cli/run-main.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

const set = (file: string, path: (string | number)[], value: unknown) => ({
  edits: [{ do: 'set', file, path, value }],
});
const channelsOf = (dir: string) =>
  Object.keys(
    (JSON.parse(readFileSync(join(dir, 'channels.json'), 'utf8')) as { channels: object }).channels,
  );
const first = (dir: string): string => channelsOf(dir)[0] ?? '';

inNpmTest('the state lists every file of the config, and the files with unsaved edits', () =>
  withConsole(async ({ get, post, dir }) => {
    await post('/api/edit', set('channels.json', ['channels', first(dir), 'title'], '新'));
    const state = await get<StateResponse>('/api/state');
    expect(state.files.filter(({ isChanged }) => isChanged).map(({ file }) => file)).toEqual([
      'channels.json',
    ]);
    expect([state.undo, state.redo]).toEqual([1, 0]);
    expect(state.assets).toContain('/assets/logo.svg');
  }),
);

// In `npm test` a draft with errors is not saved, with its problems.
inFullRun('the problems of the draft are those that check finds after a save, in both languages', () =>
  withConsole(async ({ get, post, dir }) => {
    await post('/api/edit', set('channels.json', ['channels', first(dir), 'cityRule'], 'no-such-rule'));
    const { problems, isClean } = await get<ProblemsResponse>('/api/problems');
    const { text } = await get<{ text: string }>('/api/file?name=channels.json');
    writeFileSync(join(dir, 'channels.json'), text);
    const { stdout } = await run(['check', '--json', '--config', dir]);
    const { findings } = JSON.parse(stdout) as {
      findings: { code: string; message: unknown; range: unknown }[];
    };
    const reportable = (all: readonly { code: string; message: unknown; range: unknown }[]) =>
      all.map(({ code, message, range }) => ({ code, message, range }));
    expect(isClean).toBe(false);
    expect(problems.map(({ code }) => code)).toContain('ref-unknown');
    expect(reportable(problems)).toEqual(reportable(findings));
  }),
);

inFullRun('the fix of a problem consists of edits that remove it', () =>
  withConsole(async ({ get, post, ask, dir }) => {
    await post('/api/edit', set('channels.json', ['channels', first(dir), 'cityRule'], 'big-citeis'));
    const found = await get<ProblemsResponse>('/api/problems');
    const edits = found.problems.flatMap(({ fixes }) => fixes)[0]?.edits;
    expect(edits?.[0]?.do).toBe('splice');
    expect((await ask('/api/edit', { edits })).status).toBe(400);
    expect((await ask('/api/edit', { edits, version: found.version - 1 })).answer.error).toBe('stale');
    await post('/api/edit', { edits, version: found.version });
    const { isClean } = await get<ProblemsResponse>('/api/problems');
    expect(isClean).toBe(true);
  }),
);

// In `npm test` problems, plan, explanation, save and undo of a draft are asked for by the same calls.
inFullRun('suggestions for a wrong name are offered to a person, also where --fix would not apply them', () =>
  withConsole(async ({ get, post, dir }) => {
    await post('/api/edit', set('channels.json', ['channels', first(dir), 'cityRule'], 'big-cit'));
    const { version, problems } = await get<ProblemsResponse>('/api/problems');
    const [fix] = problems.flatMap(({ fixes }) => fixes);
    expect(fix?.to).toBe('big-cities');
    await post('/api/edit', { edits: fix?.edits, version });
    expect((await get<ProblemsResponse>('/api/problems')).isClean).toBe(true);
  }),
);

inNpmTest(
  'the plan of the draft equals the report of funnel plan after a save, and the plan against the disk is empty then',
  () =>
    withConsole(
      async ({ get, post, dir }) => {
        await post('/api/edit', set('channels.json', ['channels', first(dir), 'title'], '新标题'));
        const { plan, witnesses, version } = await get<PlanResponse>('/api/plan?against=head');
        expect(plan?.changed).toBeGreaterThan(0);
        const [command = ''] = plan?.groups.map(({ witness }) => witness) ?? [];
        expect(command).toContain(`--channel ${witnesses[command]?.channel}`);
        const saved = await post<SaveResponse>('/api/save', { version, commit: { message: '改标题' } });
        expect(saved.saved).toEqual(['channels.json']);
        expect(git(dir, 'log', '-1', '--format=%s').trim()).toBe('改标题');
        const { stdout } = await run(['plan', 'HEAD~1', '--json', '--config', dir], { cwd: dir });
        if (!plan) throw new Error('the draft has no plan');
        const base = printJson(plan)
          .replaceAll('--vs HEAD ', "--vs 'HEAD~1' ")
          .replace('"base": "HEAD"', '"base": "HEAD~1"');
        expect(JSON.parse(stdout)).toEqual(JSON.parse(base));
        expect((await get<PlanResponse>('/api/plan')).plan?.changed).toBe(0);
      },
      { prepare: initGit },
    ),
);

inFullRun(
  'differences in what a visitor is shown are reported field by field, also where no step differs',
  () =>
    withConsole(async ({ post, dir }) => {
      const channel = first(dir);
      await post('/api/edit', set('channels.json', ['channels', channel, 'title'], '键盘标题一'));
      const { differs } = await post<ExplainResponse>('/api/explain', { input: { channel } });
      expect(differs).toEqual([{ field: 'title', before: expect.any(String), after: '键盘标题一' }]);
      const other = await post<ExplainResponse>('/api/explain', { input: { channel: '99999' } });
      expect(other.differs).toEqual([]);
    }),
);

inFullRun(
  'parts of a page that a visitor no longer sees are reported, also where the visit ends where it did',
  () =>
    withConsole(
      async ({ post, dir }) => {
        const channel = channelsOf(dir)[1] ?? '';
        await post('/api/edit', set('channels.json', ['channels', channel, 'tags'], ['search']));
        const { differs } = await post<ExplainResponse>('/api/explain', { input: { channel } });
        expect(differs).toEqual([{ field: 'hidden.login', before: [], after: ['top'] }]);
      },
      {
        prepare: (dir) => {
          const file = join(dir, 'definitions/pages/login.json');
          const page = JSON.parse(readFileSync(file, 'utf8'));
          // The button, which only visitors without a token see, has another condition here.
          page.body[1].blocks[1].showWhen = { 'device.wechat': false };
          page.body[0].showWhen = { 'channel.tag': { not: 'search' } };
          writeFileSync(file, JSON.stringify(page));
        },
      },
    ),
);

inFullRun('explain reports a visitor on the draft and on the disk', () =>
  withConsole(async ({ post, dir }) => {
    const channel = first(dir);
    await post('/api/edit', set('channels.json', ['channels', channel, 'title'], '新标题'));
    const { draft, disk } = await post<ExplainResponse>('/api/explain', { input: { channel } });
    expect(draft?.outcome.title).not.toEqual(disk?.outcome.title);
    expect(JSON.stringify(draft?.outcome.title)).toContain('新标题');
    expect(draft?.steps.map(({ stage }) => stage)).toContain('channel');
  }),
);

// In `npm test` tests/ops/explain refuses what the config does not know.
inFullRun(
  'explain refuses a visitor with a key or a value that the config does not know, and accepts its flags as a list',
  () =>
    withConsole(async ({ post, ask }) => {
      const refusal = async (input: unknown) => {
        const { status, answer } = await ask('/api/explain', { input });
        return [status, answer.error, JSON.stringify(answer.message)];
      };
      expect(await refusal({ chanel: '1' })).toEqual([400, 'malformed', expect.stringContaining('"channel')]);
      expect(await refusal({ application: 'tv' })).toEqual([
        400,
        'malformed',
        expect.stringContaining('ios'),
      ]);
      expect(await refusal('5265')).toEqual([400, 'malformed', expect.any(String)]);
      const { input } = await post<ExplainResponse>('/api/explain', { input: { flags: '1,4,3' } });
      expect(input.flags).toEqual({ input_form: 1, succ_todo: 4, fail_todo: 3 });
    }),
);

inNpmTest('one search finds channels, cities and texts of the draft, also while the draft has errors', () =>
  withConsole(async ({ post, dir }) => {
    const channel = first(dir);
    await post('/api/edit', set('channels.json', ['channels', channel, 'cityRule'], 'not-there'));
    await post('/api/edit', set('channels.json', ['channels', channel, 'title'], '绿洲特惠'));
    const found = await post<SearchResponse>('/api/find', { text: '绿洲' });
    expect(found.found[0]).toMatchObject({ kind: 'channel', id: channel, file: 'channels.json' });
    const byNumber = await post<SearchResponse>('/api/find', { text: `channel_${channel}`, limit: 1 });
    expect(byNumber.found).toMatchObject([{ kind: 'channel', id: channel, score: 100 }]);
  }),
);

inNpmTest('a channel card contains everything about a channel, and its last change', () =>
  withConsole(
    async ({ post, dir }) => {
      const channel = first(dir);
      const answer = await post<ChannelCardResponse>('/api/card', { channel, cities: ['上海', ''] });
      expect(answer.card?.cities.map(({ city }) => city)).toEqual(['上海', '']);
      const ofSuccess = answer.card?.destinations.find(({ decides }) => decides === 'success');
      expect(ofSuccess).toMatchObject({ flag: 'succ_todo', values: [0, 1, 2, 3, 4, 5, 6, 7] });
      expect(ofSuccess?.routes).toHaveLength(8);
      expect(answer.card?.hosts.length).toBeGreaterThan(0);
      const last = await post<LastChangesResponse>('/api/history/last-changes', { file: 'channels.json' });
      expect(last.saves).toMatchObject([{ author: 'test', subject: 'the config as it was' }]);
      expect(last.entries).toHaveProperty([`/channels/${answer.channel}`], 0);
      const other = await post<ChannelCardResponse>('/api/card', { channel: '99999999' });
      expect([other.isListed, other.card?.entry]).toEqual([false, null]);
    },
    { prepare: initGit },
  ),
);

inNpmTest('a schema contains the ids of the draft', () =>
  withConsole(async ({ get, post }) => {
    await post('/api/edit', set('definitions/cities.json', ['cities', '新城'], { aliases: [] }));
    const { schema } = await get<SchemaResponse>('/api/schema?name=definitions/cities.json');
    expect(JSON.stringify(schema)).toContain('新城');
  }),
);

inNpmTest('a draft with errors is not saved', () =>
  withConsole(async ({ post, ask, dir }) => {
    const before = readFileSync(join(dir, 'channels.json'), 'utf8');
    const { version } = await post<DraftChangeResponse>(
      '/api/edit',
      set('channels.json', ['channels', first(dir), 'cityRule'], 'no-such-rule'),
    );
    const { status, answer } = await ask('/api/save', { version });
    expect([status, answer.error]).toEqual([409, 'problems']);
    expect(answer.problems).toHaveLength(1);
    expect(readFileSync(join(dir, 'channels.json'), 'utf8')).toBe(before);
  }),
);

/** Renames the brand: no finding, and every visitor of the channel sees it. */
async function withRisk({ post, dir }: Client): Promise<DraftChangeResponse> {
  return post('/api/edit', set('channels.json', ['channels', first(dir), 'brand', 'name'], '别的名字'));
}

inNpmTest('risks have to be confirmed exactly: another digest saves nothing', () =>
  withConsole(async (client) => {
    const { version } = await withRisk(client);
    const plain = await client.ask('/api/save', { version });
    expect([plain.status, plain.answer.error]).toEqual([409, 'risks']);
    expect((await client.ask('/api/save', { version, confirm: 'x' })).status).toBe(409);
    const { riskDigest } = await client.get<PlanResponse>('/api/plan');
    expect(riskDigest).toBe(plain.answer.riskDigest);
    const saved = await client.post<SaveResponse>('/api/save', { version, confirm: riskDigest });
    expect(saved.saved).toEqual(['channels.json']);
    expect(readFileSync(join(client.dir, 'channels.json'), 'utf8')).toContain('别的名字');
  }),
);

inNpmTest(
  'a file that changed on the disk is not overwritten: the response has both texts and the merged one',
  () =>
    withConsole(async ({ post, ask, get, dir }) => {
      const channel = first(dir);
      await post('/api/edit', set('channels.json', ['channels', channel, 'title'], '新'));
      const path = join(dir, 'channels.json');
      const theirs = readFileSync(path, 'utf8').replace('"channels": {', '"channels": {\n    "424242": {},');
      writeFileSync(path, theirs);
      const { version } = await get<StateResponse>('/api/state');
      const { answer } = await ask('/api/save', { version });
      expect(answer.error).toBe('conflict');
      const [conflict] = answer.conflicts as { merged: string; theirs: string }[];
      expect(conflict?.theirs).toBe(theirs);
      expect(readFileSync(path, 'utf8')).toBe(theirs);
      const merged = conflict?.merged ?? '';
      const moved = await post<DraftChangeResponse>('/api/merge', {
        file: 'channels.json',
        theirs,
        text: merged,
      });
      const { files } = await get<DiffResponse>('/api/diff');
      expect(files.map(({ diff }) => diff).join()).toMatch(/^\+.*"title": "新"/m);
      expect((await post<SaveResponse>('/api/save', { version: moved.version })).saved).toEqual([
        'channels.json',
      ]);
      const now = JSON.parse(readFileSync(path, 'utf8')).channels;
      expect([now['424242'], now[channel].title]).toEqual([{}, '新']);
    }),
);

inFullRun('neither a plan nor a save runs in the search thread', () =>
  withConsole(async ({ console, get, post, dir }) => {
    const ask = vi.spyOn(console.queryThread, 'ask');
    const { version } = await post<DraftChangeResponse>(
      '/api/edit',
      set('channels.json', ['channels', first(dir), 'note'], 'noted'),
    );
    await get<PlanResponse>('/api/plan?against=disk');
    await post<SaveResponse>('/api/save', { version });
    expect(ask).not.toHaveBeenCalled();
  }),
);

inNpmTest('undo works across a save, and discard is a step that can be undone', () =>
  withConsole(async ({ post, get, dir }) => {
    const original = readFileSync(join(dir, 'channels.json'), 'utf8');
    const { version } = await post<DraftChangeResponse>(
      '/api/edit',
      set('channels.json', ['channels', first(dir), 'title'], '新'),
    );
    await post('/api/save', { version });
    await post('/api/undo');
    const { text } = await get<{ text: string }>('/api/file?name=channels.json');
    expect(text).toBe(original);
    await post('/api/discard');
    const state = await get<StateResponse>('/api/state');
    expect(state.files.some(({ isChanged }) => isChanged)).toBe(false);
    await post('/api/undo');
    expect((await get<{ text: string }>('/api/file?name=channels.json')).text).toBe(original);
  }),
);

// In `npm test` live-analysis.test.ts reports the newest draft alone.
inFullRun('problems and plan of the newest draft are pushed, those of older drafts are not', () =>
  withConsole(async ({ port, token, post, dir }) => {
    const abort = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { 'x-funnel-token': token },
      signal: abort.signal,
    });
    const versions: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const edit = set('channels.json', ['channels', first(dir), 'title'], `${at}`);
      versions.push((await post<DraftChangeResponse>('/api/edit', edit)).version);
    }
    const last = versions.at(-1);
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (new RegExp(`event: plan\\ndata: \\{"version":${last}`).test(text)) break;
    }
    abort.abort();
    expect(text).toContain(`event: problems\ndata: {"version":${last}`);
    const pushed = versions.filter((version) => text.includes(`event: plan\ndata: {"version":${version},`));
    expect(pushed.length).toBeLessThan(versions.length);
    expect(pushed.at(-1)).toBe(last);
  }),
);

inNpmTest('a file that the config does not have has no text and no schema', () =>
  withConsole(async ({ get }) => {
    for (const name of ['package.json', '', 'definitions']) {
      await expect(get(`/api/file?name=${name}`)).rejects.toThrow('404');
      await expect(get(`/api/schema?name=${name}`)).rejects.toThrow('404');
    }
  }),
);

inNpmTest('a second console on the same config is refused while the first one runs', () =>
  withConsole(async ({ stateDir, dir }) => {
    const { spawnSync } = await import('node:child_process');
    const script = join(import.meta.dirname, 'open-until-killed.ts');
    const { stderr, status } = spawnSync(process.execPath, [script, dir, stateDir], { encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('another console is editing this config');
  }),
);

inFullRun('undo and redo name the entry, field or row of their step, also after a save', () =>
  withConsole(async ({ get, post, dir }) => {
    const id = first(dir);
    const edited = await post<DraftChangeResponse>(
      '/api/edit',
      set('channels.json', ['channels', id, 'title'], '新'),
    );
    const title = { file: 'channels.json', path: ['channels', 'channels', id, 'title'], count: 1, shared: 3 };
    expect(edited.next).toEqual({ undo: expect.objectContaining(title), redo: null });
    const added = await post<DraftChangeResponse>(
      '/api/edit',
      set('channels.json', ['channels', '79999'], {}),
    );
    expect(added.next.undo).toMatchObject({ path: ['channels', 'channels', '79999'], kind: 'added' });
    const row = { id: 'kept', when: { input_form: 1 }, go: 'downloadPage' };
    const file = 'definitions/destinations.json';
    const rowed = await post<DraftChangeResponse>('/api/edit', {
      edits: [{ do: 'insert', file, path: ['success', 'rules', 0], value: row }],
    });
    const path = ['destinations', 'success', 'rules', 'kept'];
    expect(rowed.next.undo).toMatchObject({ path, kind: 'added' });
    const back = await post<DraftChangeResponse>('/api/undo', {});
    expect(back.next.redo).toMatchObject({ path, kind: 'added' });
    await post('/api/save', { version: back.version });
    const saved = await get<StateResponse>('/api/state');
    expect([saved.undo, saved.next]).toEqual([2, back.next]);
  }),
);

inFullRun('the result of the last save is available until the next one, also after a restart', () =>
  withConsole(async ({ get, post, dir, stateDir }) => {
    const id = first(dir);
    expect(await get('/api/last-save')).toEqual({ last: null });
    const title = (value: string) => set('channels.json', ['channels', id, 'title'], value);
    const { version } = await post<DraftChangeResponse>('/api/edit', title('一'));
    const saved = await post<SaveResponse>('/api/save', { version });
    expect(saved.files).toMatchObject([
      { file: 'channels.json', edits: [{ path: ['channels', 'channels', id, 'title'], after: '一' }] },
    ]);
    await post('/api/edit', title('二'));
    expect(await get('/api/last-save')).toEqual({ last: saved });
    expect((await get<StateResponse>('/api/state')).lastSave).toBe(saved.at);
    expect(new LastSave(join(stateDir, 'last-save.json')).response).toEqual(saved);
  }),
);

inFullRun('a detached HEAD has no branch', () =>
  withConsole(
    async ({ get, dir }) => {
      const state = await get<StateResponse>('/api/state');
      expect(state.git).toEqual({ branch: null, head: git(dir, 'rev-parse', 'HEAD').trim() });
    },
    {
      prepare: (dir) => {
        initGit(dir);
        git(dir, 'checkout', '-q', '--detach');
      },
    },
  ),
);
