import { observer } from 'mobx-react-lite';
import { foldSentences } from '../../../plan/sentences.ts';
import type { Sentence } from '../../../plan/turn-sentences.ts';
import { useWords } from '../words.ts';
import { knowWords } from './know-words.ts';
import styles from './Sentences.module.css';

/** Who ends where now instead of where: what a person asks first. */
export const Sentences = observer(function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  const say = useWords(knowWords);
  const { shown, folded } = foldSentences(sentences);
  return (
    <>
      <Lines sentences={shown} />
      {folded.length > 0 && (
        <details>
          <summary>{say('moreEnds', { count: folded.length })}</summary>
          <Lines sentences={folded} />
        </details>
      )}
    </>
  );
});

function Lines({ sentences }: { sentences: readonly Sentence[] }) {
  return sentences.map(({ text, isStuck, isHeld, isBack }) => (
    <p
      key={text}
      className={styles.sentence}
      data-stuck={isStuck || undefined}
      data-noted={isBack || isHeld || undefined}
    >
      {text}
    </p>
  ));
}
