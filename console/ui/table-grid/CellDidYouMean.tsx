import { observer } from 'mobx-react-lite';
import { fieldWords } from '../field-values/field-words.ts';
import type { Suggestion } from '../field-values/suggestions.ts';
import { useWords } from '../language/use-words.ts';
import styles from './CellNote.module.css';

interface Props {
  suggestions: readonly Suggestion[];
  onTake: (suggestion: Suggestion) => void;
}

/** Suggestions beside the fault of a cell. By keys they are reached in the list of the cell. */
export const CellDidYouMean = observer(function CellDidYouMean({ suggestions, onTake }: Props) {
  const say = useWords(fieldWords);
  if (suggestions.length === 0) return null;
  return (
    <>
      <br />
      {suggestions.map((suggestion) => (
        <button
          key={suggestion.text}
          type="button"
          tabIndex={-1}
          className={styles.offer}
          // The cell keeps the focus: losing it would end the edit.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(suggestion)}
        >
          {say('becomes', { name: suggestion.name })}
        </button>
      ))}
    </>
  );
});
