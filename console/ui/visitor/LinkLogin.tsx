import type { ExplainInput } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import { Choice } from './Choice.tsx';
import { linkMarksOf, withLinkLogin } from './link-login.ts';
import styles from './VisitorControls.module.css';
import { visitorWords } from './visitor-words.ts';

/** What the server answers to the login of a link; only where the visitor's address has one. */
export function LinkLogin({
  input,
  onChange,
}: {
  input: ExplainInput;
  onChange: (fails: ExplainInput['fails']) => void;
}) {
  const say = useWords(visitorWords);
  const marks = linkMarksOf(input);
  if (marks.length === 0) return null;
  return (
    <>
      <Choice
        legend={say('linkLogin')}
        value={input.fails?.includes('mark') ? 'fails' : 'works'}
        options={[
          { value: 'works', label: say('linkWorks') },
          { value: 'fails', label: say('linkFails') },
        ]}
        onChoose={(answer) => onChange(withLinkLogin(input, answer))}
      />
      <p className={styles.note}>{say('linkNote', { mark: marks.join('、') })}</p>
    </>
  );
}
