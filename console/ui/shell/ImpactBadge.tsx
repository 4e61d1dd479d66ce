import { observer } from 'mobx-react-lite';
import { addressesOfNobodyOnly, reachOf } from '../../../ops/plan/reach.ts';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';
import { reachHead, riskCount, risksHead } from '../../../ops/plan-report/headline.ts';
import { noteHead } from '../../../ops/plan-report/note-head.ts';
import { seenHead } from '../../../ops/plan-report/seen-text.ts';
import { noteWord } from '../../../ops/plan-report/transition-words.ts';
import type { Plan } from '../../api/index.ts';
import { isSilent, useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { inOneLine } from './in-one-line.ts';
import { shellWords } from './shell-words.ts';
import { shortReach } from './short-reach.ts';
import styles from './TopBar.module.css';

/** The visitors affected by unsaved edits, in one line; links to the impact view. */
export const ImpactBadge = observer(function ImpactBadge() {
  const { plan: newest, version, language, connection, delivery } = useDraftStore();
  const say = useWords(shellWords);
  // The result of an older draft says nothing about this one, nor about edits that wait in the outbox.
  const isNewest = newest?.version === version && delivery.outbox.steps.length === 0;
  const answer = isNewest ? newest : null;
  const plan = answer?.plan;
  const risks = plan ? riskGroupsOf(plan).length : 0;
  const text = !plan
    ? say(answer || isSilent(connection) ? 'noPlan' : 'planning')
    : isWithoutEffect(plan)
      ? say('noChange')
      : reachHead(plan, language);
  const ofRisks = plan && risks > 0 ? [risksHead(plan, language)] : [];
  // The reach is that of visits that go another way: a page or text that differs may have other visitors.
  const seen = plan ? seenHead(plan, language) : '';
  const note = plan ? noteHead(plan, language) : '';
  const shown = inOneLine([text, seen, ...ofRisks, note]);
  const short = inOneLine([
    plan && plan.changed > 0
      ? addressesOfNobodyOnly(plan).length > 0
        ? say('noChange')
        : shortReach(reachOf(plan), say)
      : seen === ''
        ? text
        : '',
    seen,
    ...(risks > 0 ? [riskCount(risks, language)] : []),
    note === '' ? '' : noteWord[language],
  ]);
  return (
    <a
      className={`button ${styles.plan} ${(plan && styles[toneOf(plan, note)]) || ''}`}
      title={shown}
      href={hrefOf(['know'])}
      aria-busy={answer === null && !isSilent(connection)}
    >
      <span className={styles.whole}>{shown}</span>
      <span className={styles.short}>{short}</span>
    </a>
  );
});

function toneOf(plan: Plan, note: string): 'error' | 'warning' | 'changed' | 'good' {
  if (plan.risks.length > 0) return 'error';
  if (note !== '') return 'warning';
  return isWithoutEffect(plan) ? 'good' : 'changed';
}

/** Nothing differs for any visitor: no situation, no page, nothing that acts, and everything was compared. */
const isWithoutEffect = ({ changed, pages, acts, notCompared }: Plan): boolean =>
  changed === 0 && acts.length === 0 && notCompared.length === 0 && pages.every(({ count }) => count === 0);
