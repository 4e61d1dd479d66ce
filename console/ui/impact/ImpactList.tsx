import { observer } from 'mobx-react-lite';
import { pageDifferenceText } from '../../../ops/edit-wording/page-difference-text.ts';
import { editKey } from '../../../ops/edits/edit-key.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { ofSomebody } from '../../../ops/plan/reach.ts';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';
import { ledExtent } from '../../../ops/plan/visitors.ts';
import { atResultsText } from '../../../ops/plan-report/act-text.ts';
import { describeCauses } from '../../../ops/plan-report/describe-causes.ts';
import { occurrencesText } from '../../../ops/plan-report/headline.ts';
import { onlyDirectlyText } from '../../../ops/plan-report/only-directly-text.ts';
import { renamedText, renamedTitle } from '../../../ops/plan-report/renamed-text.ts';
import { visitorsText } from '../../../ops/plan-report/visitors-text.ts';
import { actWords } from '../../../ops/wording/act-words.ts';
import type { Plan, PlanResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EditLine } from '../edit-lines/EditLine.tsx';
import { EditLines } from '../edit-lines/EditLines.tsx';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { PageFileLabel } from '../value-display/PageLabel.tsx';
import { describeSituationCount } from './describe-situation-count.ts';
import { ImpactChanges } from './ImpactChanges.tsx';
import { ImpactSentences } from './ImpactSentences.tsx';
import styles from './ImpactView.module.css';
import { impactWords } from './impact-words.ts';
import { RiskHeader } from './RiskHeader.tsx';

/** Number of changes of one cause that are not folded: the cause's sentences summarise them. */
const mostChanges = 3;

interface ImpactListProps {
  plan: Plan;
  witnesses: PlanResponse['witnesses'];
  unreadWitnesses?: PlanResponse['unreadWitnesses'];
  shown: string | null;
  onSee: (witness: string) => void;
}

/** The plan from top to bottom: risks, then the effect of each edit, then edits without effect. */
export const ImpactList = observer(function ImpactList({
  plan,
  witnesses,
  unreadWitnesses = [],
  shown,
  onSee,
}: ImpactListProps) {
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const say = useWords(impactWords);
  const see = (witness: string) => (Object.hasOwn(witnesses, witness) ? onSee : null);
  const risky = riskGroupsOf(plan);
  return (
    <>
      {plan.risks.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.danger}>{say('risks')}</h2>
          {risky.map((group) => (
            <div key={group.key} className={styles.section}>
              <RiskHeader group={group} isToldBelow />
              <ImpactChanges
                changes={group.risks}
                compared={plan}
                most={1}
                more={() => say('morePlaces', { places: occurrencesText(group.risks.slice(1), language) })}
                shown={shown}
                see={see}
                unread={unreadWitnesses}
              />
            </div>
          ))}
        </section>
      )}
      {plan.groups.length > 0 && <h2>{say('causes')}</h2>}
      {describeCauses(plan, draftStore).map(({ key, edits, groups, sentences }) => (
        <section key={key} className={styles.section}>
          <EditLines edits={edits} />
          <ImpactSentences sentences={sentences} />
          <ImpactChanges
            changes={groups}
            compared={plan}
            most={mostChanges}
            more={(count) => say('moreChanges', { count })}
            shown={shown}
            see={see}
            unread={unreadWitnesses}
          />
        </section>
      ))}
      {plan.pages.length > 0 && (
        <section className={styles.section}>
          <h2>{say('pages')}</h2>
          {plan.pages.map((reported) => {
            const { page, file, differences, who, count } = reported;
            return (
              <div key={page} className={styles.page}>
                <p>
                  <a href={hrefOf(['files', file])}>
                    <PageFileLabel page={page} />
                  </a>{' '}
                  {count > 0 && (
                    <span className={styles.count} title={describeSituationCount(count, language)}>
                      {ofSomebody([{ who }], plan).length > 0
                        ? say('met', { who: visitorsText([ledExtent(reported)], plan, language) }) +
                          onlyDirectlyText([reported], plan, language)
                        : say('metByNobody')}
                    </span>
                  )}
                </p>
                <ul>
                  {differences.map((one) => (
                    <li key={`${one.what} ${one.at}`}>{pageDifferenceText(one, page, draftStore)}</li>
                  ))}
                </ul>
              </div>
            );
          })}
        </section>
      )}
      <ActSection plan={plan} />
      {plan.renamed.length > 0 && (
        <section className={styles.section}>
          <h2>{renamedTitle[language]}</h2>
          <ul>
            {plan.renamed.map((one) => (
              <li key={`${one.kind} ${one.from}`}>{renamedText(one, language)}</li>
            ))}
          </ul>
        </section>
      )}
      <EditSection title={say('without')} edits={plan.withoutEffect} />
      <EditSection title={say('notCompared')} edits={plan.notCompared} />
    </>
  );
});

/** What acts in every situation alike: the edit, and the visitors who meet it. */
const ActSection = observer(function ActSection({ plan }: { plan: Plan }) {
  const { language } = useDraftStore();
  const say = useWords(impactWords);
  if (plan.acts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{say('acts')}</h2>
      {plan.acts.map((act) => (
        <div key={act.value} className={styles.page}>
          <EditLine edit={act.edit} />
          <p className={styles.count} title={describeSituationCount(act.count, language)}>
            {say(act.atResults ? 'actAtResults' : 'actMet', {
              act: actWords[act.act][language],
              who: visitorsText([ledExtent(act)], plan, language),
              result: act.atResults ? atResultsText([act.atResults], language) : '',
            })}
            {onlyDirectlyText([act], plan, language)}
          </p>
        </div>
      ))}
    </section>
  );
});

function EditSection({ title, edits }: { title: string; edits: readonly ReportedEdit[] }) {
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
