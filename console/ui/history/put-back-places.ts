import type { PastFileEdits } from '../../api/index.ts';
import { pathPrefix } from '../../history/config-file-names.ts';
import type { PutBackPlace } from './put-back.ts';

/** The place of a path of the plan in its file. */
export const placeOfPath = (file: string, path: readonly string[]): PutBackPlace => ({
  file,
  names: path.slice(pathPrefix(file).length),
});

/** Where a save has edited a file; all of the file where not every edit is told. */
export const placesOf = ({ file, edits, more, unreadable, change }: PastFileEdits): PutBackPlace[] =>
  edits.length === 0 || more > 0 || unreadable !== null || change !== 'changed'
    ? [{ file, names: [] }]
    : edits.map(({ path }) => placeOfPath(file, path));
