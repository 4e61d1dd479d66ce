import { observer } from 'mobx-react-lite';
import { inWords } from '../../../plan/value-words.ts';
import { grouped, riskWords } from '../../../plan/words.ts';
import type { RiskTold } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { Who } from '../know/Who.tsx';
import { Worded } from '../names/Worded.tsx';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

export const riskKey = ({ risk, before, after, witness }: RiskTold): string =>
  JSON.stringify([risk, before, after, witness]);

/** Every risk by itself: who saves has looked at each. */
export const Risks = observer(function Risks({
  risks,
  confirmed,
  onConfirm,
}: {
  risks: readonly RiskTold[];
  confirmed: ReadonlySet<string>;
  onConfirm: (key: string, isMeant: boolean) => void;
}) {
  const { language } = useDesk();
  const say = useWords(saveWords);
  if (risks.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="save-risks">
      <h2 id="save-risks" tabIndex={-1} className={styles.danger}>
        {say('risks')}
      </h2>
      <p>{say('risksAbout')}</p>
      <ul className={styles.list}>
        {risks.map((risk) => {
          const key = riskKey(risk);
          const { count, who, witness } = risk;
          const { before, after } = inWords(risk, language);
          return (
            <li key={key} className={styles.risk}>
              <div>
                <p>
                  <strong>{riskWords[risk.risk][language]}</strong> <Worded about={risk.risk} text={before} />{' '}
                  → <Worded about={risk.risk} text={after} />
                </p>
                <p className={styles.count}>{say('situations', { count: grouped(count) })}</p>
                <Who who={who} />
              </div>
              <div className={styles.actions}>
                <label className={styles.confirm}>
                  <input
                    type="checkbox"
                    checked={confirmed.has(key)}
                    onChange={({ target }) => onConfirm(key, target.checked)}
                  />
                  {say('confirm')}
                </label>
                <a href={hrefOf(['know'], { witness })}>{say('look')}</a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
