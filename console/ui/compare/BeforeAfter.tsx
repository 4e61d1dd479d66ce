import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { pageAtPath } from '../../../ops/plan-report/route-label.ts';
import { outcomeText } from '../../../ops/wording/outcome-text.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { PreviewStatusNote } from '../preview/PreviewStatus.tsx';
import { useSandboxSetup } from '../preview/use-sandbox-setup.ts';
import { hrefOf } from '../route/route.ts';
import { Choice } from '../visitor/Choice.tsx';
import { LanguageChoice } from '../visitor/LanguageChoice.tsx';
import { queryOf } from '../visitor/visitor.ts';
import styles from './BeforeAfter.module.css';
import { ComparedPhones } from './ComparedPhones.tsx';
import { ComparedSteps } from './ComparedSteps.tsx';
import { compareWords } from './compare-words.ts';
import { describeVisitor } from './describe-visitor.ts';
import { type Comparison, useComparison, useStation } from './use-comparison.ts';
import { isDiffering, type Station, stations, visitorAtStation } from './visit-stations.ts';

interface Props {
  input: ExplainInput;
  /** The step of the change whose witness the visitor is; null for a risk. */
  step: string | null;
  /** What is to be known of the visitor. */
  note: string | undefined;
}

/** The same visitor on the disk and on the draft, and the steps in which the two visits differ. */
export const BeforeAfter = observer(function BeforeAfter({ input, step, note }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(compareWords);
  const text = useText();
  const [round, setRound] = useState(0);
  const [language, setLanguage] = useState<string | undefined>(undefined);
  const comparison = useComparison(input);
  const [station, setStation] = useStation(input, comparison.stages, step);
  const { ready, refused } = useSandboxSetup(draftStore, visitorAtStation(input, station), round);
  return (
    <section className={styles.comparison} aria-labelledby="compare-title">
      <div className={styles.head}>
        <h2 id="compare-title">{say('witness')}</h2>
        <button type="button" onClick={() => setRound(round + 1)}>
          {say('restart')}
        </button>
        <a
          className="button"
          href={hrefOf(['see'], {
            ...queryOf(input, draftStore.names),
            ...(language !== undefined && { lang: language }),
          })}
        >
          {say('walk')}
        </a>
      </div>
      <VisitorDescription input={input} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {refused && <p className={styles.refused}>{text(refused.text)}</p>}
      <StationChoice stages={comparison.stages} station={station} onChoose={setStation} />
      <LanguageChoice host={input.host ?? 'default'} language={language} onChoose={setLanguage} />
      <ComparedPhones comparison={comparison} station={station} sandbox={ready} language={language} />
      <PreviewStatusNote revision="draft" />
      <ComparedSteps comparison={comparison} />
    </section>
  );
});

const VisitorDescription = observer(function VisitorDescription({ input }: { input: ExplainInput }) {
  const draftStore = useDraftStore();
  const { language, names } = draftStore;
  const say = useWords(compareWords);
  return (
    <>
      <p className={styles.who}>
        {describeVisitor(input, language, names, (path) => pageAtPath(draftStore, path))}
      </p>
      {input.outcome && (
        <p className={styles.note}>
          {say('afterOutcome', { outcome: outcomeText(input.outcome, names, language) })}
        </p>
      )}
    </>
  );
});

interface StationChoiceProps {
  stages: Comparison['stages'];
  station: Station;
  onChoose: (station: Station) => void;
}

const StationChoice = observer(function StationChoice({ stages, station, onChoose }: StationChoiceProps) {
  const say = useWords(compareWords);
  const labelOf = (one: Station) =>
    stages && isDiffering(one, stages) ? say('other', { station: say(one) }) : say(one);
  return (
    <Choice
      legend={say('stand')}
      value={station}
      options={stations.map((value) => ({ value, label: labelOf(value) }))}
      onChoose={onChoose}
    />
  );
});
