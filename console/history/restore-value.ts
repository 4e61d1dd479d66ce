import { readConfig } from '../../ops/check/check-config.ts';
import type { Text } from '../../ops/text/text.ts';
import type { RevertPastRequest } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { readLoggedCommit } from '../git/read-log.ts';
import { configPaths } from './config-file-names.ts';
import { nameAt } from './describe-commit.ts';
import { namesOfPointer } from './place.ts';
import { readChangedFiles, revisionOfText } from './read-revisions.ts';
import { revertFile } from './revert-file.ts';
import { type DraftReader, newErrors, type RevertedSave, textInDraft } from './revert-save.ts';

/**
 * Makes one value of a file what it was after a save: whatever has been edited there since, also in the draft, is
 * replaced, and nothing else is touched.
 * @param draft - the draft as it is, checked
 */
export async function restoreValue(
  revision: DraftRevision,
  draft: DraftReader,
  { commit, file, at }: RevertPastRequest & { file: string; at: string },
): Promise<RevertedSave> {
  const { dir, overlay, pictures } = revision;
  const logged = await readLoggedCommit(dir, commit, configPaths);
  if (!logged) return { refused: 'not-found' };
  const name = await nameAt(dir, logged, file);
  const then = (await readChangedFiles(dir, logged)).find((one) => one.file === name);
  const text = textInDraft(revision, file);
  const now = revisionOfText(text);
  if (then?.after.is !== 'json') return { refused: 'edit-impossible', why: isUnknown(file) };
  if (text === null || now.is !== 'json') return { refused: 'edit-impossible', why: isUnreadableNow(file) };
  // What has happened to it since is one change, which is reverted.
  const since = { file, before: then.after, after: now, texts: { before: then.texts.after, after: text } };
  const reverted = revertFile(since, text, namesOfPointer(then.after.value, at));
  if (!reverted || reverted.edits.length === 0) return { refused: 'nothing-to-revert', why: isSame };
  const texts = new Map(overlay).set(file, reverted.text);
  const reasons = newErrors(draft(), readConfig(dir, { overlay: texts, pictures }));
  return reasons.length > 0 ? { refused: 'would-break', reasons } : { edits: reverted.edits };
}

const isUnknown = (file: string): Text => ({
  zh: `这次保存之后的 ${file} 不是 JSON 或已删除，无法恢复`,
  en: `${file} is not JSON, or gone, after this save, so nothing of it can be put back`,
});
const isUnreadableNow = (file: string): Text => ({
  zh: `现在没有 ${file}，或它不是 JSON：先在文本视图里改好`,
  en: `there is no ${file} at the moment, or it is not JSON: mend it in the text view first`,
});
const isSame: Text = {
  zh: '现在就是这次保存之后的样子，没有要恢复的',
  en: 'it is as it was after this save: there is nothing to put back',
};
