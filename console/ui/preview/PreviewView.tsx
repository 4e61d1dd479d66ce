import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { pageIdAtPath } from '../../../ops/plan-report/route-label.ts';
import { outcomeText } from '../../../ops/wording/outcome-text.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { hrefOf, navigate, useRoute } from '../route/route.ts';
import { loginOf } from '../visitor/login.ts';
import { VisitorSettings } from '../visitor/VisitorSettings.tsx';
import { type PhoneDisplay, phoneDisplayOf, queryOf, visitorOf } from '../visitor/visitor.ts';
import { Explanation } from './Explanation.tsx';
import { Phone } from './Phone.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PreviewStatusNote } from './PreviewStatus.tsx';
import styles from './PreviewView.module.css';
import { usePhoneScale } from './phone-scale.ts';
import { previewWords } from './preview-words.ts';
import { SentMessages } from './SentMessages.tsx';
import { useSandboxSetup } from './use-sandbox-setup.ts';
import { useVisitTrail } from './use-visit-trail.ts';

/** `#/see?channel=5265&host=…&city=…&flags=1,4,3&login=ok&path=/…&side=disk&width=390&device=ios+wechat` */
export const PreviewView = observer(function PreviewView() {
  const draftStore = useDraftStore();
  const say = useWords(previewWords);
  const text = useText();
  const { query } = useRoute();
  const input = visitorOf(query, draftStore.names);
  const shown = phoneDisplayOf(query);
  const [round, setRound] = useState(0);
  // On the other revision the visit begins again, with a path of its own to be explained.
  const { ready, refused } = useSandboxSetup(draftStore, input, `${round}-${shown.revision}`);
  const { visitTrail, onMessage } = useVisitTrail(ready);
  const go = (now: ExplainInput, { revision, width, language }: PhoneDisplay) =>
    navigate(
      hrefOf(['see'], {
        ...queryOf(now, draftStore.names),
        side: revision,
        width: String(width),
        ...(language !== undefined && { lang: language }),
      }),
    );
  const location = visitTrail.trail.at(-1);
  const page = location && pageIdAtPath(draftStore, location.path.replace(/[?#].*$/s, ''));
  const narrow = usePhoneScale();
  return (
    <div className={styles.view}>
      <div className={styles.left}>
        <h1>{say('title')}</h1>
        <VisitorSettings
          isFolded={narrow !== null}
          input={input}
          shown={shown}
          login={refused ? loginOf(input) : visitTrail.login}
          onAgain={() => setRound(round + 1)}
          onVisitor={(now) => go(now, shown)}
          onShown={(now) => go(input, now)}
        />
      </div>
      <div className={styles.middle}>
        <div className={styles.bar}>
          <span className={styles.at}>
            {say('at')} <code>{location?.path ?? '…'}</code>
          </span>
          {page !== undefined && (
            <a className="button" href={hrefOf(['pages', page])}>
              {say('editPage')}
            </a>
          )}
          <button type="button" onClick={() => setRound(round + 1)}>
            {say('again')}
          </button>
        </div>
        <PreviewStatusNote revision={shown.revision} />
        {input.outcome && (
          <p className={styles.note}>
            {say('outcomeNote', {
              outcome: outcomeText(input.outcome, draftStore.names, draftStore.language),
            })}
          </p>
        )}
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {ready && <Phone {...ready} {...shown} scale={narrow ?? 1} onMessage={onMessage} />}
        {!ready && !refused && <PhoneFrame width={shown.width} scale={narrow ?? 1} isLoading />}
        {visitTrail.nativeCalls.length > 0 && (
          <p className={styles.note}>
            {say('asked')}: <code>{visitTrail.nativeCalls.join(', ')}</code>
          </p>
        )}
      </div>
      <div className={styles.right}>
        <SentMessages phones={visitTrail.phones} />
        <Explanation input={ready?.input ?? input} trail={visitTrail.trail} revision={shown.revision} />
      </div>
    </div>
  );
});
