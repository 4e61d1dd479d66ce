import { observer } from 'mobx-react-lite';
import { editGroups } from '../../../ops/edit-wording/edit-groups.ts';
import { isOfEnds } from '../../../ops/plan/end.ts';
import type { RiskGroup } from '../../../ops/plan/risk-groups.ts';
import { occurrencesText } from '../../../ops/plan-report/headline.ts';
import { onlyDirectlyText } from '../../../ops/plan-report/only-directly-text.ts';
import { riskSentences } from '../../../ops/plan-report/sentences.ts';
import type { Sentence } from '../../../ops/plan-report/transition-sentences.ts';
import { riskWords } from '../../../ops/wording/plan-words.ts';
import { reachText } from '../../../ops/wording/reach-text.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EditLines } from '../edit-lines/EditLines.tsx';
import { useWords } from '../language/use-words.ts';
import { ImpactSentences } from './ImpactSentences.tsx';
import { impactWords } from './impact-words.ts';

/** Edits that are alike count once. */
const mostShown = 3;

/** The cause of some risks, their kinds, and their extent. */
export const RiskHeader = observer(function RiskHeader({
  group,
  isToldBelow,
}: {
  group: RiskGroup;
  /** Whether what is lost stands below, and need not be said here. */
  isToldBelow: boolean;
}) {
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const say = useWords(impactWords);
  const { edits, risk, risks, reach } = group;
  const alike = editGroups(edits);
  const rest = alike.slice(mostShown).flat();
  const sentences = riskSentences(group, draftStore);
  const isOfPages = risks.every(({ page }) => page !== undefined);
  const inBrief = (one: Sentence): Sentence => ({
    ...one,
    parts: { ...one.parts, what: riskWords[risk][language] },
  });
  return (
    <div>
      <ImpactSentences sentences={isToldBelow && !isOfEnds(risk) ? sentences.map(inBrief) : sentences} />
      <EditLines edits={alike.slice(0, mostShown).flat()} isToldBeside={isOfPages} />
      {rest.length > 0 && (
        <details>
          <summary>{say('moreEdits', { count: rest.length })}</summary>
          <EditLines edits={rest} />
        </details>
      )}
      <p>
        {/* Where an end is told above, what is lost by it; of other risks the sentence begins with that. */}
        {isOfEnds(risk) && (
          <>
            <strong>{riskWords[risk][language]}</strong> ·{' '}
          </>
        )}
        {reachText(reach, language)}
        {onlyDirectlyText(risks, group, language)} · {occurrencesText(risks, language)}
      </p>
    </div>
  );
});
