import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import type { ExplainInput } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { withId } from '../names/visitor-words.ts';
import { goTo, hrefOf, useRoute } from '../route.ts';
import { useText, useWords } from '../words.ts';
import { Controls } from './Controls.tsx';
import { Explanation } from './Explanation.tsx';
import { Ledgers } from './Ledgers.tsx';
import { Phone } from './Phone.tsx';
import { PreviewState } from './PreviewState.tsx';
import { type Place, type Visited, withPlace } from './place.ts';
import styles from './SeeView.module.css';
import { seeWords } from './see-words.ts';
import { useReady } from './use-ready.ts';
import { queryOf, type Shown, shownOf, visitorOf } from './visitor.ts';

interface Walk {
  visit: string;
  trail: Visited[];
  asked: string[];
}
const nowhere: Walk = { visit: '', trail: [], asked: [] };

/** `#/see?channel=5265&host=…&city=…&flags=1,4,3&login=ok&path=/…&side=disk&width=390&device=ios+wechat` */
export const SeeView = observer(function SeeView() {
  const desk = useDesk();
  const say = useWords(seeWords);
  const text = useText();
  const { query } = useRoute();
  const input = visitorOf(query);
  const shown = shownOf(query);
  const [round, setRound] = useState(0);
  const { ready, refused } = useReady(desk, input, round);
  const [walk, setWalk] = useState(nowhere);
  const visit = ready?.visit ?? '';
  useEffect(() => setWalk({ ...nowhere, visit }), [visit]);
  const onPlace = useCallback(
    (place: Place) => setWalk((before) => ({ ...before, trail: withPlace(before.trail, place) })),
    [],
  );
  const onNative = useCallback(
    (handler: string) => setWalk((before) => ({ ...before, asked: [...before.asked.slice(-9), handler] })),
    [],
  );
  const go = (now: ExplainInput, { side, width }: Shown) =>
    goTo(hrefOf(['see'], { ...queryOf(now), side, width: String(width) }));
  const place = walk.trail.at(-1);
  return (
    <div className={styles.view}>
      <div className={styles.left}>
        <h1>{say('title')}</h1>
        <Controls
          input={input}
          shown={shown}
          onVisitor={(now) => go(now, shown)}
          onShown={(now) => go(input, now)}
        />
      </div>
      <div className={styles.middle}>
        <div className={styles.bar}>
          <span className={styles.at}>
            {say('at')} <code>{place?.path ?? '…'}</code>
          </span>
          <button type="button" onClick={() => setRound(round + 1)}>
            {say('again')}
          </button>
        </div>
        <PreviewState side={shown.side} />
        {input.outcome && (
          <p className={styles.note}>
            {say('outcomeNote', {
              outcome: withId(input.outcome, desk.names?.outcomes[input.outcome], desk.language),
            })}
          </p>
        )}
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {ready && <Phone {...ready} {...shown} onPlace={onPlace} onNative={onNative} />}
        {walk.asked.length > 0 && (
          <p className={styles.note}>
            {say('asked')}: <code>{walk.asked.join(', ')}</code>
          </p>
        )}
      </div>
      <div className={styles.right}>
        <Ledgers />
        <Explanation input={ready?.input ?? input} trail={walk.trail} side={shown.side} />
      </div>
    </div>
  );
});
