import { observer } from 'mobx-react-lite';
import type { Problem } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { useText, useWords } from '../words.ts';
import { problemWords } from './problem-words.ts';

/** Makes the edits that the check offers; they fit only the text that was checked. */
export const FixButton = observer(function FixButton({ problem }: { problem: Problem }) {
  const desk = useDesk();
  const say = useWords(problemWords);
  const text = useText();
  const { fix, message } = problem;
  if (!fix) return null;
  const version = desk.problems?.version;
  return (
    <button
      type="button"
      aria-label={say('fixOf', { message: text(message) })}
      disabled={version !== desk.version}
      onClick={() => void desk.edit(fix, version)}
    >
      {say('fix')}
    </button>
  );
});
