import { observer } from 'mobx-react-lite';
import { pageText } from '../../../plan/tell.ts';
import { grouped } from '../../../plan/words.ts';
import type { PlanAnswer, Plan as PlanTold, RiskTold } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { Named } from '../names/Named.tsx';
import { pageName } from '../names/page-name.ts';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import { Change } from './Change.tsx';
import { causesOf } from './causes.ts';
import { EditLine } from './EditLine.tsx';
import { type EditTold, editKey } from './edit-told.ts';
import styles from './KnowView.module.css';
import { knowWords } from './know-words.ts';
import { RiskHead } from './RiskHead.tsx';
import { type RiskGroup, riskGroupsOf } from './risk-groups.ts';

interface EffectsProps {
  plan: PlanTold;
  witnesses: PlanAnswer['witnesses'];
  shown: string | null;
  onSee: (witness: string) => void;
}

/** The plan from top to bottom: what is risky, then what each edit does, then what it does not. */
export const Effects = observer(function Effects({ plan, witnesses, shown, onSee }: EffectsProps) {
  const desk = useDesk();
  const { language } = desk;
  const say = useWords(knowWords);
  const see = (witness: string) => (Object.hasOwn(witnesses, witness) ? onSee : null);
  const risky = riskGroupsOf(plan);
  return (
    <>
      {plan.risks.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.danger}>{say('risks')}</h2>
          {risky.map((group) => (
            <RiskCards key={group.key} group={group} shown={shown} see={see} />
          ))}
        </section>
      )}
      {plan.groups.length > 0 && <h2>{say('causes')}</h2>}
      {causesOf(plan.groups).map(({ key, cause, groups }) => (
        <section key={key} className={styles.section}>
          {cause.edits.map((edit) => (
            <EditLine key={editKey(edit)} edit={edit} />
          ))}
          <ul className={styles.changes}>
            {groups.map((group) => (
              <Change
                key={`${group.step} ${group.before} ${group.after}`}
                told={group}
                shown={shown}
                onSee={see(group.witness)}
              />
            ))}
          </ul>
        </section>
      ))}
      {plan.pages.length > 0 && (
        <section className={styles.section}>
          <h2>{say('pages')}</h2>
          {plan.pages.map(({ page, file, differences, count }) => (
            <div key={page} className={styles.page}>
              <p>
                <a href={hrefOf(['files', file])}>
                  <Named id={page} name={pageName(desk, page)} />
                </a>{' '}
                <span className={styles.count}>{say('met', { count: grouped(count) })}</span>
              </p>
              <ul>
                {differences.map((one) => (
                  <li key={`${one.what} ${one.at}`}>{pageText(one, language)}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      <Edits title={say('without')} edits={plan.withoutEffect} />
      <Edits title={say('notCompared')} edits={plan.notCompared} />
    </>
  );
});

/** What one cause brings: the first case, and the others folded. */
const RiskCards = observer(function RiskCards({
  group,
  shown,
  see,
}: {
  group: RiskGroup;
  shown: string | null;
  see: (witness: string) => ((witness: string) => void) | null;
}) {
  const say = useWords(knowWords);
  const [first, ...rest] = group.risks;
  const listed = (risks: readonly RiskTold[]) => (
    <ul className={styles.changes}>
      {risks.map((risk) => (
        <Change
          key={`${risk.before} ${risk.after} ${risk.witness}`}
          told={risk}
          shown={shown}
          onSee={see(risk.witness)}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.section}>
      <RiskHead group={group} />
      {first && listed([first])}
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ witness }) => witness === shown) || undefined}>
          <summary>{say('moreCases', { count: rest.length })}</summary>
          {listed(rest)}
        </details>
      )}
    </div>
  );
});

function Edits({ title, edits }: { title: string; edits: readonly EditTold[] }) {
  if (edits.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {edits.map((edit) => (
        <EditLine key={editKey(edit)} edit={edit} />
      ))}
    </section>
  );
}
