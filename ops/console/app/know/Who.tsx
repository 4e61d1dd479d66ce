import { observer } from 'mobx-react-lite';
import type { RiskTold } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';
import { type Product, productsOf } from './extent.ts';
import styles from './KnowView.module.css';
import { knowWords } from './know-words.ts';
import { situations } from './situations.ts';

const mostShown = 2;

/** The visitors that are meant, in words; long lists are folded, never cut. */
export const Who = observer(function Who({ who }: { who: RiskTold['who'] }) {
  const { language, names } = useDesk();
  const say = useWords(knowWords);
  const products = productsOf(who, language, names);
  const rest = products.slice(mostShown);
  return (
    <div className={styles.who}>
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
        {count !== null && (
          <span className={styles.count}> {say('count', { count: situations(count, language) })}</span>
        )}
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
