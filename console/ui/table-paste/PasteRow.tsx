import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { PasteCell } from './PasteCell.tsx';
import styles from './PasteDialog.module.css';
import { PasteErrors } from './PasteErrors.tsx';
import { pasteWords } from './paste-words.ts';
import type { PasteContext, PastedLine } from './use-paste.ts';

/** A pasted row of the preview. Memoised: typing concerns one of thousands of rows. */
export const PasteRow = observer(function PasteRow({
  context,
  line,
  hasFaults,
  id,
}: {
  context: PasteContext;
  line: PastedLine;
  /** Any row has a fault: the table has a column for faults. */
  hasFaults: boolean;
  /** The id of the preview. */
  id: string;
}) {
  const say = useWords(pasteWords);
  const { planned } = line;
  const cells = context.mapping.map((_, at) => ({ at, name: `column ${at + 1}` }));
  return (
    <tr className={styles[planned.does]}>
      <td>{planned.line}</td>
      <td>{say(planned.does)}</td>
      {hasFaults && (
        <td className={styles.why}>
          <PasteErrors context={context} line={line} id={id} />
        </td>
      )}
      {cells.map(({ at, name }) => (
        <PasteCell key={name} context={context} line={line} at={at} id={id} />
      ))}
    </tr>
  );
});
