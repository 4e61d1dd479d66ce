import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { ofSomebody } from '../../../ops/plan/reach.ts';
import {
  reachHead,
  risksText,
  situationsText,
  visitorsPerDayHead,
} from '../../../ops/plan-report/headline.ts';
import { brokenInvariantsText } from '../../../ops/plan-report/invariant-texts.ts';
import { noteHead } from '../../../ops/plan-report/note-head.ts';
import { pageFilesText } from '../../../ops/plan-report/seen-text.ts';
import { roundedCount, spaceText } from '../../../ops/wording/plan-words.ts';
import { axisWordsOf } from '../../../ops/wording/visitor-words.ts';
import type { PlanResponse } from '../../api/index.ts';
import { BeforeAfter } from '../compare/BeforeAfter.tsx';
import { stepToShow } from '../compare/visit-stations.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { BlockingErrors } from '../problems/BlockingErrors.tsx';
import { hrefOf, navigate, useRoute } from '../route/route.ts';
import { describeStep } from '../undo/describe-step.ts';
import { firstWitness } from './first-witness.ts';
import { ImpactList } from './ImpactList.tsx';
import { ImpactNotes } from './ImpactNotes.tsx';
import styles from './ImpactView.module.css';
import { impactWords } from './impact-words.ts';
import { PlanProgressView } from './PlanProgressView.tsx';
import { isWithoutEdits } from './plan-without-edits.ts';
import { isUnconfirmedWitness } from './unconfirmed-witness.ts';

/** `#/know?witness=COMMAND`: who is affected by unsaved edits. */
export const ImpactView = observer(function ImpactView() {
  const draftStore = useDraftStore();
  const say = useWords(impactWords);
  const text = useText();
  const answer = draftStore.plan;
  const isNothing = draftStore.state !== null && draftStore.changedFiles.length === 0;
  if (isNothing) return <Calm title={say('nothing')} hint={say('nothingHint')} />;
  const isOutdated = answer !== null && answer.version < draftStore.version;
  // The plan of the draft before its first edit says that nothing differs: it must not read as the answer.
  if (!answer || (isOutdated && (answer.plan === null || isWithoutEdits(answer.plan))))
    return (
      <Calm title={say('computing')} isWaiting>
        <div className={styles.under}>
          <PlanProgressView isOver={false} />
        </div>
      </Calm>
    );
  if (!answer.plan) {
    return (
      <Calm title={answer.unavailable ? text(answer.unavailable) : say('computing')} isBroken>
        <BlockingErrors />
      </Calm>
    );
  }
  return <Known answer={answer} plan={answer.plan} />;
});

const Known = observer(function Known({
  answer,
  plan,
}: {
  answer: PlanResponse;
  plan: NonNullable<PlanResponse['plan']>;
}) {
  const draftStore = useDraftStore();
  const say = useWords(impactWords);
  const { query } = useRoute();
  const { witnesses } = answer;
  const isListed = (channel: string) =>
    valueIn(draftStore.file('channels.json')?.value, ['channels', channel]) !== undefined;
  const wanted = query.get('witness');
  const shown = wanted && Object.hasOwn(witnesses, wanted) ? wanted : firstWitness(plan, witnesses, isListed);
  const input = shown === null ? undefined : witnesses[shown];
  const isRisk = plan.risks.some(({ witness }) => witness === shown);
  const group = plan.groups.find(({ witness }) => witness === shown);
  const step = isRisk || !group ? null : stepToShow(group);
  const witnessNote = shown === null ? undefined : noteOf(plan, shown, group);
  const pages = pageFilesText(plan, draftStore.language);
  const isRisky = plan.risks.length > 0;
  const verdict = risksText(plan, draftStore.language);
  const broken = brokenInvariantsText(plan.invariants, draftStore.language);
  const note = noteHead(plan, draftStore.language);
  const people = visitorsPerDayHead(plan, draftStore.language);
  const { undo } = draftStore.next;
  const undoTitle = undo ? say('undoStep', { step: describeStep(undo, draftStore) }) : undefined;
  const see = (witness: string) => navigate(hrefOf(['know'], { witness }));
  const isOutdated = answer.version < draftStore.version;
  return (
    <div className={input ? styles.view : styles.single}>
      <div className={styles.plan}>
        <div className={styles.head}>
          <h1>{say('title')}</h1>
          <button
            type="button"
            title={undoTitle}
            disabled={draftStore.undoCount === 0}
            onClick={() => void draftStore.undo()}
          >
            {say('undo')}
          </button>
          <a className="button primary" href={hrefOf(['save'])}>
            {say('toSave')}
          </a>
        </div>
        {isOutdated && (
          <div className={styles.under}>
            <PlanProgressView isOver />
          </div>
        )}
        <div
          className={styles.summary}
          data-outdated={isOutdated || undefined}
          data-risky={isRisky || undefined}
          data-noted={note !== '' || undefined}
          role="status"
        >
          {people !== '' && <p className={styles.number}>{people}</p>}
          <p className={styles.number}>{reachHead(plan, draftStore.language)}</p>
          {pages !== '' && <p>{pages}</p>}
          {verdict !== '' && (
            <p>{isRisky ? <strong className={styles.danger}>{verdict}</strong> : verdict}</p>
          )}
          {broken !== '' && (
            <p>
              <strong className={styles.danger}>{broken}</strong>
            </p>
          )}
          <ImpactNotes plan={plan} witnesses={witnesses} shown={shown} onSee={see} />
          <details className={styles.space}>
            <summary>{say('space')}</summary>
            <p>{situationsText(plan, draftStore.language, roundedCount)}</p>
            <p>{spaceText(plan.space, draftStore.language, axisWordsOf(draftStore.names))}</p>
            <p>{say('situation')}</p>
            <p>{say('about')}</p>
          </details>
        </div>
        <div className={styles.effects} data-outdated={isOutdated || undefined}>
          <ImpactList
            plan={plan}
            witnesses={witnesses}
            unreadWitnesses={answer.unreadWitnesses}
            shown={shown}
            onSee={see}
          />
        </div>
      </div>
      {input && <BeforeAfter input={input} step={step} note={witnessNote && say(witnessNote)} />}
    </div>
  );
});

/** What is to be known of a witness: that no visit has confirmed it, or that nobody of its group comes there yet. */
function noteOf(
  plan: NonNullable<PlanResponse['plan']>,
  witness: string,
  group: (typeof plan.groups)[number] | undefined,
): 'unconfirmedAbout' | 'nobodyAbout' | undefined {
  if (isUnconfirmedWitness(plan, witness)) return 'unconfirmedAbout';
  return group && ofSomebody([group], plan).length === 0 ? 'nobodyAbout' : undefined;
}

const Calm = observer(function Calm({
  title,
  hint,
  isBroken,
  isWaiting,
  children,
}: {
  title: string;
  hint?: string;
  isBroken?: boolean;
  /** Nothing is known yet: it must not look like good news. */
  isWaiting?: boolean;
  children?: ReactNode;
}) {
  const say = useWords(impactWords);
  return (
    <div className={styles.single}>
      <h1>{say('title')}</h1>
      <div
        className={styles.calm}
        data-broken={isBroken || undefined}
        data-waiting={isWaiting || undefined}
        role="status"
      >
        <p className={styles.number}>{title}</p>
        {hint && <p>{hint}</p>}
      </div>
      {children}
    </div>
  );
});
