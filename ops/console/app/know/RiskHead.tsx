import { observer } from 'mobx-react-lite';
import { reachText } from '../../../labels/reach-text.ts';
import { editKey } from '../../../plan/edit-key.ts';
import { placesText } from '../../../plan/headline.ts';
import type { EditTold } from '../../../plan/place.ts';
import type { RiskGroup } from '../../../plan/risk-groups.ts';
import { riskSentences } from '../../../plan/sentences.ts';
import { riskWords } from '../../../plan/words.ts';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';
import { EditLine } from './EditLine.tsx';
import { knowWords } from './know-words.ts';
import { Sentences } from './Sentences.tsx';

const mostShown = 3;

/** What brings some risks, what they are, and how far they go. */
export const RiskHead = observer(function RiskHead({ group }: { group: RiskGroup }) {
  const desk = useDesk();
  const { language } = desk;
  const say = useWords(knowWords);
  const { edits, risk, risks, reach } = group;
  const rest = edits.slice(mostShown);
  return (
    <div>
      <Sentences sentences={riskSentences(group, desk)} />
      <Lines edits={edits.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details>
          <summary>{say('moreEdits', { count: rest.length })}</summary>
          <Lines edits={rest} />
        </details>
      )}
      <p>
        <strong>{riskWords[risk][language]}</strong> · {reachText(reach, language)} ·{' '}
        {placesText(risks, language)}
      </p>
    </div>
  );
});

function Lines({ edits }: { edits: readonly EditTold[] }) {
  return edits.map((edit) => <EditLine key={editKey(edit)} edit={edit} />);
}
