import { expect, test } from 'vitest';
import type { Problem } from '../../../../console/api/index.ts';
import { describeLocations } from '../../../../console/ui/problems/describe-locations.ts';
import { fixLabel } from '../../../../console/ui/problems/fix-label.ts';
import { offeredFixes } from '../../../../console/ui/problems/offered-fixes.ts';

const file = 'channels.json';
const ids = ['679', '5265', '5266', '5267', '5611'];
const text = `{ "channels": {\n${ids.map((id) => `"${id}": { "cityRule": "old" }`).join(',\n')}\n} }`;
const line = (at: number) => {
  const column = (text.split('\n')[at + 1]?.indexOf('"old"') ?? 0) + 1;
  return { line: at + 2, column, endLine: at + 2, endColumn: column + 5 };
};
const near = { to: 'cold', edits: [{ do: 'splice' as const, file, splices: [] }] };
const message = { zh: '没有城市规则 old', en: 'no city rule old' };
const pointer = (id: string) => `/channels/${id}/cityRule`;
const problem: Problem = {
  ...{ code: 'ref-unknown', severity: 'error', message, file },
  pointer: pointer('679'),
  range: line(0),
  related: ids.slice(1).map((id, at) => ({ message, file, range: line(at + 1), pointer: pointer(id) })),
  fixes: [near],
};
const elsewhere = (now: string | null) => ({ name: 'old', now });
const textOf = () => text;

test('where the missing name was renamed every use takes the new name, and no similar name is offered', () => {
  const { first, later } = offeredFixes(problem, elsewhere('new'), textOf);
  expect(first.map((fix) => fixLabel(fix, 'zh'))).toEqual(['把 5 处都改为 new']);
  expect(first.map((fix) => fixLabel(fix, 'en'))).toEqual(['Change all 5 places to new']);
  expect(later).toEqual([]);
  const [edit] = first[0]?.edits ?? [];
  if (edit?.do !== 'splice') throw new Error('no splice');
  expect(edit.splices).toHaveLength(5);
  for (const { start, end, text: to } of edit.splices) {
    expect([text.slice(start, end), to]).toEqual(['"old"', '"new"']);
  }
});

test('where a location has changed since the check no fix is offered for it', () => {
  const other = text.replace('"old" }\n', '"own" }\n');
  expect(offeredFixes(problem, elsewhere('new'), () => other)).toEqual({ first: [], later: [] });
  expect(offeredFixes(problem, elsewhere('new'), () => undefined)).toEqual({ first: [], later: [] });
});

test('where the name was deleted a similar name comes after the revert of the deletion', () => {
  expect(offeredFixes(problem, elsewhere(null), textOf)).toEqual({
    first: [],
    later: [{ ...near, places: 5 }],
  });
});

test('where no unsaved edit removed the name the fixes of the check come first', () => {
  expect(offeredFixes(problem, null, textOf)).toEqual({ first: [near], later: [] });
});

test('a problem reports how many locations use the missing name and which, in both languages', () => {
  expect(describeLocations(problem, () => undefined, { names: null, language: 'zh' })).toBe(
    '5 处用到它：渠道 679、5265、5266 等 5 个渠道',
  );
  expect(describeLocations(problem, () => undefined, { names: null, language: 'en' })).toBe(
    '5 places use it: Channels 679, 5265, 5266 and 2 more',
  );
  expect(
    describeLocations({ ...problem, related: [] }, () => undefined, { names: null, language: 'zh' }),
  ).toBe(null);
  const rest = problem.related.slice(0, 1);
  expect(
    describeLocations({ ...problem, related: rest }, () => undefined, { names: null, language: 'zh' }),
  ).toBe('2 处用到它：渠道 679、5265');
});
