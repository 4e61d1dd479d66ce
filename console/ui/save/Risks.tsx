import { observer } from 'mobx-react-lite';
import type { RiskGroup } from '../../../ops/plan/risk-groups.ts';
import { sidesInWords } from '../../../ops/plan-report/sides-in-words.ts';
import { labelWords } from '../../../ops/wording/label-words.ts';
import type { ReportedRisk } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { AffectedVisitors } from '../impact/AffectedVisitors.tsx';
import { RiskHeader } from '../impact/RiskHeader.tsx';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { PageFileLabel, PageLabel } from '../value-display/PageLabel.tsx';
import { WordedText } from '../value-display/WordedText.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** Each cause of risks has its own confirmation, so that the operator looks at each. */
export const Risks = observer(function Risks({
  groups,
  isOutdated,
  confirmed,
  onConfirm,
}: {
  groups: readonly RiskGroup[];
  /** The risks are of an older draft: they cannot be confirmed. */
  isOutdated: boolean;
  confirmed: ReadonlySet<string>;
  onConfirm: (key: string, isConfirmed: boolean) => void;
}) {
  const say = useWords(saveWords);
  if (groups.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="save-risks">
      <h2 id="save-risks" tabIndex={-1} className={styles.danger}>
        {say('risks')}
      </h2>
      <p role="status">{say(isOutdated ? 'risksOutdated' : 'risksAbout')}</p>
      <ul className={styles.list} data-outdated={isOutdated || undefined}>
        {groups.map((group) => (
          <li key={group.key} className={styles.risk}>
            <div>
              <RiskHeader group={group} isToldBelow={group.risks.length === 1} />
              <Cases group={group} />
            </div>
            <div className={styles.actions}>
              <label className={styles.confirm}>
                <input
                  type="checkbox"
                  disabled={isOutdated}
                  checked={confirmed.has(group.key)}
                  onChange={({ target }) => onConfirm(group.key, target.checked)}
                />
                {say('confirm')}
              </label>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** A single risk is visible at once, several are folded. */
function Cases({ group }: { group: RiskGroup }) {
  const say = useWords(saveWords);
  const { risks } = group;
  const cases = risks.map((risk) => (
    <Case key={JSON.stringify([risk.before, risk.after, risk.witness])} risk={risk} group={group} />
  ));
  if (risks.length === 1) return cases;
  const areOnPages = new Set(risks.flatMap(({ page }) => page ?? [])).size === risks.length;
  return (
    <details className={styles.cases}>
      <summary>{say(areOnPages ? 'casesOnPages' : 'cases', { count: risks.length })}</summary>
      {cases}
    </details>
  );
}

const Side = observer(function Side({ risk, text }: { risk: string; text: string }) {
  const { language } = useDraftStore();
  if (text === '' || text === '-') return labelWords.none[language];
  return <WordedText about={risk} text={text} Page={PageLabel} />;
});

const Case = observer(function Case({ risk, group }: { risk: ReportedRisk; group: RiskGroup }) {
  const draftStore = useDraftStore();
  const say = useWords(saveWords);
  const isSeen = Object.hasOwn(draftStore.plan?.witnesses ?? {}, risk.witness);
  const { page, ...sides } = sidesInWords(risk, draftStore);
  return (
    <div className={styles.case}>
      <p>
        {page !== null && <PageFileLabel page={page} />}{' '}
        {/* Of a page that is lost as a whole, both sides are its name. */}
        {(page === null || sides.before !== sides.after) && (
          <>
            <Side risk={risk.risk} text={sides.before} /> → <Side risk={risk.risk} text={sides.after} />
          </>
        )}
      </p>
      <p className={styles.count}>
        {isSeen && <a href={hrefOf(['know'], { witness: risk.witness })}>{say('look')}</a>}{' '}
        {risk.page !== undefined && <a href={hrefOf(['pages', risk.page])}>{say('lookAtPage')}</a>}
      </p>
      <AffectedVisitors met={risk} count={risk.count} compared={group} visitorsPerDay={risk.visitorsPerDay} />
    </div>
  );
});
