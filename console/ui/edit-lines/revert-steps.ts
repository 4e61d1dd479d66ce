import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { member } from '../../../ops/json/json-values.ts';
import { configFiles } from '../../../schemas/index.ts';
import type { Edit } from '../../api/index.ts';
import { revertEdit } from './revert-edit.ts';

/** A site has one of these: what is read from the file is the same for both, so that an edit reports the second alone. */
const languageKeys = ['language', 'languages'];

/**
 * The edits that revert one reported edit, with the key that stood in its place: `language` of a site that has
 * `languages` since.
 * @returns null where nothing is reverted; see revertEdit
 */
export function revertSteps(
  edit: ReportedEdit,
  value: unknown,
  disk: unknown,
): readonly [Edit, ...Edit[]] | null {
  const back = revertEdit(edit, value, disk);
  if (!back) return null;
  const [, key = '', ...inner] = edit.path;
  if (edit.file !== configFiles.site.path || inner.length > 0 || !languageKeys.includes(key)) return [back];
  const { file } = edit;
  const path = languageKeys.filter((one) => one !== key);
  const [was, is] = [member(disk, ...path), member(value, ...path)];
  if (JSON.stringify(was) === JSON.stringify(is)) return [back];
  // Each in the place of the other in the file: the one that comes is set before the one that goes.
  if (was !== undefined) return [{ do: 'set', file, path, value: was, before: key }, back];
  const first = back.do === 'set' ? { ...back, before: String(path[0]) } : back;
  return [first, { do: 'remove', file, path }];
}
