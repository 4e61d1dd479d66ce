import { expect, test } from 'vitest';
import { parseOpenFile } from '../../../../console/ui/draft-store/open-file.ts';
import { staleDate } from '../../../../console/ui/headed-text/stale-date.ts';

const sections = (text: string) => [{ heading: '一', paragraphs: [text] }];
const page = (...body: unknown[]) => JSON.stringify({ id: 'terms', body });
const article = (text: string, updated?: string) => ({ id: 'text', sections: sections(text), updated });
const fileOf = (draft: string, disk: string) =>
  parseOpenFile('definitions/pages/terms.json', draft, disk, null);
const stale = (draft: string, disk: string, at = 0) =>
  staleDate(fileOf(draft, disk), ['body', at, 'sections'], '2026-11-28');

test('the date of a document is stale where its text has changed and the date has not', () => {
  const disk = page(article('旧', '2026-11-21'));
  expect(stale(page(article('新', '2026-11-21')), disk)).toBe('2026-11-21');
  // Also where the block has moved.
  expect(stale(page({ id: 'new' }, article('新', '2026-11-21')), disk, 1)).toBe('2026-11-21');
});

test('a date is not stale where the text is as it was, where it was changed, or is of today, or is none', () => {
  const disk = page(article('旧', '2026-11-21'));
  expect(stale(disk, disk)).toBeNull();
  expect(stale(page(article('新', '2026-11-25')), disk)).toBeNull();
  const today = page(article('旧', '2026-11-28'));
  expect(stale(page(article('新', '2026-11-28')), today)).toBeNull();
  expect(stale(page(article('新')), page(article('旧')))).toBeNull();
});

test('a new document has the date that it is given', () => {
  expect(stale(page(article('新', '2026-11-21')), page())).toBeNull();
});
