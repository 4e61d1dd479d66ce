import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadConfig, readConfig } from '../../ops/check/check-config.ts';
import type { Text } from '../../ops/text/text.ts';
import type { ChangedPlace, Edit, RevertPastRequest } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { readLoggedCommit } from '../git/read-log.ts';
import { configFileNamed, configPaths, pathPrefix } from './config-file-names.ts';
import { nameAt } from './describe-commit.ts';
import { pastFileOf } from './describe-save.ts';
import { type ChangedFile, readChangedFiles } from './read-revisions.ts';
import { revertFile } from './revert-file.ts';
import { revertNewFile } from './revert-new-file.ts';

/** The edits that put back what was before a save, or why there are none. */
export type RevertedSave =
  | { edits: Edit[] }
  | { refused: 'not-found' }
  | { refused: 'edit-impossible' | 'nothing-to-revert'; why: Text }
  | { refused: 'changed-since'; places: ChangedPlace[] }
  | { refused: 'would-break'; reasons: Text[] };

/** Reads and checks the draft as it is. */
export type DraftReader = () => ReadConfig;

/**
 * Reverts a save in the draft. What has been edited elsewhere since stays; a place that has another value than the save
 * gave it is not touched, and then nothing is.
 * @param draft - the draft as it is, checked
 */
export async function revertSave(
  revision: DraftRevision,
  draft: DraftReader,
  { commit, file, path }: RevertPastRequest,
): Promise<RevertedSave> {
  const { dir, overlay } = revision;
  const logged = await readLoggedCommit(dir, commit, configPaths);
  if (!logged) return { refused: 'not-found' };
  if (logged.parents.length === 0) return { refused: 'edit-impossible', why: isFirst };
  const name = file === undefined ? undefined : await nameAt(dir, logged, file);
  const all = await readChangedFiles(dir, logged);
  const chosen = all.filter((one) => name === undefined || one.file === name);
  const edits: Edit[] = [];
  const places: ChangedPlace[] = [];
  const texts = new Map(overlay);
  for (const one of chosen) {
    const present = file ?? one.file;
    const text = textInDraft(revision, present);
    const whole = revertNewFile({ ...one, file: present }, text);
    if (whole) {
      edits.push(...whole.edits);
      places.push(...whole.places);
      texts.set(present, whole.text);
      continue;
    }
    const obstacle = obstacleOf(one);
    if (obstacle) return { refused: 'edit-impossible', why: obstacle };
    if (text === null) return { refused: 'edit-impossible', why: isGone(present) };
    const names = path?.slice(pathPrefix(present).length);
    const reverted = revertFile({ ...one, file: present }, text, names);
    if (!reverted) return { refused: 'edit-impossible', why: isUnreadableNow(present) };
    edits.push(...reverted.edits);
    places.push(...reverted.places);
    texts.set(present, reverted.text);
  }
  if (places.length > 0) return { refused: 'changed-since', places };
  if (edits.length === 0) return { refused: 'nothing-to-revert', why: isDone };
  const reasons = newErrors(draft(), readConfig(dir, { overlay: texts, pictures: revision.pictures }));
  return reasons.length > 0 ? { refused: 'would-break', reasons } : { edits };
}

function obstacleOf({ logged, before, after }: ChangedFile): Text | null {
  const { change } = pastFileOf(logged);
  if (change === 'added') return isNewFile(logged.path);
  if (change === 'removed') return isRemovedFile(logged.path);
  return before.is === 'json' && after.is === 'json' ? null : isUnreadable(logged.path);
}

/** Null where there is no such file; the draft has an empty text for one that it takes out. */
export const textInDraft = ({ dir, overlay }: DraftRevision, file: string): string | null =>
  (overlay.get(file) ?? textOnDisk(dir, file)) || null;

function textOnDisk(dir: string, file: string): string | null {
  if (!configFileNamed(file)) return null;
  try {
    return readFileSync(join(dir, file), 'utf8');
  } catch {
    return null;
  }
}

/** The errors that only the second has, such as a brand that is gone. */
export function newErrors(before: ReadConfig, after: ReadConfig): Text[] {
  const keyOf = ({ code, file, message }: ReadConfig['diagnostics'][number]) =>
    `${code} ${file} ${message.en}`;
  const known = new Set(before.diagnostics.map(keyOf));
  return after.diagnostics
    .filter((one) => one.severity === 'error' && !known.has(keyOf(one)))
    .map(({ message }) => message);
}

const isFirst: Text = {
  zh: '这是历史里的第一次提交，之前没有可以恢复的内容',
  en: 'this is the first commit of the history: there is nothing from before it',
};
const isDone: Text = {
  zh: '现在已经和这次保存之前一样，没有要恢复的',
  en: 'everything is already as it was before this save',
};
const isNewFile = (file: string): Text => ({
  zh: `这次保存新建了文件 ${file}，控制台只能删除页面和表单`,
  en: `this save added the file ${file}, and the console deletes pages and forms only`,
});
const isRemovedFile = (file: string): Text => ({
  zh: `这次保存删除了文件 ${file}，控制台只能新建页面和表单`,
  en: `this save removed the file ${file}, and the console creates pages and forms only`,
});
const isUnreadable = (file: string): Text => ({
  zh: `${file} 在这次保存前后有一版不是 JSON，无法恢复`,
  en: `${file} is not JSON before or after this save, so it cannot be put back`,
});
const isUnreadableNow = (file: string): Text => ({
  zh: `${file} 现在不是 JSON，先在文本视图里改好`,
  en: `${file} is not JSON at the moment: mend it in the text view first`,
});
const isGone = (file: string): Text => ({
  zh: `现在没有 ${file} 这个文件了`,
  en: `there is no file ${file} any more`,
});
