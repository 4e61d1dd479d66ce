import { channelCard } from '../analysis/channel-card.ts';
import { checkProblems } from '../analysis/check-problems.ts';
import { cityEnds } from '../analysis/city-ends.ts';
import { commitsPlan } from '../analysis/commits-plan.ts';
import { decidingRowOf } from '../analysis/deciding-row.ts';
import { displayNames } from '../analysis/display-names.ts';
import { editorSchema } from '../analysis/editor-schema.ts';
import { explainVisit } from '../analysis/explain-visit.ts';
import { impactPlan } from '../analysis/impact-plan.ts';
import { neededForCommit } from '../analysis/needed-for-commit.ts';
import { RevisionCache } from '../analysis/revision-cache.ts';
import { channelTraffic, rowReach } from '../analysis/row-reach.ts';
import { lackingTexts, languageEdits } from '../analysis/site-languages.ts';
import { trialPlan } from '../analysis/trial-plan.ts';
import { whoEnds } from '../analysis/who-ends.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { describeCommit } from '../history/describe-commit.ts';
import { lastChangesOf } from '../history/last-changes.ts';
import { listSaves } from '../history/list-saves.ts';
import { pastPlan, planText } from '../history/past-plan.ts';
import { restoreValue } from '../history/restore-value.ts';
import { revertSave } from '../history/revert-save.ts';
import type { WorkerMessage, WorkerResponses } from './worker-request.ts';
import { answerInThread } from './worker-thread.ts';

const revisions = new RevisionCache();

type Answer = WorkerResponses[keyof WorkerResponses];

function answer(
  revision: DraftRevision,
  request: WorkerMessage['request'],
  onProgress: (reported: unknown) => void,
): Answer | Promise<Answer> {
  switch (request.ask) {
    case 'problems':
      return checkProblems(revisions, revision);
    case 'names':
      return displayNames(revisions, revision);
    case 'plan':
      return impactPlan(revisions, revision, request.against, onProgress);
    case 'commitsPlan':
      return commitsPlan(revision.dir, request.base, request.commit);
    case 'neededForCommit':
      return neededForCommit(revision.dir, request.files, request.texts);
    case 'planText':
      return planText(revision.dir, request.commit, request.lang);
    case 'explain':
      return explainVisit(revisions, revision, request.input, request.lang);
    case 'find':
      return {
        version: revision.version,
        ...revisions.searchIndex(revision).find(request.text, request.limit),
      };
    case 'card':
      return channelCard(revisions, revision, request.channel, request.cities);
    case 'cityEnds':
      return cityEnds(revisions, revision, request.rule);
    case 'schema':
      return editorSchema(revision, request.file);
    case 'decidingRow':
      return decidingRowOf(revisions, revision, request);
    case 'rowReach':
      return rowReach(revisions, revision);
    case 'whoEnds':
      return whoEnds(revisions, revision, request.query);
    case 'traffic':
      return channelTraffic(revision);
    case 'trialPlan':
      return trialPlan(revisions, revision, request.overlay);
    case 'languageEdits':
      return languageEdits(revision, request.languages);
    case 'lackingTexts':
      return lackingTexts(revision, request.overlay);
    case 'pastSaves':
      return listSaves(revision, request.query);
    case 'pastSave':
      return describeCommit(revision, request.query);
    case 'pastPlan':
      return pastPlan(revision.dir, request.commit);
    case 'lastChanges':
      return lastChangesOf(revision.dir, request.file);
    case 'revertSave': {
      const { file, at } = request.query;
      const draft = () => revisions.draft(revision);
      return file !== undefined && at !== undefined
        ? restoreValue(revision, draft, { ...request.query, file, at })
        : revertSave(revision, draft, request.query);
    }
  }
}

answerInThread(({ revision, request }: WorkerMessage, onProgress) => answer(revision, request, onProgress));
