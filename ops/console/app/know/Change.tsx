import { observer } from 'mobx-react-lite';
import { inWords } from '../../../plan/value-words.ts';
import { grouped, riskWords, stepWords } from '../../../plan/words.ts';
import type { Plan, RiskTold } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { routeIn } from '../names/route-in.ts';
import { Worded } from '../names/Worded.tsx';
import { useWords } from '../words.ts';
import { differingFlags } from './differing-flags.ts';
import { FieldTurns } from './FieldTurns.tsx';
import { resultTurns } from './field-turns.ts';
import styles from './KnowView.module.css';
import { knowWords } from './know-words.ts';
import { isErrorRoute } from './stations.ts';
import { Who } from './Who.tsx';

export interface ChangeProps {
  told: Plan['groups'][number] | RiskTold;
  /** The witness that is shown. */
  shown: string | null;
  /** Null: nobody stands for it. */
  onSee: ((witness: string) => void) | null;
}

/** One change: what becomes of what, for whom, and one of them to look at. */
export const Change = observer(function Change({ told, shown, onSee }: ChangeProps) {
  const desk = useDesk();
  const { language, names } = desk;
  const say = useWords(knowWords);
  const { who, count, witness } = told;
  const isRisk = 'risk' in told;
  const [title, about] = isRisk ? [riskWords[told.risk], told.risk] : [stepWords[told.step], told.step];
  const fields = isRisk ? undefined : told.fields;
  const sides = inWords(told, language);
  const [before, after] =
    about === 'flags' ? differingFlags(sides.before, sides.after) : [sides.before, sides.after];
  const end = routeIn(about, after, names);
  const routes = end && desk.file('definitions/routes.json');
  const isWorse = end !== null && routes ? isErrorRoute(routes.text, end.id) : false;
  const isShown = witness === shown;
  return (
    <li className={isRisk ? styles.risk : styles.change} data-shown={isShown || undefined}>
      <div className={styles.changeHead}>
        <div className={styles.values}>
          <strong>{title[language]}</strong>{' '}
          {!fields && (
            <>
              <del>{isNone(before) ? say('none') : <Worded about={about} text={before} />}</del> →{' '}
              <ins data-worse={isWorse || undefined}>
                {isNone(after) ? say('none') : <Worded about={about} text={after} />}
              </ins>
            </>
          )}
        </div>
        {onSee && (
          <button type="button" aria-pressed={isShown} onClick={() => onSee(witness)}>
            {say(isShown ? 'seen' : 'see')}
          </button>
        )}
      </div>
      {fields && <FieldTurns turns={resultTurns(about, fields)} />}
      <p className={styles.count}>{say('count', { count: grouped(count) })}</p>
      <Who who={who} />
    </li>
  );
});

const isNone = (text: string): boolean => text === '' || text === '-';
