import { observer } from 'mobx-react-lite';
import { editWords } from '../../../ops/edit-wording/edit-words.ts';
import { useWords } from '../language/use-words.ts';
import styles from './DifferenceList.module.css';

/** A page that was rebuilt has more differences than fit beside other edits. */
const mostShown = 6;

/** What an edit of a page or form changes, one line for each block, field or text; a long list is folded. */
export const DifferenceList = observer(function DifferenceList({ texts }: { texts: readonly string[] }) {
  const say = useWords(editWords);
  const rest = texts.slice(mostShown);
  return (
    <>
      <Lines texts={texts.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{say('moreFields', { count: rest.length })}</summary>
          <Lines texts={rest} />
        </details>
      )}
    </>
  );
});

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two differences may read alike
        <li key={at}>{text}</li>
      ))}
    </ul>
  );
}
