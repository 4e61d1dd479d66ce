import { observer } from 'mobx-react-lite';
import { entriesOf } from '../../../ops/json/json-values.ts';
import { flagLabel, flagLabels } from '../../../ops/wording/flag-labels.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { NamedId } from '../value-display/NamedId.tsx';
import { decisionsWords } from './decisions-words.ts';

/** A value for each flag, in words. */
export const FlagSetText = observer(function FlagSetText({ value }: { value: unknown }) {
  const { names, language } = useDraftStore();
  const say = useWords(decisionsWords);
  const text = useText();
  return (
    <>
      {entriesOf(value).map(([flag, one]) => (
        <span key={flag} title={flag}>
          {text(flagLabel(names, flag))}
          {say('colon')}
          <NamedId id={String(one)} name={flagLabels({ names, language }, flag).get(String(one))} />{' '}
        </span>
      ))}
    </>
  );
});
