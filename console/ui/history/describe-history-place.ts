import { orderKey } from '../../../ops/edits/units.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { pathPrefix } from '../../history/config-file-names.ts';
import { type Names, namesOfPointer } from '../../history/place.ts';
import { describePlace } from '../undo/describe-place.ts';
import { fileTitle } from '../value-display/file-title.ts';

/** The names of a place as the plan has them: `['channels', 'channels', '5265']`. */
export const planPath = (file: string, path: readonly (string | number)[], value: unknown): Names => [
  ...pathPrefix(file),
  ...namesOfPointer(value, toPointer(path)),
];

/** The pointer of the entry, row or block that a place is a field of; null where it is one itself. */
export function entryOfPlace(file: string, at: string, value: unknown, source: LabelSource): string | null {
  const isField = (pointer: string) =>
    describePlace(file, [...pathPrefix(file), ...namesOfPointer(value, pointer)], source).field !== null;
  let pointer = at;
  while (pointer !== '' && isField(pointer)) pointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return pointer === at || pointer === '' ? null : pointer;
}

/** `渠道 5265 的页面标题`, or the title of a file with its name. */
export function describeHistoryPlace(
  file: string,
  at: string | null,
  value: unknown,
  source: LabelSource,
): string {
  if (at === null) {
    const title = fileTitle(source, file);
    return title === '' ? file : source.language === 'zh' ? `${title}（${file}）` : `${title} (${file})`;
  }
  const names = namesOfPointer(value, at).filter((name) => name !== orderKey);
  const { what, field } = describePlace(file, [...pathPrefix(file), ...names], source);
  if (field === null) return what;
  return source.language === 'zh' ? `${what} 的${field}` : `${what}: ${field}`;
}
