import type { Side } from '../draft/draft-revision.ts';
import { answerInThread } from '../thread.ts';
import { cardAnswer } from './card.ts';
import { explainAnswer } from './explain.ts';
import { namesOf } from './names.ts';
import { planAnswer } from './plan.ts';
import { problemsOf } from './problems.ts';
import type { Answers, Asked } from './question.ts';
import { schemaAnswer } from './schema.ts';
import { Sides } from './sides.ts';

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
