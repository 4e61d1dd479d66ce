import { observer } from 'mobx-react-lite';
import { resultFields } from '../../../ops/edit-wording/edited-fields.ts';
import type { Reaching } from '../../../ops/plan/reach.ts';
import { stepText } from '../../../ops/plan-report/detail-text.ts';
import { showsErrorPage } from '../../../ops/plan-report/route-label.ts';
import { sidesInWords } from '../../../ops/plan-report/sides-in-words.ts';
import { routeIn } from '../../../ops/wording/find-route.ts';
import { riskWords } from '../../../ops/wording/plan-words.ts';
import type { Plan, ReportedRisk } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { FieldChanges } from '../edit-lines/FieldChanges.tsx';
import { useWords } from '../language/use-words.ts';
import { PageFileLabel, PageLabel } from '../value-display/PageLabel.tsx';
import { WordedText } from '../value-display/WordedText.tsx';
import { AffectedVisitors } from './AffectedVisitors.tsx';
import { differingFlags } from './differing-flags.ts';
import styles from './ImpactView.module.css';
import { impactWords } from './impact-words.ts';

export interface ImpactChangeProps {
  change: Plan['groups'][number] | ReportedRisk;
  compared: Reaching;
  /** The selected witness. */
  shown: string | null;
  /** Null: no witness. */
  onSee: ((witness: string) => void) | null;
  /** There is a witness, whose command could not be read. */
  isUnread: boolean;
}

/** One change: what changes, for whom, and a witness to look at. */
export const ImpactChange = observer(function ImpactChange({
  change: reported,
  compared,
  shown,
  onSee,
  isUnread,
}: ImpactChangeProps) {
  const draftStore = useDraftStore();
  const { language, names } = draftStore;
  const say = useWords(impactWords);
  const { count, witness, visitorsPerDay, isUnconfirmed } = reported;
  const isRisk = 'risk' in reported;
  const fields = isRisk ? undefined : reported.fields;
  const [title, about] = isRisk
    ? [riskWords[reported.risk][language], reported.risk]
    : [stepText(reported.step, fields ?? [], language), reported.step];
  const { page, ...sides } = sidesInWords(reported, draftStore);
  const [before, after] =
    about === 'flags' ? differingFlags(sides.before, sides.after) : [sides.before, sides.after];
  // Of a page that is lost as a whole, both sides are its name.
  const isWhole = page !== null && sides.before === sides.after;
  const end = routeIn(about, after, names);
  const isWorse = end !== null && showsErrorPage(draftStore, end.id);
  const isShown = witness === shown;
  return (
    <li className={isRisk ? styles.risk : styles.change} data-shown={isShown || undefined}>
      <div className={styles.changeHead}>
        <div className={styles.values}>
          <strong>{title}</strong> {page !== null && <PageFileLabel page={page} />}{' '}
          {!fields && !isWhole && (
            <>
              <del>
                {isNone(before) ? say('none') : <WordedText about={about} text={before} Page={PageLabel} />}
              </del>{' '}
              →{' '}
              <ins data-worse={isWorse || undefined}>
                {isNone(after) ? say('none') : <WordedText about={about} text={after} Page={PageLabel} />}
              </ins>
            </>
          )}
        </div>
        {onSee && (
          <div className={styles.witness}>
            <button type="button" aria-pressed={isShown} onClick={() => onSee(witness)}>
              {say(isShown ? 'seen' : 'see')}
            </button>
            {isUnconfirmed && <span className={styles.count}>{say('unconfirmed')}</span>}
          </div>
        )}
      </div>
      {isUnread && (
        <p className={styles.notice}>
          {say('unread')} <code>{witness}</code>
        </p>
      )}
      {fields && <FieldChanges turns={resultFields(about, fields)} />}
      <AffectedVisitors met={reported} count={count} compared={compared} visitorsPerDay={visitorsPerDay} />
    </li>
  );
});

const isNone = (text: string): boolean => text === '' || text === '-';
