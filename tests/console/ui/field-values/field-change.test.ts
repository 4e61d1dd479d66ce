import { expect, test } from 'vitest';
import { diskValue } from '../../../../console/ui/draft-store/disk-value.ts';
import { parseOpenFile } from '../../../../console/ui/draft-store/open-file.ts';
import { changedFields, fieldChange, isNewEntry } from '../../../../console/ui/field-values/field-change.ts';
import { fieldInLanguage } from '../../../../console/ui/field-values/field-value.ts';
import { knownField } from '../../../../ops/wording/known-schemas.ts';

const disk = { channels: { '1': { title: '首页', ads: { network: 'baidu' } } } };
const draft = { channels: { '1': { ads: { network: 'kuaishou' }, note: 'x' }, '2': { note: 'x' } } };
const file = parseOpenFile('channels.json', JSON.stringify(draft), JSON.stringify(disk), null);
const of = (id: '1' | '2', ...path: string[]) => {
  const field = knownField('channels.json', ['channels', '*', ...path]);
  if (!field) throw new Error(`no field ${path}`);
  return fieldChange(file, { file: file.file, path: ['channels', id] }, draft.channels[id], {
    ...field,
    path,
  });
};

test('a changed field reports its old value, also where there was none', () => {
  expect(of('1', 'title')).toEqual({ was: '首页' });
  expect(of('1', 'ads', 'network')).toEqual({ was: 'baidu' });
  expect(of('1', 'note')).toEqual({ was: undefined });
  expect(of('1', 'cityRule')).toBe(null);
});

test('the changed fields of an entry are counted', () => {
  const place = (id: string) => ({ file: file.file, path: ['channels', id] });
  expect(changedFields(file, place('1'), draft.channels['1'])).toBe(3);
  expect(changedFields(file, place('1'), disk.channels['1'])).toBe(0);
  expect(changedFields(file, place('2'), draft.channels['2'])).toBe(0);
});

test('a new entry has no changed fields', () => {
  expect(of('2', 'note')).toBe(null);
  expect(isNewEntry(file, { file: file.file, path: ['channels', '2'] })).toBe(true);
  expect(isNewEntry(file, { file: file.file, path: ['channels', '1'] })).toBe(false);
});

test('the disk is parsed once for each text, and a text that is not JSON has no values', () => {
  expect(diskValue(file)).toBe(diskValue({ ...file }));
  expect(diskValue({ file: 'x.json', disk: '{' })).toBe(null);
});

test('a text that is written for each language since reports the text that all of them had, and is unchanged where it still reads so', () => {
  const field = knownField('channels.json', ['channels', '*', 'title']);
  if (!field) throw new Error('no field');
  const title = { 'zh-CN': '首页', en: 'Home' };
  const now = { channels: { '1': { title } } };
  const text = parseOpenFile('channels.json', JSON.stringify(now), JSON.stringify(disk), null);
  const change = (language: string) =>
    fieldChange(
      text,
      { file: text.file, path: ['channels', '1'] },
      now.channels['1'],
      fieldInLanguage({ ...field, path: ['title'] }, language),
    );
  expect(change('zh-CN')).toBe(null);
  expect(change('en')).toEqual({ was: '首页' });
});

test('an item without an id that was moved is compared with itself, not with what stood at its place', () => {
  const cases = [
    { code: 200, finish: 'seen' },
    { code: 4220, message: 'no' },
  ];
  const moved = [{ code: 4220, finish: 'left' }, cases[0], { code: 500, finish: 'left' }];
  const page = parseOpenFile('p.json', JSON.stringify({ cases: moved }), JSON.stringify({ cases }), null);
  const finish = {
    ...knownField('channels.json', ['channels', '*', 'title']),
    path: ['finish'],
  } as Parameters<typeof fieldChange>[3];
  const change = (index: number) =>
    fieldChange(page, { file: 'p.json', path: ['cases', index] }, moved[index], finish);
  expect(change(0)).toEqual({ was: undefined });
  expect(change(1)).toBe(null);
  expect(change(2)).toBe(null);
  expect(isNewEntry(page, { file: 'p.json', path: ['cases', 2] })).toBe(true);
});
