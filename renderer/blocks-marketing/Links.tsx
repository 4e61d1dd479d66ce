import type { BlockOf, LinkAction } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ActionLink } from './ActionLink.tsx';
import styles from './Links.module.css';

/** A list of links. That to another site names its host, that to a telephone its number. */
export function Links({ block }: { block: BlockOf<'links'> }) {
  const { text } = usePage();
  return (
    <Card title={block.title === undefined ? undefined : text(block.title)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets */}
      <ul role="list" className={styles.list}>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a config never changes, and labels may be equal
          <li key={index} className={styles.item}>
            <ActionLink action={item.action} className={styles.link}>
              {item.icon && (
                <span className={styles.icon}>
                  <Icon name={item.icon} size={20} />
                </span>
              )}
              <span className={styles.words}>
                <span className={styles.label}>{text(item.label)}</span>
                {item.text !== undefined && <span className={styles.text}>{text(item.text)}</span>}
                <Outside action={item.action} />
              </span>
              <Icon name={item.action.do === 'call' ? 'phone' : 'arrow'} size={18} />
            </ActionLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Outside({ action }: { action: LinkAction }) {
  if (action.do === 'call') return <span className={styles.text}>{action.phone}</span>;
  return action.do === 'visit' ? (
    <span className={styles.text}>{new URL(action.address).hostname}</span>
  ) : null;
}
