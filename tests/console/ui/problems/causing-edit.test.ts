import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../../console/api/index.ts';
import { parseOpenFile } from '../../../../console/ui/draft-store/open-file.ts';
import { causingEdit } from '../../../../console/ui/problems/causing-edit.ts';
import { describeFix } from '../../../../console/ui/problems/describe-fix.ts';

const file = 'definitions/cities.json';
const text = '{ "cities": ["成督"] }';
const splice = (start: number, end: number, to: string) => ({
  to: null,
  edits: [{ do: 'splice' as const, file, splices: [{ start, end, text: to }] }],
});
const at = text.indexOf('"成督"');

test('a fix describes what it replaces, adds and removes, in both languages', () => {
  const about = (fix: Parameters<typeof describeFix>[0], language: 'zh' | 'en' = 'zh') =>
    describeFix(fix, () => text, language);
  expect(about(splice(at, at + 4, '"成都"'))).toBe('把“成督”改为“成都”');
  expect(about(splice(at, at + 4, '"成都"'), 'en')).toBe('Changes “成督” to “成都”');
  expect(about(splice(at, at, ','))).toBe('加上“,”');
  expect(about(splice(at, at + 4, ''))).toBe('去掉“成督”');
  const twice = splice(at, at + 4, '"成都"');
  expect(about({ to: null, edits: [...twice.edits, ...twice.edits] })).toBe('把“成督”改为“成都”，共 2 处');
  expect(describeFix(splice(at, at, ','), () => undefined, 'zh')).toBe(null);
});

test('after a byte order mark the offsets are correct', () => {
  expect(describeFix(splice(at, at + 4, '"成都"'), () => `\uFEFF${text}`, 'zh')).toBe('把“成督”改为“成都”');
});

describe('the unsaved edit behind a problem', () => {
  const range: Problem['range'] = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const behind = (pointer: string, draft: object, disk: object, name = 'channels.json', kind = 'channels') =>
    causingEdit({ pointer, range }, parseOpenFile(name, JSON.stringify(draft), JSON.stringify(disk), null), {
      kind,
    });
  const channel = (entry: object) => ({ channels: { '5611': entry } });

  test('is that of its field, and of the only differing field where the problem concerns the entry', () => {
    const [draft, disk] = [
      channel({ cityRule: 'none', title: '甲' }),
      channel({ cityRule: 'one', title: '甲' }),
    ];
    const edit = {
      path: ['channels', 'channels', '5611', 'cityRule'],
      kind: 'changed',
      before: 'one',
      after: 'none',
    };
    expect(behind('/channels/5611/cityRule', draft, disk)).toMatchObject(edit);
    expect(behind('/channels/5611', draft, disk)).toMatchObject(edit);
    expect(behind('/channels/5611/title', draft, disk)).toBe(null);
  });

  test('is the whole list where an item of it is wrong, and a row by its id', () => {
    const rule = (...cities: string[]) => ({ rules: { one: { cities } } });
    const edit = behind('/rules/one/cities/1', rule('上海', '成督'), rule('上海'), file, 'cities');
    expect(edit).toMatchObject({ path: ['cities', 'rules', 'one', 'cities'], before: ['上海'] });
    const rows = (go: string) => ({
      success: {
        rules: [
          { id: 'a', go: 'x' },
          { id: 'b', go },
        ],
      },
    });
    const table = 'definitions/destinations.json';
    expect(
      behind('/success/rules/1/go', rows('nowhere'), rows('login'), table, 'destinations'),
    ).toMatchObject({
      path: ['destinations', 'success', 'rules', 'b', 'go'],
      before: 'login',
    });
  });

  test('is none where the draft equals the disk', () => {
    const same = channel({ cityRule: 'none' });
    expect(behind('/channels/5611/cityRule', same, same)).toBe(null);
  });
});
