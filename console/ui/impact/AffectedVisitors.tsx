import { observer } from 'mobx-react-lite';
import { visitorsText } from '../../../ops/plan-report/who-text.ts';
import type { Plan, RiskTold } from '../../api/index.ts';
import { useDesk } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { type Product, productsOf } from './affected-sets.ts';
import styles from './ImpactView.module.css';
import { knowWords } from './impact-words.ts';
import { situationsTitle } from './situations.ts';
import { visitPart } from './visit-part.ts';

const mostShown = 2;

/**
 * The visitors that are meant, as people know them: channels, hosts, cities, and which part of their visits. The exact
 * sets are a detail; long lists are folded, never cut.
 */
export const Who = observer(function Who({
  who,
  count,
  space,
}: {
  who: RiskTold['who'];
  count: number;
  space: Plan['space'];
}) {
  const { language, names } = useDesk();
  const say = useWords(knowWords);
  const products = productsOf(who, language, names);
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

const One = observer(function One({ product: { text, count, names } }: { product: Product }) {
  const say = useWords(knowWords);
  const { language } = useDesk();
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
