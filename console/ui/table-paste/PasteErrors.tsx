import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { fieldWords } from '../field-values/field-words.ts';
import { suggestionsFor } from '../field-values/suggestions.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './PasteDialog.module.css';
import { cellControlId, faultId } from './paste-element-ids.ts';
import { pasteWords } from './paste-words.ts';
import type { PasteContext, PastedLine } from './use-paste.ts';

/** What is wrong with a pasted row, and beside it what may have been meant: one press writes that. */
export const PasteErrors = observer(function PasteFaults({
  ground,
  line,
  id,
}: {
  ground: PasteContext;
  line: PastedLine;
  id: string;
}) {
  const say = useWords(pasteWords);
  const sayField = useWords(fieldWords);
  const text = useText();
  return [...line.planned.faults].map(([key, fault]) => {
    const column = ground.columns.find((one) => one.key === key);
    const at = ground.mapping.indexOf(key);
    const offers =
      column && at !== -1 ? suggestionsFor(column, line.cells[at] ?? '', ground.namedIn(column)) : [];
    return (
      <div key={key} id={faultId(id, line.at, key)}>
        {column && say('faultOf', { name: text(column.head) })}
        {text(fault)}
        {offers.map((offer) => (
          <button
            key={offer.text}
            type="button"
            className={styles.offer}
            onClick={() => {
              flushSync(() => ground.mend(line.at, at, offer.text));
              // The button is gone with the fault; who pressed it goes on at what it wrote.
              document.getElementById(cellControlId(id, line.at, at))?.focus();
            }}
          >
            {sayField('becomes', { name: offer.name })}
          </button>
        ))}
      </div>
    );
  });
});
