import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { foldSentences } from '../../../ops/plan-report/sentences.ts';
import type {
  DescribedTransition,
  PageList,
  Sentence,
} from '../../../ops/plan-report/transition-sentences.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { PageLabel } from '../value-display/PageLabel.tsx';
import styles from './ImpactSentences.module.css';
import { impactWords } from './impact-words.ts';
import { outcomeChangeLine } from './outcome-change-line.ts';
import { outcomeChangeWords } from './outcome-change-words.ts';

/** The old and new destinations of visitors, in sentences. */
export const ImpactSentences = observer(function ImpactSentences({
  sentences,
}: {
  sentences: readonly Sentence[];
}) {
  const say = useWords(impactWords);
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
  return sentences.map(({ text, parts, isStuck, isHeld, isRegression }) => (
    <p
      key={text}
      className={styles.sentence}
      data-stuck={isStuck || undefined}
      data-noted={isRegression || isHeld || undefined}
    >
      <span className={styles.subject}>{parts.who}</span>{' '}
      <span className={styles.turn}>{parts.transition ? <Turn turn={parts.transition} /> : parts.what}</span>
    </p>
  ));
}

const Turn = observer(function Turn({ turn }: { turn: DescribedTransition }) {
  const draftStore = useDraftStore();
  return outcomeChangeLine(turn, draftStore).map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never change their order
      <Pages key={at} pages={piece} />
    ),
  );
});

const Pages = observer(function Pages({ pages: { routes, rest } }: { pages: PageList }) {
  const { language } = useDraftStore();
  const say = useWords(outcomeChangeWords);
  return (
    <>
      {routes.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && (language === 'zh' ? '、' : ', ')}
          <PageLabel id={id} />
        </Fragment>
      ))}
      {rest > 0 && say('morePages', { count: language === 'zh' ? routes.length + rest : rest })}
    </>
  );
});
