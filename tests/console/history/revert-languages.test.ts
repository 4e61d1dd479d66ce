import { expect, test } from 'vitest';
import type { FileRevision } from '../../../console/history/read-revisions.ts';
import { revertFile } from '../../../console/history/revert-file.ts';

const json = (value: unknown): FileRevision => ({ is: 'json', value });
const textOf = (value: unknown) => JSON.stringify(value, null, 2);

test('a site that has several languages since a save has its one language again where that is put back', () => {
  const one = { defaultChannel: '1', language: 'zh-CN', maxHops: 8 };
  const several = { defaultChannel: '1', languages: ['zh-CN', 'en'], maxHops: 8 };
  const sides = {
    file: 'definitions/site.json',
    before: json(one),
    after: json(several),
    texts: { before: textOf(one), after: textOf(several) },
  };
  const reverted = revertFile(sides, textOf({ ...several, maxHops: 9 }));
  expect(reverted?.places).toEqual([]);
  expect(JSON.parse(reverted?.text ?? '')).toEqual({ ...one, maxHops: 9 });
});
