import { observer } from 'mobx-react-lite';
import { fieldWords } from '../field-values/field-words.ts';
import type { Suggestion } from '../field-values/suggestions.ts';
import { useWords } from '../language/use-words.ts';
import styles from './CellNote.module.css';

interface Props {
  offers: readonly Suggestion[];
  onTake: (offer: Suggestion) => void;
}

/** Beside the reason in a cell: what may have been meant, in words as a paste offers it. By keys it stands in the cell's list. */
export const CellDidYouMean = observer(function NearNames({ offers, onTake }: Props) {
  const say = useWords(fieldWords);
  if (offers.length === 0) return null;
  return (
    <>
      <br />
      {offers.map((offer) => (
        <button
          key={offer.text}
          type="button"
          tabIndex={-1}
          className={styles.offer}
          // The cell keeps the focus: without it what is typed would be left as it is.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(offer)}
        >
          {say('becomes', { name: offer.name })}
        </button>
      ))}
    </>
  );
});
