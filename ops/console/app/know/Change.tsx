import { observer } from 'mobx-react-lite';
import { turnText } from '../../../plan/value-words.ts';
import { grouped } from '../../../plan/words.ts';
import type { RiskTold } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';
import styles from './KnowView.module.css';
import { knowWords } from './know-words.ts';
import { Who } from './Who.tsx';

export interface ChangeProps {
  title: string;
  told: Omit<RiskTold, 'risk'>;
  isRisk?: boolean;
  /** The witness that is shown. */
  shown: string | null;
  /** Null: nobody stands for it. */
  onSee: ((witness: string) => void) | null;
}

/** One change: what becomes of what, for whom, and one of them to look at. */
export const Change = observer(function Change({ title, told, isRisk, shown, onSee }: ChangeProps) {
  const { language } = useDesk();
  const say = useWords(knowWords);
  const { before, after, who, count, witness } = told;
  const isShown = witness === shown;
  return (
    <li className={isRisk ? styles.risk : styles.change} data-shown={isShown || undefined}>
      <div className={styles.changeHead}>
        <p className={styles.values}>
          <strong>{title}</strong> <del>{turnText(before, language) || say('none')}</del> →{' '}
          <ins>{turnText(after, language) || say('none')}</ins>
        </p>
        {onSee && (
          <button type="button" aria-pressed={isShown} onClick={() => onSee(witness)}>
            {say(isShown ? 'seen' : 'see')}
          </button>
        )}
      </div>
      <p className={styles.count}>{say('count', { count: grouped(count) })}</p>
      <Who who={who} />
    </li>
  );
});
