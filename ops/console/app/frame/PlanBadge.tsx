import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';
import { knowWords } from '../know/know-words.ts';
import { reachOf, reachText } from '../know/reach.ts';
import { riskGroupsOf } from '../know/risk-groups.ts';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import { frameWords } from './frame-words.ts';
import styles from './TopBar.module.css';

/** Whom the unsaved edits reach, in one line; leads to all of it. */
export const PlanBadge = observer(function PlanBadge() {
  const { plan: newest, version } = useDesk();
  const say = useWords(frameWords);
  const sayKnown = useWords(knowWords);
  // What is known of an older draft says nothing of this one.
  const answer = newest?.version === version ? newest : null;
  const plan = answer?.plan;
  const risks = plan ? riskGroupsOf(plan).length : 0;
  const told = !plan
    ? say(answer ? 'noPlan' : 'planning')
    : plan.changed === 0
      ? say('noChange')
      : sayKnown('changed', { reach: reachText(reachOf(plan), sayKnown) });
  const shown = risks > 0 ? `${told} · ${say('risks', { count: risks })}` : told;
  const tone = !plan ? '' : risks > 0 ? styles.error : plan.changed > 0 ? styles.changed : styles.good;
  return (
    <a
      className={`button ${styles.plan} ${tone}`}
      title={shown}
      href={hrefOf(['know'])}
      aria-busy={answer === null}
    >
      {shown}
    </a>
  );
});
