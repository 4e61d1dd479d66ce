import { valueIn } from '../../../ops/json/value-in.ts';
import type { OpenFile } from '../draft-store/open-file.ts';
import { entryOnDisk } from '../field-values/field-change.ts';

/** The key beside the sections of a document that has the date of its version. */
export const dateKey = 'updated';

/**
 * The date of a document whose text is another than on the disk, and whose date is still that of the text before.
 * @param path - of the sections
 * @param today - of the operator's clock, as `2026-11-28`
 * @returns null where the text is as it was, and for a document without a date, with another one, or of today
 */
export function staleDate(file: OpenFile, path: readonly (string | number)[], today: string): string | null {
  const [own = ''] = path.slice(-1);
  const block = path.slice(0, -1);
  const [now, was] = [valueIn(file.value, block), entryOnDisk(file, { file: '', path: block })];
  const date = valueIn(now, [dateKey]);
  if (typeof date !== 'string' || date === today || date !== valueIn(was, [dateKey])) return null;
  const isSame = JSON.stringify(valueIn(now, [own])) === JSON.stringify(valueIn(was, [own]));
  return isSame ? null : date;
}
