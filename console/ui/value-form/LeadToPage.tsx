import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { routeOfOutcome } from '../../../ops/tables/route-of-outcome.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entry-form/EntryForm.module.css';
import { isIncomplete, notLed } from '../field-values/missing-value.ts';
import { useText, useWords } from '../language/use-words.ts';
import { leadButtonEdits } from '../page-links/button-places.ts';
import { PageSelect } from '../page-links/PageSelect.tsx';
import severities from '../problems/severity.module.css';
import { type Path, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

/** Whether what a press does can be to lead to another page: by an outcome of the page that it stands on. */
export const canLead = (file: string, branches: ReadonlyMap<string, unknown>): boolean =>
  file.startsWith('definitions/pages/') && branches.has('finish');

/** The page that a press leads to. Choosing one makes the outcome and the row of the navigation that lead there. */
export const LeadToPage = observer(function LeadToPage({
  path,
  value,
  onChosen,
}: {
  path: Path;
  value: unknown;
  onChosen: () => void;
}) {
  const draftStore = useDraftStore();
  const { file, problems } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  const id = useId();
  const page = file.slice('definitions/pages/'.length, -'.json'.length);
  const contentOf = (one: string) => draftStore.file(one)?.value;
  const outcome = valueIn(value, ['outcome']);
  const given = typeof outcome === 'string' && outcome !== '' ? outcome : null;
  const isMissing = given === null && isIncomplete(problems, path);
  const leadsTo = given === null ? null : routeOfOutcome(given, contentOf('definitions/navigation.json'));
  const lead = (route: string) => {
    const place = {
      page,
      file,
      path,
      outcome: given,
      leadingBy: (made: string) => ({ do: 'finish', outcome: made }),
    };
    void draftStore.edit(leadButtonEdits(place, route, contentOf));
    onChosen();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say('leadTo')}</label>
      <div className={styles.control}>
        <PageSelect
          id={id}
          describedBy={`${id}-about`}
          value={leadsTo}
          placeholder={say(given === null ? 'choosePage' : 'byRows')}
          except={page}
          isInvalid={isMissing}
          onChoose={lead}
        />
        <p id={`${id}-about`} className="soft">
          {isMissing && <span className={severities.error}>{text(notLed)}</span>} {say('leadToAbout')}
        </p>
      </div>
    </div>
  );
});
