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

const WhatFollows = observer(function WhatFollows({ path, at, state, result, stays }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(phoneWords);
  const codes = result?.codes ?? say('otherCodes', { code: result?.code ?? '' });
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
  if (!result || result.lacks !== null) return null;
  const said = textOf(draftStore, result);
  return said === undefined ? null : (
    <p className="soft">
      {say('answeredStay', { codes })}“{said}”
    </p>
  );
});
