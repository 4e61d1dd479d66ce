import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { member } from '../../../ops/json/json-values.ts';
import { routeOfOutcome } from '../../../ops/tables/route-of-outcome.ts';
import { isNamedTable } from '../../../schemas/names/destination-names.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import entryForm from '../entry-form/EntryForm.module.css';
import { useText, useWords } from '../language/use-words.ts';
import { Fixes } from '../problems/Fixes.tsx';
import { problemMessage } from '../problems/problem-help.ts';
import severities from '../problems/severity.module.css';
import { hrefOf } from '../route/route.ts';
import { codesOfEnd, whereOfEnd } from './end-text.ts';
import { formEndWords } from './form-end-words.ts';
import { type FormEnd, leadEndEdits } from './form-ends.ts';
import styles from './PageLinks.module.css';
import { PageSelect } from './PageSelect.tsx';
import { problemsOfEnd } from './problems-of-end.ts';

interface Props {
  end: FormEnd;
  newPage: (end: FormEnd, close: () => void) => ReactNode;
}

/** What follows result codes of a form: the page or table that is led to, another one to choose, or a new page. */
export const EndOfForm = observer(function EndOfForm({ end, newPage }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(formEndWords);
  const text = useText();
  const id = useId();
  const problems = problemsOfEnd(end, draftStore.problems?.problems);
  const [isMaking, setMaking] = useState(false);
  const contentOf = (file: string) => draftStore.file(file)?.value;
  const leadsTo =
    end.outcome === null ? null : routeOfOutcome(end.outcome, contentOf('definitions/navigation.json'));
  const isChosen = end.outcome !== null || (end.message !== null && end.message !== '');
  const hasReceipt = member(contentOf(`definitions/forms/${end.form}.json`), 'receipt') !== undefined;
  return (
    <div className={entryForm.field}>
      <label htmlFor={id}>{codesOfEnd(end, draftStore)}</label>
      <div className={entryForm.control}>
        <div className={styles.choice}>
          <PageSelect
            id={id}
            describedBy={`${id}-more`}
            value={leadsTo}
            placeholder={leadsTo === null ? whereOfEnd(end, draftStore) : say('byRows')}
            except={end.page}
            hasTables
            isInvalid={!isChosen || problems.some(({ severity }) => severity === 'error')}
            onChoose={(route) => void draftStore.edit(leadEndEdits(end, route, contentOf))}
          />
          <button type="button" onClick={() => setMaking(true)}>
            {say(end.isSent ? 'newPage' : 'newNotice')}
          </button>
        </div>
        <p id={`${id}-more`} className={`soft ${styles.more}`}>
          {!isChosen && <span className={severities.error}>{whereOfEnd(end, draftStore)}</span>}{' '}
          <WhereItLeads leadsTo={leadsTo} isLeading={end.outcome !== null} />{' '}
          {hasReceipt && say('receiptAbout')}
        </p>
        {problems.map((problem) => (
          <p key={problem.message.en} className={severities[problem.severity]}>
            {text(problemMessage(problem, draftStore))} <Fixes problem={problem} />
          </p>
        ))}
        {isMaking && newPage(end, () => setMaking(false))}
      </div>
    </div>
  );
});

/** A link to what decides, in a sentence that says what that is. */
const WhereItLeads = observer(function WhereItLeads(props: { leadsTo: string | null; isLeading: boolean }) {
  const { leadsTo, isLeading } = props;
  const draftStore = useDraftStore();
  const say = useWords(formEndWords);
  if (!isLeading) return say('staysAbout');
  if (leadsTo === null || leadsTo === 'loginAddress')
    return <a href={hrefOf(['decisions', 'navigation'])}>{say('toRows')}</a>;
  if (isNamedTable(leadsTo))
    return (
      <>
        {say('tableAbout')} <a href={hrefOf(['decisions', `destinations.${leadsTo}`])}>{say('toTable')}</a>
      </>
    );
  const routes = draftStore.file('definitions/routes.json')?.value;
  return (
    <>
      {say('pageAbout')}{' '}
      <a href={hrefOf(['pages', String(member(routes, 'routes', leadsTo, 'page'))])}>{say('toPage')}</a>
    </>
  );
});
