import { observer } from 'mobx-react-lite';
import { pageIdAtPath, routeAtPath } from '../../../ops/plan-report/route-label.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { PageLabel } from '../value-display/PageLabel.tsx';
import type { PhoneState } from './phone-state.ts';
import { phoneWords } from './phone-words.ts';
import type { ResultState } from './result-states.ts';
import { textOf } from './StateChoice.tsx';

interface Props {
  /** Where the visit begins, and where it is now. */
  path: string;
  at: string;
  state: PhoneState;
  result: ResultState | undefined;
  /** The answer to a form by which its visitor has come to the page. */
  arrival: ResultState | undefined;
  /** After its form was sent, the page itself says so. */
  stays: boolean;
}

/** Which page the phone shows where that is another one, and why; or that nothing follows. */
export const PhonePlace = observer(function PhonePlace(props: Props) {
  const { result } = props;
  const say = useWords(phoneWords);
  const unlisted = result?.isListed === false ? result.codes : null;
  return (
    <>
      {unlisted !== null && <p className="soft">{say('unlisted', { codes: unlisted })}</p>}
      <WhatFollows {...props} />
    </>
  );
});

const WhatFollows = observer(function WhatFollows(props: Props) {
  const { path, at, state, result, arrival, stays } = props;
  const draftStore = useDraftStore();
  const say = useWords(phoneWords);
  const codesOf = (one: ResultState | undefined) =>
    one?.codes ?? say('otherCodes', { code: one?.code ?? '' });
  const codes = codesOf(result);
  if (at !== path) {
    const route = routeAtPath(draftStore, at);
    const page = pageIdAtPath(draftStore, at);
    const why = result ? say('answeredTo', { codes }) : say(state === 'sent' ? 'sentTo' : 'wentOn');
    return (
      <p className="soft" role="status">
        {why} {route === undefined ? at : <PageLabel id={route} />}{' '}
        {page !== undefined && <a href={hrefOf(['pages', page])}>{say('openPage')}</a>}
      </p>
    );
  }
  if (state === 'sent' && stays) return <p className="soft">{say('sentStay')}</p>;
  if (arrival?.isSuccess === false)
    return <p className="soft">{say('refusedHere', { codes: codesOf(arrival) })}</p>;
  if (!result || result.lacks !== null) return null;
  const said = textOf(draftStore, result);
  return said === undefined ? null : (
    <p className="soft">
      {say('answeredStay', { codes })}“{said}”
    </p>
  );
});
