import { observer } from 'mobx-react-lite';
import { visitorsText } from '../../../ops/plan-report/visitors-text.ts';
import type { Plan, ReportedRisk } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { type AffectedSet, affectedSets } from './affected-sets.ts';
import styles from './ImpactView.module.css';
import { impactWords } from './impact-words.ts';
import { situationsTitle } from './situations.ts';
import { visitPart } from './visit-part.ts';

const mostShown = 2;

/**
 * The visitors that are meant, as people know them: channels, hosts, cities, and which part of their visits. The exact
 * sets are a detail; long lists are folded, never cut.
 */
export const AffectedVisitors = observer(function Who({
  who,
  count,
  space,
}: {
  who: ReportedRisk['who'];
  count: number;
  space: Plan['space'];
}) {
  const { language, names } = useDraftStore();
  const say = useWords(impactWords);
  const products = affectedSets(who, language, names);
  const rest = products.slice(mostShown);
  const situations = situationsTitle(count, language);
  return (
    <div className={styles.who}>
      <p title={situations}>{visitorsText([who], space, language)}</p>
      <p title={situations}>{say('partOfVisit', { part: visitPart(who, space, language, names) })}</p>
      <details>
        <summary>{say('whichSituations')}</summary>
        <p>
          {situations}
          {language === 'zh' ? '。' : '. '}
          {say('situation')}
        </p>
        {products.slice(0, mostShown).map((product) => (
          <One key={product.text} product={product} />
        ))}
        {rest.length > 0 && (
          <details>
            <summary>{say('more', { count: rest.length })}</summary>
            {rest.map((product) => (
              <One key={product.text} product={product} />
            ))}
          </details>
        )}
      </details>
    </div>
  );
});

const One = observer(function One({ product: { text, count, names } }: { product: AffectedSet }) {
  const say = useWords(impactWords);
  const { language } = useDraftStore();
  return (
    <div>
      <p>
        {text}
        {count !== null && <span className={styles.count}> {situationsTitle(count, language)}</span>}
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
