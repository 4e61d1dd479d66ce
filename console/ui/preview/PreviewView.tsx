import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { outcomeText } from '../../../ops/wording/outcome-text.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDesk } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { goTo, hrefOf, useRoute } from '../route/route.ts';
import { loginOf } from '../visitor/login.ts';
import { Settings } from '../visitor/VisitorSettings.tsx';
import { queryOf, type Shown, shownOf, visitorOf } from '../visitor/visitor.ts';
import { Explanation } from './Explanation.tsx';
import { Phone } from './Phone.tsx';
import { PhoneShell } from './PhoneFrame.tsx';
import { PreviewState } from './PreviewStatus.tsx';
import styles from './PreviewView.module.css';
import { useNarrow } from './phone-scale.ts';
import { seeWords } from './preview-words.ts';
import { Ledgers } from './SentMessages.tsx';
import { useReady } from './use-sandbox-setup.ts';
import { useWalk } from './use-visit-trail.ts';

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
  const { walk, onSaid } = useWalk(ready);
  const go = (now: ExplainInput, { side, width }: Shown) =>
    goTo(hrefOf(['see'], { ...queryOf(now), side, width: String(width) }));
  const place = walk.trail.at(-1);
  const narrow = useNarrow();
  return (
    <div className={styles.view}>
      <div className={styles.left}>
        <h1>{say('title')}</h1>
        <Settings
          isFolded={narrow !== null}
          input={input}
          shown={shown}
          login={refused ? loginOf(input) : walk.login}
          onAgain={() => setRound(round + 1)}
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
              outcome: outcomeText(input.outcome, desk.names, desk.language),
            })}
          </p>
        )}
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {ready && <Phone {...ready} {...shown} scale={narrow ?? 1} onSaid={onSaid} />}
        {!ready && !refused && <PhoneShell width={shown.width} scale={narrow ?? 1} isLoading />}
        {walk.asked.length > 0 && (
          <p className={styles.note}>
            {say('asked')}: <code>{walk.asked.join(', ')}</code>
          </p>
        )}
      </div>
      <div className={styles.right}>
        <Ledgers phones={walk.phones} />
        <Explanation input={ready?.input ?? input} trail={walk.trail} side={shown.side} />
      </div>
    </div>
  );
});
