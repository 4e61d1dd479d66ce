import { observer } from 'mobx-react-lite';
import type { ClientError } from '../client/api-error.ts';
import { useText } from '../language/use-words.ts';
import styles from './Reviews.module.css';

/** Why the console has refused what was asked for; nothing where it has not. */
export const Refusal = observer(function Refusal({ refused }: { refused: ClientError | null }) {
  const text = useText();
  if (!refused) return null;
  return (
    <p className={styles.refused} role="alert">
      {text(refused.text)}
    </p>
  );
});
