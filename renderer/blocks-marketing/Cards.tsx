import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './Cards.module.css';
import { Picture } from './Picture.tsx';
import wide from './Wide.module.css';

/** Cards below each other, and beside each other where there is room. A press anywhere on a card follows its link. */
export function Cards({ block }: { block: BlockOf<'cards'> }) {
  const { text } = usePage();
  const title = block.title === undefined ? undefined : text(block.title);
  return (
    <section className={`${styles.cards} ${wide.wide}`} aria-label={title}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets */}
      <ul role="list" className={styles.list}>
        {block.items.map((item) => (
          <li key={item.title} className={styles.card}>
            {item.picture !== undefined && (
              <Picture address={item.picture} alt={item.alt === undefined ? '' : text(item.alt)} />
            )}
            <div className={styles.words}>
              <h3 className={styles.heading}>
                {item.action ? (
                  <ActionLink action={item.action} className={styles.link}>
                    {text(item.title)}
                  </ActionLink>
                ) : (
                  text(item.title)
                )}
              </h3>
              {item.text !== undefined && <p className={styles.text}>{text(item.text)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
