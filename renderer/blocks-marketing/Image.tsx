import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { allBlocks } from '../site-data/page-blocks.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './Image.module.css';
import { Picture } from './Picture.tsx';

/** How many blocks of a page a phone shows at once, with what holds them. */
const first = 3;

/** A picture with its caption. A decorative one that is a link is named by its caption. */
export function Image({ block }: { block: BlockOf<'image'> }) {
  const { text } = usePage();
  const { page } = usePageScope();
  const isFirst = allBlocks(page.body)
    .slice(0, first)
    .some(({ id }) => id === block.id);
  const caption = block.caption === undefined ? undefined : text(block.caption);
  const alt = block.alt === undefined ? '' : text(block.alt);
  const picture = <Picture address={block.picture} alt={alt} isFirst={isFirst} />;
  return (
    <figure className={styles.figure}>
      {block.action ? (
        <ActionLink
          action={block.action}
          className={styles.link}
          label={alt === '' ? (caption ?? text(page.title ?? '{brand.name}')) : undefined}
        >
          {picture}
        </ActionLink>
      ) : (
        picture
      )}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
