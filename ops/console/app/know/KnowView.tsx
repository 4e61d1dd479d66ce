import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { grouped, spaceText } from '../../../plan/words.ts';
import type { PlanAnswer } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { axisWordsOf } from '../names/visitor-words.ts';
import { goTo, hrefOf, useRoute } from '../route.ts';
import { Errors } from '../save/Errors.tsx';
import { useText, useWords } from '../words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { firstWitness } from './causes.ts';
import { Effects } from './Effects.tsx';
import styles from './KnowView.module.css';
import { knowWords } from './know-words.ts';
import { reachOf, reachText } from './reach.ts';
import { riskGroupsOf } from './risk-groups.ts';

/** `#/know?witness=COMMAND`: who is affected by what is not saved yet. */
export const KnowView = observer(function KnowView() {
  const desk = useDesk();
  const say = useWords(knowWords);
  const text = useText();
  const answer = desk.plan;
  const isNothing = desk.state !== null && desk.unsaved.length === 0;
  if (isNothing) return <Calm title={say('nothing')} hint={say('nothingHint')} />;
  if (!answer || (answer.plan === null && answer.version < desk.version))
    return <Calm title={say('computing')} />;
  if (!answer.plan) {
    return (
      <Calm title={answer.unavailable ? text(answer.unavailable) : say('computing')} isBroken>
        <Errors />
      </Calm>
    );
  }
  return <Known answer={answer} plan={answer.plan} />;
});

const Known = observer(function Known({
  answer,
  plan,
}: {
  answer: PlanAnswer;
  plan: NonNullable<PlanAnswer['plan']>;
}) {
  const desk = useDesk();
  const say = useWords(knowWords);
  const { query } = useRoute();
  const { witnesses } = answer;
  const wanted = query.get('witness');
  const shown = wanted && Object.hasOwn(witnesses, wanted) ? wanted : firstWitness(plan, witnesses);
  const input = shown === null ? undefined : witnesses[shown];
  const isRisk = plan.risks.some(({ witness }) => witness === shown);
  const step = isRisk ? null : (plan.groups.find(({ witness }) => witness === shown)?.step ?? null);
  const pages = plan.pages.filter(({ count }) => count > 0).length;
  const isOutdated = answer.version < desk.version;
  const isCalm = plan.changed === 0 && pages === 0 && plan.notCompared.length === 0;
  return (
    <div className={input ? styles.view : styles.single}>
      <div className={styles.plan}>
        <div className={styles.head}>
          <h1>{say('title')}</h1>
          <button type="button" disabled={desk.undoable === 0} onClick={() => void desk.undo()}>
            {say('undo')}
          </button>
          <a className="button primary" href={hrefOf(['save'])}>
            {say('toSave')}
          </a>
        </div>
        <div className={styles.summary} data-risky={plan.risks.length > 0 || undefined} role="status">
          <p className={styles.number}>
            {plan.changed > 0
              ? say('changed', { reach: reachText(reachOf(plan), say) })
              : say(isCalm ? 'nobody' : 'nobodyElsewhere')}
          </p>
          <p>
            {plan.risks.length > 0 ? (
              <strong className={styles.danger}>
                {say('risksCount', { count: riskGroupsOf(plan).length })}
              </strong>
            ) : (
              say('noRisk')
            )}
            {pages > 0 && ` · ${say('pagesCount', { count: pages })}`}
          </p>
          {isOutdated && <p>{say('outdated')}</p>}
          <details className={styles.space}>
            <summary>{say('space')}</summary>
            <p>
              {say('situations', { changed: grouped(plan.changed), situations: grouped(plan.situations) })}
            </p>
            <p>{spaceText(plan.space, desk.language, axisWordsOf(desk.names))}</p>
            <p>{say('about')}</p>
          </details>
        </div>
        <Effects
          plan={plan}
          witnesses={witnesses}
          shown={shown}
          onSee={(witness) => goTo(hrefOf(['know'], { witness }))}
        />
      </div>
      {input && <BeforeAfter input={input} step={step} />}
    </div>
  );
});

const Calm = observer(function Calm({
  title,
  hint,
  isBroken,
  children,
}: {
  title: string;
  hint?: string;
  isBroken?: boolean;
  children?: ReactNode;
}) {
  const say = useWords(knowWords);
  return (
    <div className={styles.single}>
      <h1>{say('title')}</h1>
      <div className={styles.calm} data-broken={isBroken || undefined} role="status">
        <p className={styles.number}>{title}</p>
        {hint && <p>{hint}</p>}
      </div>
      {children}
    </div>
  );
});
