import type { Side } from '../draft/draft-revision.ts';
import { cardAnswer } from '../impact/channel-card.ts';
import { problemsOf } from '../impact/check-problems.ts';
import { namesOf } from '../impact/display-names.ts';
import { schemaAnswer } from '../impact/editor-schema.ts';
import { explainAnswer } from '../impact/explain-visit.ts';
import { planAnswer } from '../impact/impact-plan.ts';
import { Sides } from '../impact/revision-cache.ts';
import type { Answers, Asked } from './worker-request.ts';
import { answerInThread } from './worker-thread.ts';

const sides = new Sides();

function answer(
  side: Side,
  question: Asked['question'],
  tell: (told: unknown) => void,
): Answers[keyof Answers] {
  switch (question.ask) {
    case 'problems':
      return problemsOf(sides, side);
    case 'names':
      return namesOf(sides, side);
    case 'plan':
      return planAnswer(sides, side, question.against, tell);
    case 'explain':
      return explainAnswer(sides, side, question.input, question.lang);
    case 'find':
      return { version: side.version, ...sides.index(side).find(question.text, question.limit) };
    case 'card':
      return cardAnswer(sides, side, question.channel, question.cities);
    case 'schema':
      return schemaAnswer(side, question.file);
  }
}

answerInThread(({ side, question }: Asked, tell) => answer(side, question, tell));
