import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { useMessage } from '../context/use-message.ts';
import styles from './Article.module.css';

/** The text of an agreement. In a sheet, the header of the sheet already shows the title. */
export function Article({ block }: { block: BlockOf<'article'> }) {
  const { text } = usePage();
  const { inSheet } = usePageScope();
  const message = useMessage();
  return (
    <article className={styles.article}>
      {!inSheet && <h1 className={styles.title}>{text(block.title)}</h1>}
      <p className={styles.updated}>
        {message('article.updated')} <time dateTime={block.updated}>{block.updated}</time>
      </p>
      {block.sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2 className={styles.heading}>{text(section.heading)}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {text(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
