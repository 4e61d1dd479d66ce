import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ExplainInput } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { hrefOf } from '../route.ts';
import { differingStages } from '../see/explain-rows.ts';
import { Phone } from '../see/Phone.tsx';
import { PreviewState } from '../see/PreviewState.tsx';
import { Steps } from '../see/Steps.tsx';
import { useExplained } from '../see/use-explained.ts';
import { useReady } from '../see/use-ready.ts';
import { queryOf } from '../see/visitor.ts';
import { useText, useWords } from '../words.ts';
import styles from './BeforeAfter.module.css';
import { Differences } from './Differences.tsx';
import { knowWords } from './know-words.ts';
import { visitorText } from './visitor-text.ts';

const scale = 0.72;

/** The same visitor on the disk and on the draft, and at which step they part. */
export const BeforeAfter = observer(function BeforeAfter({ input }: { input: ExplainInput }) {
  const desk = useDesk();
  const say = useWords(knowWords);
  const text = useText();
  const [round, setRound] = useState(0);
  const { ready, refused } = useReady(desk, input, round);
  const explained = useExplained(desk, input, [], 0, 'draft');
  const before = explained?.answer.disk?.steps ?? null;
  const after = explained?.answer.draft?.steps ?? null;
  const marked = before && after ? differingStages(before, after) : null;
  return (
    <section className={styles.witness} aria-labelledby="know-witness">
      <div className={styles.head}>
        <h2 id="know-witness">{say('witness')}</h2>
        <button type="button" onClick={() => setRound(round + 1)}>
          {say('restart')}
        </button>
        <a className="button" href={hrefOf(['see'], queryOf(input))}>
          {say('walk')}
        </a>
      </div>
      <p className={styles.who}>{visitorText(input, desk.language)}</p>
      {input.outcome && <p className={styles.note}>{say('afterOutcome', { outcome: input.outcome })}</p>}
      {refused && <p className={styles.refused}>{text(refused.text)}</p>}
      <div className={styles.phones}>
        {(['disk', 'draft'] as const).map((side) => (
          <figure key={side} className={styles.phone}>
            <figcaption>{say(side === 'disk' ? 'before' : 'after')}</figcaption>
            {ready && <Phone {...ready} side={side} width={390} scale={scale} />}
          </figure>
        ))}
      </div>
      <PreviewState side="draft" />
      <h3>{say('differs')}</h3>
      {before && after && marked && marked.size > 0 && (
        <Differences before={before} after={after} stages={marked} />
      )}
      {marked?.size === 0 && <p className={styles.note}>{say('same')}</p>}
      {after && (
        <details>
          <summary>{say('allSteps')}</summary>
          <Steps steps={after} {...(marked && { marked })} />
        </details>
      )}
    </section>
  );
});
