import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { useMessage } from '../context/use-message.ts';
import styles from './Article.module.css';

type ArticleBlock = BlockOf<'article'>;
/** A shorter text is read without a list of its sections. */
const leastSections = 3;

/** The text of an agreement. In a sheet, the header of the sheet already shows the title. */
export function Article({ block }: { block: ArticleBlock }) {
  const { text } = usePage();
  const { inSheet, idPrefix } = usePageScope();
  const message = useMessage();
  const ids = block.sections.map((_, at) => `${idPrefix}${block.id}-${at + 1}`);
  return (
    <article className={styles.article}>
      {!inSheet && <h1 className={styles.title}>{text(block.title)}</h1>}
      <p className={styles.updated}>
        {message('article.updated')} <time dateTime={block.updated}>{block.updated}</time>
      </p>
      {ids.length >= leastSections && <Contents block={block} ids={ids} />}
      {block.sections.map((section, at) => (
        <section key={section.heading} className={styles.section}>
          <h2 id={ids[at]} tabIndex={-1} className={styles.heading}>
            {text(section.heading)}
          </h2>
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

/** Leads to each section. It makes no history entry: Back leaves the agreement, however often one has jumped in it. */
function Contents({ block, ids }: { block: ArticleBlock; ids: readonly string[] }) {
  const { text } = usePage();
  const message = useMessage();
  return (
    <nav aria-label={message('article.contents')}>
      <details className={styles.contents}>
        <summary className={styles.summary}>{message('article.contents')}</summary>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets */}
        <ol role="list" className={styles.list}>
          {block.sections.map(({ heading }, at) => (
            <li key={heading}>
              <a
                href={`#${ids[at]}`}
                className={styles.jump}
                onClick={(event) => {
                  const target = document.getElementById(ids[at] ?? '');
                  if (!target) return;
                  event.preventDefault();
                  target.focus({ preventScroll: true });
                  target.scrollIntoView();
                }}
              >
                {text(heading)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
