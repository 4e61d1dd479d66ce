import { expect, test } from 'vitest';
import { editedTogether } from '../../../../console/draft/edited-together.ts';
import type { Step } from '../../../../console/draft/step.ts';
import { foldEdits, foldText } from '../../../../console/ui/edit-lines/fold-edits.ts';
import type { ReportedEdit } from '../../../../ops/edits/reported-edit.ts';

const file = 'channels.json';
const stepOf = (...ids: string[]): Step => ({
  id: ids.join(' '),
  made: ids.map((id) => ({
    edit: { do: 'set', file, path: ['channels', id, 'title'], value: 'x' },
    patches: [],
  })),
});
const edit = (id: string, over: Partial<ReportedEdit> = {}): ReportedEdit => ({
  file,
  line: Number(id),
  column: 1,
  side: 'after',
  what: `channels ${id}`,
  path: ['channels', 'channels', id, 'title'],
  kind: 'changed',
  before: '甲',
  after: '乙',
  ...over,
});
const isNew = { kind: 'added' as const, before: undefined, after: { title: '乙' } };
const whole = (id: string) => edit(id, { ...isNew, path: ['channels', 'channels', id] });

test('entries that one step edited are grouped, each with the last step that edited it', () => {
  const many = stepOf('1', '2', '3', '4', '5');
  const steps = [many, stepOf('5'), stepOf('7', '8')];
  expect(editedTogether(steps, file)).toEqual([{ map: 'channels', ids: ['1', '2', '3', '4'] }]);
  expect(editedTogether([{ ...many, isPaste: true }, stepOf('5')], file)).toEqual([
    { map: 'channels', ids: ['1', '2', '3', '4'], isPaste: true },
  ]);
  expect(editedTogether(steps, 'hosts.json')).toEqual([]);
  expect(editedTogether([stepOf('1', '1', '1', '1')], file)).toEqual([]);
});

test('forty pasted channels are one line with totals, and another edit stays a line of its own', () => {
  const edits = ['1', '2', '3', '4', '5', '6'].map((id) => (id === '2' ? whole(id) : edit(id)));
  const together = [{ map: 'channels', ids: ['1', '2', '3', '4', '6'], isPaste: true as const }];
  const folded = foldEdits(edits, together);
  expect(folded.map((fold) => fold.edits.map(({ path }) => path[2]))).toEqual([
    ['1', '2', '3', '4', '6'],
    ['5'],
  ]);
  const [pasted] = folded;
  if (!pasted) throw new Error('nothing is folded');
  expect(foldText(pasted, null, 'zh')).toBe('粘贴的 5 个渠道：新增 1 个，修改 4 个（页面标题 4）');
  expect(foldText(pasted, null, 'en')).toBe('5 entries (channel) pasted: 1 added, 4 changed (Page title 4)');
  const chosen = { ...pasted, how: 'atOnce' as const };
  expect(foldText(chosen, null, 'zh')).toBe('一次改动的 5 个渠道：新增 1 个，修改 4 个（页面标题 4）');
  expect(foldText(chosen, null, 'en')).toBe(
    '5 entries (channel) edited at once: 1 added, 4 changed (Page title 4)',
  );
  expect(foldText({ ...pasted, how: 'alike' }, null, 'zh')).toBe(
    '5 个渠道：新增 1 个，修改 4 个（页面标题 4）',
  );
});

test('fewer than four edits are listed one by one, also where the rest of their step was reverted', () => {
  const edits = ['1', '2', '3'].map((id) => edit(id));
  expect(foldEdits(edits, [{ map: 'channels', ids: ['1', '2', '3', '4'] }])).toHaveLength(3);
});
