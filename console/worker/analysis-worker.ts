import { channelCard } from '../analysis/channel-card.ts';
import { checkProblems } from '../analysis/check-problems.ts';
import { displayNames } from '../analysis/display-names.ts';
import { editorSchema } from '../analysis/editor-schema.ts';
import { explainVisit } from '../analysis/explain-visit.ts';
import { impactPlan } from '../analysis/impact-plan.ts';
import { RevisionCache } from '../analysis/revision-cache.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { WorkerMessage, WorkerResponses } from './worker-request.ts';
import { answerInThread } from './worker-thread.ts';

const sides = new RevisionCache();

function answer(
  side: DraftRevision,
  question: WorkerMessage['question'],
  tell: (reported: unknown) => void,
): WorkerResponses[keyof WorkerResponses] {
  switch (question.ask) {
    case 'problems':
      return checkProblems(sides, side);
    case 'names':
      return displayNames(sides, side);
    case 'plan':
      return impactPlan(sides, side, question.against, tell);
    case 'explain':
      return explainVisit(sides, side, question.input, question.lang);
    case 'find':
      return { version: side.version, ...sides.searchIndex(side).find(question.text, question.limit) };
    case 'card':
      return channelCard(sides, side, question.channel, question.cities);
    case 'schema':
      return editorSchema(side, question.file);
  }
}

answerInThread(({ side, question }: WorkerMessage, tell) => answer(side, question, tell));
