import { existsSync } from 'node:fs';
import type { Plan } from '../../ops/plan/plan.ts';
import { riskGroupsOf } from '../../ops/plan/risk-groups.ts';
import type { Conflict, SavedCommit, SaveRequest, SaveResponse } from '../api/index.ts';
import { ApiRefusalError } from '../api/refusal-error.ts';
import type { Draft } from '../draft/draft.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { editedTogether } from '../draft/edited-together.ts';
import { UnsafeFileError, writeFilesAtomically } from '../files/atomic-write.ts';
import { picturesToPublish, publishPictures } from '../pictures/publish-pictures.ts';
import type { LiveAnalysis } from '../worker/live-analysis.ts';
import { commitSaved } from './commit-saved.ts';
import { editsOfFile } from './edits-of-file.ts';
import type { LastSave } from './last-save.ts';
import { mergeDraftText } from './merge-draft.ts';
import { reviewedMessage } from './reviewed-message.ts';

export interface SaveContext {
  dir: string;
  /** Path of a save's journal. */
  journal: string;
  draft: Draft;
  lastSave: LastSave;
  /** Staged pictures by their address. */
  pictures: ReadonlyMap<string, string>;
  /** Problems and plan of a draft. */
  analysis: Pick<LiveAnalysis, 'problemsOf' | 'planOf' | 'neededForCommit'>;
  currentRevision(): DraftRevision;
  /** Called once the files are on the disk, with the new ones; a commit may take longer. */
  filesWritten(added: readonly string[]): void;
}

const stale = () =>
  new ApiRefusalError('stale', {
    zh: '草稿或磁盘在此期间有变化，请看过再保存',
    en: 'the draft or the disk has changed meanwhile; look again, then save',
  });

/**
 * Writes the draft into the config. Refuses errors, unconfirmed risks and conflicts with changes on the disk.
 * @throws RefusalError with what the operator has to settle first
 */
export async function saveDraft(saving: SaveContext, request: SaveRequest): Promise<SaveResponse> {
  const { draft } = saving;
  const revision = saving.currentRevision();
  if (request.version !== revision.version) throw stale();
  const changed = draft.changed;
  const at = new Date().toISOString();
  if (changed.size === 0) return { version: revision.version, saved: [], commit: null, at, files: [] };
  const plan = await requireSavable(saving, revision, request);
  draft.disk.refresh();
  if (saving.currentRevision().version !== revision.version || draft.conflicting.length > 0) throw stale();
  const pictures = writeDraft(saving, changed);
  draft.disk.refresh();
  const together = new Map([...changed.keys()].map((file) => [file, editedTogether(draft.steps, file)]));
  draft.markSaved(changed.keys());
  const saved = [...changed.keys(), ...pictures];
  const message = request.commit?.message.trim();
  if (message) saving.lastSave.committing = saved;
  saving.filesWritten(pictures);
  const commit = message ? await commitSave(saving, saved, message) : null;
  const files = saved.map((file) => ({
    file,
    ...(plan ? editsOfFile(plan, file, saved) : noEdits),
    together: together.get(file) ?? [],
  }));
  const answer = { version: draft.version, saved, commit, at, files };
  saving.lastSave.store(answer);
  return answer;
}

async function commitSave(
  { dir, draft, analysis, lastSave, currentRevision }: SaveContext,
  saved: readonly string[],
  message: string,
): Promise<SavedCommit | null> {
  try {
    const reviewed = await reviewedMessage(dir, draft.steps, message);
    return await commitSaved(currentRevision(), analysis, saved, reviewed);
  } finally {
    lastSave.committing = [];
  }
}

/**
 * Requires a draft without conflicts and errors, whose risks are confirmed.
 * @returns its plan; null against a broken base, which cannot be compared with: this save repairs it
 */
async function requireSavable(
  { draft, analysis }: SaveContext,
  revision: DraftRevision,
  { confirm = '' }: SaveRequest,
): Promise<Plan | null> {
  await refuseConflicts(draft);
  const { problems, isClean } = await analysis.problemsOf(revision);
  if (!isClean) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    throw new ApiRefusalError('problems', hasErrors(errors.length), { problems: errors });
  }
  const { plan, riskDigest } = await analysis.planOf(revision, 'disk');
  if (plan && riskDigest !== confirm) {
    throw new ApiRefusalError('risks', hasRisks(riskGroupsOf(plan).length), {
      risks: plan.risks,
      riskDigest,
    });
  }
  return plan;
}

/** Writes the staged pictures, then all texts or none. @returns the pictures, as git has them */
function writeDraft({ dir, journal, lastSave, pictures }: SaveContext, changed: Draft['changed']): string[] {
  const writes = [...changed].map(([file, { base, text }]) => ({ file, before: base, after: text }));
  const texts = writes.map(({ after }) => after);
  let published: ReturnType<typeof publishPictures> | null = null;
  try {
    published = publishPictures(dir, picturesToPublish(dir, pictures, texts));
    writeFilesAtomically(dir, journal, writes, (at) => {
      if (at === 'journal') lastSave.outdate();
    });
    return published.files;
  } catch (error) {
    // With a journal, the next start writes the texts that name the pictures.
    if (!existsSync(journal)) published?.takeBack();
    if (!(error instanceof UnsafeFileError)) throw error;
    throw new ApiRefusalError('failed', {
      zh: `没有保存：${error.message}`,
      en: `not saved: ${error.message}`,
    });
  }
}

/** Without a plan, as against a broken disk, the edits cannot be described. */
const noEdits = { edits: [], differences: [] };

const hasErrors = (count: number) => ({
  zh: `有 ${count} 个错误，没有保存`,
  en: `not saved: ${count} errors`,
});
const hasRisks = (count: number) => ({
  zh: `有 ${count} 项风险要先确认，没有保存`,
  en: `not saved: ${count} risks to confirm first`,
});

async function refuseConflicts(draft: Draft): Promise<void> {
  draft.disk.refresh();
  const conflicts = await conflictsOf(draft);
  if (conflicts.length === 0) return;
  const names = conflicts.map(({ file }) => file).join(', ');
  throw new ApiRefusalError(
    'conflict',
    { zh: `磁盘上的 ${names} 已被改动，没有保存`, en: `not saved: ${names} changed on the disk` },
    { conflicts },
  );
}

/** The edited files that have changed on the disk, each merged where that is possible. */
export function conflictsOf(draft: Draft): Promise<Conflict[]> {
  const changed = draft.changed;
  return Promise.all(
    draft.conflicting.map(async (file) => {
      const { base = '', text: ours = '' } = changed.get(file) ?? {};
      const theirs = draft.disk.read(file).text;
      const merged = await mergeDraftText(file, { base, ours, theirs }, draft.history);
      return { file, base, ours, theirs, merged: merged?.text ?? null, fields: merged?.conflicts ?? [] };
    }),
  );
}
