import type { JsonObject } from '../../ops/json/json-values.ts';
import type { CommitFilesResponse, SavedCommit, SaveResponse } from '../api/index.ts';
import { commitFilesLeft, commitLastSave } from '../save/commit-last-save.ts';
import { type SaveContext, saveDraft } from '../save/save.ts';
import type { OpsConsole } from './ops-console.ts';
import { readCommitFiles, readCommitSave, readSave } from './read-request.ts';

export async function saveCall(console: OpsConsole, body: JsonObject): Promise<SaveResponse> {
  console.checkDisk();
  const saved = await saveDraft(contextOf(console), readSave(body));
  tellCommit(console, saved.commit);
  return { ...saved, version: console.draft.version };
}

export async function commitSaveCall(console: OpsConsole, body: JsonObject): Promise<SaveResponse> {
  console.checkDisk();
  const saved = await commitLastSave(contextOf(console), readCommitSave(body));
  tellCommit(console, saved.commit);
  return saved;
}

export async function commitFilesCall(console: OpsConsole, body: JsonObject): Promise<CommitFilesResponse> {
  console.checkDisk();
  const answer = await commitFilesLeft(contextOf(console), readCommitFiles(body));
  tellCommit(console, answer.commit);
  return answer;
}

function contextOf(console: OpsConsole): SaveContext {
  const { dir, journal, draft, lastSave, analysis, pictures } = console;
  return {
    dir,
    journal,
    draft,
    lastSave,
    analysis,
    pictures: pictures.paths,
    currentRevision: () => console.revision,
    filesWritten: (added) => console.filesWritten(added),
  };
}

function tellCommit({ events }: OpsConsole, commit: SavedCommit | null): void {
  if (commit && 'commit' in commit) events.send('commit', { head: commit.commit });
}
