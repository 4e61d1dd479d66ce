import { expect, test } from 'vitest';
import type { ExplainInput } from '../../../../console/api/index.ts';
import { witnessOfNote } from '../../../../console/ui/impact/note-witness.ts';
import type { Plan } from '../../../../ops/plan/plan.ts';
import { planNotes } from '../../../../ops/plan-report/note-head.ts';

const cause = (file: string) => ({ edits: [{ file, what: 'x', side: 'after' }] });
const end = (after: string, more: object) => ({
  way: 'navigation',
  before: 'login',
  after,
  who: { channel: ['675'] },
  count: 3,
  ...more,
});
const group = (file: string, step: string, after: string, witness: string, ends?: object[]) => ({
  cause: cause(file),
  step,
  before: 'login',
  after,
  who: {},
  count: 3,
  witness,
  ...(ends && { ends }),
});
const plan = {
  risks: [],
  groups: [
    group('a.json', 'navigation', 'list', 'of list', [end('list', {})]),
    group('b.json', 'flags', '1', 'of flags', [
      end('held (ipInfo.failed)', { blocked: 'held' }),
      end('login', { way: 'destination.success', regression: 'start' }),
    ]),
    group('b.json', 'navigation', 'held (ipInfo.failed)', 'of held'),
  ],
} as unknown as Pick<Plan, 'groups' | 'risks'>;
const witnesses = { 'of list': {}, 'of flags': {}, 'of held': {} };
const [led, held] = planNotes(plan, 'zh');
if (!led || !held) throw new Error('no notes');

test('each note names the ends of the visitors whom it concerns', () => {
  expect(planNotes(plan, 'zh').map(({ text, ends }) => [text, ends.map(({ after }) => after)])).toEqual([
    ['有访客登录或提交以后又到登录页', ['login']],
    ['有访客被拦住（可以重试）', ['held (ipInfo.failed)']],
  ]);
  expect(planNotes({ groups: [], risks: [] }, 'zh')).toEqual([]);
});

test('the visitor who is shown for a note is the witness of the change that leads to its end', () => {
  expect(witnessOfNote(plan, held, witnesses)).toBe('of held');
});

test('where no change leads to the end, another one of the same cause is shown, and never one of another cause', () => {
  expect(witnessOfNote(plan, led, witnesses)).toBe('of flags');
  expect(witnessOfNote(plan, held, { 'of list': {} })).toBeNull();
});

test('a visitor whom the note does not concern is not shown for it', () => {
  // As a plan of forty new channels says: the visitors whose city is unknown are held, and the witness is from a known one.
  const who = { channel: ['71000'], city: ['?'] };
  const added = {
    risks: [],
    groups: [
      {
        ...group('a.json', 'brand', 'title', 'of title', [end('held', { blocked: 'held', who })]),
        isElsewhere: true,
      },
    ],
  } as unknown as Pick<Plan, 'groups' | 'risks'>;
  const [note] = planNotes(added, 'zh');
  if (!note) throw new Error('no note');
  const shown = (input: ExplainInput) => witnessOfNote(added, note, { 'of title': input });
  expect(shown({ channel: '71000', city: '北京' })).toBeNull();
  expect(shown({ channel: '5265', fails: ['ipInfo'] })).toBeNull();
  expect(shown({ channel: '71000', fails: ['ipInfo'] })).toBe('of title');
});
