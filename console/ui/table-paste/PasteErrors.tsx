import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { fieldWords } from '../field-values/field-words.ts';
import { suggestionsFor } from '../field-values/suggestions.ts';
import { useText, useWords } from '../language/use-words.ts';
import { cellName } from './column-notes.ts';
import styles from './PasteDialog.module.css';
import { cellControlId, faultId } from './paste-element-ids.ts';
import { pasteWords } from './paste-words.ts';
import type { PasteContext, PastedLine } from './use-paste.ts';

/** The faults of a pasted row, each with suggestions: a press on one corrects the cell. */
export const PasteErrors = observer(function PasteErrors({
  context,
  line,
  id,
}: {
  context: PasteContext;
  line: PastedLine;
  id: string;
}) {
  const say = useWords(pasteWords);
  const sayField = useWords(fieldWords);
  const text = useText();
  return [...line.planned.faults].map(([key, fault]) => {
    const column = context.columns.find((one) => one.key === key);
    const at = context.mapping.indexOf(key);
    const suggestions =
      column && at !== -1 ? suggestionsFor(column, line.cells[at] ?? '', context.namedIn(column)) : [];
    const value = line.cells[at]?.trim() ?? '';
    // Most faults quote it themselves.
    const quoted = value === '' || text(fault).includes(`“${value}”`) ? '' : say('quoted', { value });
    return (
      <div key={key} id={faultId(id, line.at, key)}>
        {column && say('faultOf', { name: placeOf(text(column.head), at, line, context), value: quoted })}
        {text(fault)}
        {suggestions.map((suggestion) => (
          <button
            key={suggestion.text}
            type="button"
            className={styles.offer}
            onClick={() => {
              flushSync(() => context.mend(line.at, at, suggestion.text));
              // The button disappears with the fault; the focus moves to the corrected cell.
              document.getElementById(cellControlId(id, line.at, at))?.focus();
            }}
          >
            {sayField('becomes', { name: suggestion.name })}
          </button>
        ))}
      </div>
    );
  });
});

/** The cell of the file with its column; of pasted rows the column alone. */
const placeOf = (name: string, at: number, { planned }: PastedLine, { isOfFile }: PasteContext): string =>
  isOfFile && at !== -1 ? `${cellName(at, planned.line)} ${name}` : name;
