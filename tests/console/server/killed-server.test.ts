import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OpsConsole } from '../../../console/index.ts';
import { sharedThread } from '../../harness/shared-threads.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { git, initGit, withConfig } from '../harness/small-config.ts';
import type { KillMoment } from './kill-moment.ts';
import { type Server, serve } from './killable-server.ts';

interface Change {
  file: string;
  path: [string, string, string?];
  value: string;
}
/** Saved before the moment comes. */
const earlier: Change = { file: 'channels.json', path: ['channels', '5589', 'title'], value: '先前保存的' };
/** One in each of three files. */
const changes: Change[] = [
  { file: 'channels.json', path: ['channels', '5265', 'title'], value: '第一处' },
  { file: 'hosts.json', path: ['hosts', 'auto.example', 'note'], value: '第二处' },
  { file: 'definitions/messages.json', path: ['messages', 'tryAgain'], value: '第三处' },
];
const files = changes.map(({ file }) => file);

const textsIn = (dir: string) =>
  new Map(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')] as const));

/** What a file contains once these changes are made. */
function contentWith(text: string, file: string, made: readonly Change[]): unknown {
  const content = JSON.parse(text);
  for (const { path, value } of made.filter((one) => one.file === file)) {
    const [map, id, key] = path;
    if (key === undefined) content[map][id] = value;
    else content[map][id][key] = value;
  }
  return content;
}

/** Temporary files, also those in the draft's folder. */
const temporaries = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\.(?:console-)?new$/.test(name));

/** What is asked of the console, until it no longer answers. */
type Act = 'edit' | 'undo' | 'redo' | 'save' | 'plan' | 'restart';
interface Case {
  /** How many of the three changes the draft or the disk has after the next start. */
  made: number;
  /** Whether these are on the disk. */
  isWritten?: true;
  isCommitted?: true;
  act: Act;
  /** Null: the process is killed from outside, after the last answer. */
  at: KillMoment | null;
}
const log = '/draft.jsonl';
const moments: [name: string, one: Case][] = [
  [
    'before the first edit is in the log',
    { act: 'edit', made: 0, at: { call: 'write', path: log, when: 'before' } },
  ],
  [
    'with half an edit in the log',
    { act: 'edit', made: 1, at: { call: 'write', path: log, when: 'half', skip: 1 } },
  ],
  [
    'before an edit in the log is synced',
    { act: 'edit', made: 2, at: { call: 'sync', path: log, when: 'before', skip: 1 } },
  ],
  [
    'before an edit that is synced is answered',
    { act: 'edit', made: 3, at: { call: 'sync', path: log, when: 'after', skip: 2 } },
  ],
  ['after the answer to an edit', { act: 'edit', made: 3, at: null }],
  ['while a plan is computed', { act: 'plan', made: 3, at: { call: 'plan', path: '', when: 'before' } }],
  [
    'before an undo is in the log',
    { act: 'undo', made: 3, at: { call: 'write', path: log, when: 'before', skip: 3 } },
  ],
  [
    'before an undo is answered',
    { act: 'undo', made: 2, at: { call: 'sync', path: log, when: 'after', skip: 3 } },
  ],
  [
    'with half a redo in the log',
    { act: 'redo', made: 2, at: { call: 'write', path: log, when: 'half', skip: 4 } },
  ],
  [
    'before the next start has written its log',
    { act: 'restart', made: 3, at: { call: 'rename', path: log, when: 'before', isAtStart: true } },
  ],
  [
    'at a save, with half a temporary file',
    { act: 'save', made: 3, at: { call: 'write', path: '/hosts.json.console-new', when: 'half' } },
  ],
  [
    'at a save, after the last temporary file',
    { act: 'save', made: 3, at: { call: 'sync', path: '/messages.json.console-new', when: 'after' } },
  ],
  [
    'at a save, before its journal',
    { act: 'save', made: 3, at: { call: 'rename', path: '/save.json', when: 'before', skip: 1 } },
  ],
  [
    'at a save, after its journal',
    {
      act: 'save',
      made: 3,
      isWritten: true,
      at: { call: 'rename', path: '/save.json', when: 'after', skip: 1 },
    },
  ],
  [
    'at a save, after the first of three renames',
    {
      act: 'save',
      made: 3,
      isWritten: true,
      at: { call: 'rename', path: '/channels.json', when: 'after', skip: 1 },
    },
  ],
  [
    'at a save, before the last of three renames',
    { act: 'save', made: 3, isWritten: true, at: { call: 'rename', path: '/messages.json', when: 'before' } },
  ],
  [
    'at a save, before its journal is removed',
    {
      act: 'save',
      made: 3,
      isWritten: true,
      at: { call: 'remove', path: '/save.json', when: 'before', skip: 1 },
    },
  ],
  [
    'at a save, after its journal is removed',
    {
      act: 'save',
      made: 3,
      isWritten: true,
      at: { call: 'remove', path: '/save.json', when: 'after', skip: 1 },
    },
  ],
  [
    'at a save, before the draft knows of it',
    { act: 'save', made: 3, isWritten: true, at: { call: 'rename', path: log, when: 'before', skip: 1 } },
  ],
  [
    'at a save, before its commit',
    { act: 'save', made: 3, isWritten: true, at: { call: 'git', path: 'commit', when: 'before' } },
  ],
  [
    'at a save, after its commit',
    {
      act: 'save',
      made: 3,
      isWritten: true,
      isCommitted: true,
      at: { call: 'write', path: '/last-save.json.new', when: 'half', skip: 1 },
    },
  ],
  ['after the answer to a save', { act: 'save', made: 3, isWritten: true, isCommitted: true, at: null }],
];

const edit = ({ file, path, value }: Change) => ({
  edits: [{ do: 'set', file, path: path.filter((key) => key !== undefined), value }],
});

/** Saves the draft as it is, with its risks confirmed. */
async function save(server: Server, version: unknown, commit?: { message: string }): Promise<unknown> {
  const asked = { version, ...(commit && { commit }) };
  const answer = await server.ask('/api/save', asked);
  if (answer?.error !== 'risks') return answer;
  return server.ask('/api/save', { ...asked, confirm: answer.riskDigest });
}

/** Asks until there is no answer. @returns how many of the three changes were answered and hold, and whether the save was */
async function acting(server: Server, act: Act): Promise<{ answered: number; isSaved: boolean }> {
  let version: unknown;
  if (act === 'save') {
    const answer = await server.ask('/api/edit', edit(earlier));
    expect(await save(server, answer?.version)).toMatchObject({ saved: [earlier.file] });
  }
  let answered = 0;
  for (const change of changes) {
    const answer = await server.ask('/api/edit', edit(change));
    if (!answer) return { answered, isSaved: false };
    expect(answer).not.toHaveProperty('error');
    version = answer.version;
    answered += 1;
  }
  // An undo that was not answered may be made or not: both are what the operator asked for.
  if (act === 'undo' || act === 'redo') if (await server.ask('/api/undo', {})) answered -= 1;
  if (act === 'redo') if (await server.ask('/api/redo', {})) answered += 1;
  const isSaved = act === 'save' && (await save(server, version, { message: '三处' })) !== null;
  return { answered, isSaved };
}

/** The files on the disk as they are found: each is whole, as it was or as it will be. */
function requireWhole(dir: string, before: ReadonlyMap<string, string>): void {
  for (const [file, text] of textsIn(dir)) {
    const was = before.get(file) ?? '';
    const whole = [[], [earlier], [earlier, ...changes], changes].map((made) => contentWith(was, file, made));
    expect(whole, file).toContainEqual(JSON.parse(text));
  }
}

describe('a console that is killed with -9', () => {
  // The most that a save can leave half done.
  test.each(casesOfRun(moments, ([name]) => name.includes('first of three')))(
    '%s has lost nothing that it answered, and has half written nothing, once it starts again',
    (_, { act, at, made, isWritten, isCommitted }) =>
      withConfig(async (dir, stateDir) => {
        initGit(dir);
        const before = textsIn(dir);
        const first = await serve(dir, stateDir, act === 'restart' ? null : at);
        const { answered, isSaved } = await acting(first, act);
        if (at === null || act === 'restart') first.kill();
        expect(await first.ended).toBe('SIGKILL');
        requireWhole(dir, before);
        if (act === 'restart') {
          const second = await serve(dir, stateDir, at);
          expect(await second.ended).toBe('SIGKILL');
          requireWhole(dir, before);
        }
        // What was answered is there; more only where the answer was on its way.
        if (act !== 'undo') expect(made).toBeGreaterThanOrEqual(answered);
        if (isSaved) expect([isWritten, isCommitted]).toEqual([true, true]);

        const ops = new OpsConsole({ dir, stateDir, preview: null, startThread: sharedThread });
        try {
          const saved = act === 'save' ? [earlier] : [];
          const own = [...saved, ...changes.slice(0, made)];
          const onDisk = isWritten ? own : saved;
          for (const [file, text] of textsIn(dir)) {
            const was = before.get(file) ?? '';
            expect(JSON.parse(text), file).toEqual(contentWith(was, file, onDisk));
            expect(JSON.parse(ops.draft.text(file)), file).toEqual(contentWith(was, file, own));
          }
          expect(temporaries(dir)).toEqual([]);
          expect(ops.draft.changed.size).toBe(isWritten ? 0 : made);
          expect(ops.draft.undoCount).toBe(own.length);
          // No report of an earlier save stands for one that has written.
          const reported = ops.lastSave.response?.saved;
          expect(reported).toEqual(
            isWritten ? (isSaved ? files : undefined) : saved.length > 0 ? [earlier.file] : undefined,
          );
          expect(git(dir, 'log', '-1', '--format=%s').trim()).toBe(
            isCommitted ? '三处' : 'the config as it was',
          );
          expect(existsSync(join(dir, '.git/index.lock'))).toBe(false);
          // It goes on: another edit is taken, and undo leads back to the first byte.
          ops.draft.apply([{ do: 'set', file: 'channels.json', path: ['channels', '70000'], value: {} }]);
          while (ops.draft.undoCount > 0) ops.draft.undo();
          for (const [file, text] of before) expect(ops.draft.text(file), file).toBe(text);
        } finally {
          await ops.close();
        }
      }),
  );
});
