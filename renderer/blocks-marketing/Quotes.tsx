import { useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Quotes.module.css';

/** What customers have said, each with the place where the quote is from: visitors can judge it by that alone. */
export function Quotes({ block }: { block: BlockOf<'quotes'> }) {
  const { text } = usePage();
  return (
    <Card title={block.title === undefined ? undefined : text(block.title)}>
      <div className={styles.list}>
        {block.items.map((item) => (
          <figure key={`${item.name} ${item.text}`} className={styles.quote}>
            <blockquote className={styles.text}>{text(item.text)}</blockquote>
            <figcaption className={styles.who}>
              {item.picture !== undefined && <Portrait address={item.picture} />}
              <span className={styles.words}>
                <span className={styles.name}>{text(item.name)}</span>
                {item.role !== undefined && <span className={styles.note}>{text(item.role)}</span>}
                <cite className={styles.note}>{text(item.source)}</cite>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Card>
  );
}

/** Decoration: the name stands beside it. */
function Portrait({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={styles.portrait}>
      {failed ? (
        <Icon name="user" size={22} />
      ) : (
        <img src={address} alt="" width={44} height={44} loading="lazy" onError={() => setFailed(true)} />
      )}
    </span>
  );
}
