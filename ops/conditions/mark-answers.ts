import type { ServerAnswers, Situation } from '../../runtime/index.ts';

type Query = Situation['query'];

/** The results of both marks of an address: a call without one has nothing that it could log in, so it fails. */
export const markAnswers = (
  { mark, markcode }: Query,
  result: 'ok' | 'failed',
): Required<Pick<ServerAnswers, 'mark' | 'markcode'>> => ({
  mark: mark === undefined ? 'failed' : result,
  markcode: markcode === undefined ? 'failed' : result,
});

/** The situation as a page knows it: nothing has called the server about a mark that the address never had. */
export function withMarksOf(query: Query, situation: Situation): Situation {
  const { mark, markcode, ...answers } = situation.answers;
  const known = {
    ...(query.mark !== undefined && mark && { mark }),
    ...(query.markcode !== undefined && markcode && { markcode }),
  };
  return { ...situation, answers: { ...answers, ...known } };
}
