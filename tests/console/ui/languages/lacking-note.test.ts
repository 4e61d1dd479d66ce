import { expect, test } from 'vitest';
import { lackingNote } from '../../../../console/ui/languages/lacking-by-file.ts';

test('that no text is lacking is said only once the draft has been checked as it is now', () => {
  expect(lackingNote(0, false)).toBe('lackingWait');
  expect(lackingNote(0, true)).toBe('lackingNone');
  expect(lackingNote(3, false)).toBe('lackingAbout');
});
