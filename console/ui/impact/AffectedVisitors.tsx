import { observer } from 'mobx-react-lite';
import { type Met, ofSomebody, type Reaching } from '../../../ops/plan/reach.ts';
import { ledExtent } from '../../../ops/plan/visitors.ts';
import { onlyDirectlyText } from '../../../ops/plan-report/only-directly-text.ts';
import { visitorsText } from '../../../ops/plan-report/visitors-text.ts';
import { visitorsPerDayText } from '../../../ops/wording/visitors-per-day-text.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { type AffectedSet, affectedSets } from './affected-sets.ts';
import { describeSituationCount } from './describe-situation-count.ts';
import { describeVisitPart } from './describe-visit-part.ts';
import styles from './ImpactView.module.css';
import { impactWords } from './impact-words.ts';

const mostShown = 2;

/**
 * The affected visitors in display names: channels, hosts, cities, and the part of their visits. The exact sets are a
 * detail; long lists are folded, never truncated.
 */
export const AffectedVisitors = observer(function AffectedVisitors({
  met,
  count,
  compared,
  visitorsPerDay,
}: {
  met: Met;
  count: number;
  compared: Reaching;
  /** Left out without traffic.csv. */
  visitorsPerDay: number | undefined;
}) {
  const { language, names } = useDraftStore();
  const say = useWords(impactWords);
  const { who } = met;
  const products = affectedSets(who, language, names);
  const rest = products.slice(mostShown);
  const situations = describeSituationCount(count, language);
  return (
    <div className={styles.who}>
      {visitorsPerDay !== undefined && <p>{visitorsPerDayText(visitorsPerDay, language)}</p>}
      <p title={situations}>
        {ofSomebody([{ who }], compared).length > 0
          ? visitorsText([ledExtent(met)], compared, language) + onlyDirectlyText([met], compared, language)
          : say('metByNobody')}
      </p>
      <p title={situations}>
        {say('partOfVisit', { part: describeVisitPart(who, compared.space, language, names) })}
      </p>
      <details>
        <summary>{say('whichSituations')}</summary>
        <p>
          {situations}
          {language === 'zh' ? '。' : '. '}
          {say('situation')}
        </p>
        {products.slice(0, mostShown).map((product) => (
          <AffectedSetItem key={product.text} product={product} />
        ))}
        {rest.length > 0 && (
          <details>
            <summary>{say('more', { count: rest.length })}</summary>
            {rest.map((product) => (
              <AffectedSetItem key={product.text} product={product} />
            ))}
          </details>
        )}
      </details>
    </div>
  );
});

const AffectedSetItem = observer(function One({ product: { text, count, names } }: { product: AffectedSet }) {
  const say = useWords(impactWords);
  const { language } = useDraftStore();
  return (
    <div>
      <p>
        {text}
        {count !== null && <span className={styles.count}> {describeSituationCount(count, language)}</span>}
      </p>
      {names.length > 0 && (
        <details>
          <summary>{say('everyone')}</summary>
          {names.map(({ axis, names: all }) => (
            <p key={axis}>
              {say('names', { axis, count: all.length })}
              {all.join(', ')}
            </p>
          ))}
        </details>
      )}
    </div>
  );
});
