import type { JsonObject } from '../../ops/json/json-values.ts';
import { malformedRequest } from '../api/refusal-error.ts';
import { remoteOf } from '../git/push-branch.ts';
import { readBranches } from '../git/read-branches.ts';
import { gitStateOf, uncommittedFiles } from '../history/git-state.ts';
import { branchPrefix, reviewNamed } from '../review/read-reviews.ts';
import { type SentReview, sendReview } from '../review/send-review.ts';
import { conflictsOf } from '../save/save.ts';
import { newPictures } from './draft-calls.ts';
import { readReviewName } from './named-review.ts';
import type { OpsConsole } from './ops-console.ts';
import { mostFiles, readLanguage, readText, readTexts } from './read-request.ts';
import {
  changedOnDisk,
  hasErrors,
  isOthers,
  nameTaken,
  noCommit,
  refusal,
  same,
  stale,
  uncommittedNeed,
} from './review-refusals.ts';

/** Makes a review of the draft. @throws RefusalError with what is to be settled first */
export async function sendDraft(
  console: OpsConsole,
  body: JsonObject,
): Promise<Extract<SentReview, { branch: string }>> {
  const { dir, draft, analysis, queryThread } = console;
  const name = readReviewName(body);
  const title = readText(body, 'title', 200).trim().replace(/\s+/g, ' ');
  if (title === '') throw malformedRequest('title takes a text');
  console.checkDisk();
  const { revision } = console;
  if (body.version !== revision.version || draft.changed.size === 0) throw stale();
  const conflicts = await conflictsOf(draft);
  if (conflicts.length > 0) throw refusal('conflict', changedOnDisk, { conflicts });
  const { problems, isClean } = await analysis.problemsOf(revision);
  if (!isClean) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    throw refusal('problems', hasErrors(errors.length), { problems: errors });
  }
  const { git, head } = await gitStateOf(dir);
  if (git !== 'ok') throw refusal('review-refused', noCommit);
  const branches = await readBranches(dir, branchPrefix, await remoteOf(dir));
  const taken = new Set(branches.map(({ branch }) => branch.slice(branchPrefix.length)));
  if (taken.has(name)) throw refusal('review-refused', nameTaken(name, taken));
  const along = await uncommittedAmong(dir, readTexts(body, 'with', mostFiles) ?? []);
  const replaces = await replacedBy(dir, readTexts(body, 'replaces', 50) ?? []);
  const pictures = newPictures(console).map(([asset, path]) => [`public${asset}`, path] as const);
  const deleted = new Set([...draft.changed.keys()].filter((file) => draft.isDeleted(file)));
  const lang = readLanguage(body);
  const sent = await sendReview(
    { dir, head, changed: draft.changed, isDeleted: (file) => deleted.has(file), pictures },
    { name, title, replaces, along },
    {
      neededFor: (files, texts) => queryThread.ask(revision, { ask: 'neededForCommit', files, texts }),
      planText: (commit) => queryThread.ask(revision, { ask: 'planText', commit, lang }),
    },
  );
  if ('refused' in sent) throw refusal('review-refused', same(sent.refused));
  if ('missing' in sent) {
    throw refusal('review-needs', uncommittedNeed(sent.missing), { missing: sent.missing });
  }
  return sent;
}

/** What the operator was shown: nothing but uncommitted changes of the config is sent. */
async function uncommittedAmong(dir: string, files: readonly string[]): Promise<readonly string[]> {
  if (files.length === 0) return files;
  const uncommitted = new Set(await uncommittedFiles(dir));
  if (!files.every((file) => uncommitted.has(file))) throw stale();
  return files;
}

/** The commits of reviews whose place another one takes: only their author says so. */
async function replacedBy(dir: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => reviewNamed(dir, name)));
  return found
    .filter((one) => one !== null)
    .map((review) => {
      if (!review.isOwn) throw refusal('review-refused', isOthers(review));
      return review.commit;
    });
}
