import { expect, test } from 'vitest';
import { revertCauseLabel } from '../../../../console/ui/edit-lines/revert-cause-label.ts';
import type { ReportedEdit } from '../../../../ops/edits/reported-edit.ts';
import type { LabelSource } from '../../../../ops/wording/labels.ts';

const source = (language: 'zh' | 'en') =>
  ({ language, names: null, file: () => undefined }) as unknown as LabelSource;
const edit = (path: string[], before?: unknown) =>
  ({ file: 'channels.json', kind: before === undefined ? 'added' : 'changed', path, before }) as ReportedEdit;

test('below a problem the button that deletes names what it deletes', () => {
  const added = edit(['channels', 'channels', '9901']);
  const back = [{ do: 'remove' as const, file: 'channels.json', path: ['channels', '9901'] }];
  expect(revertCauseLabel(added, back, source('zh')).label).toBe('删除这项新增：渠道 9901');
  expect(revertCauseLabel(added, back, source('en')).label).toBe('Delete what was added: Channel 9901');
});

test('a value that is put back is named by the name of the button', () => {
  const changed = edit(['channels', 'channels', '683', 'title'], '旧');
  const back = [
    { do: 'set' as const, file: 'channels.json', path: ['channels', '683', 'title'], value: '旧' },
  ];
  const { label, name } = revertCauseLabel(changed, back, source('zh'));
  expect([label, name]).toEqual(['恢复原值', '恢复原值：渠道 683 · 页面标题']);
});
