import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { pageName } from '../../../ops/plan-report/route-label.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entry-form/EntryForm.module.css';
import { useWords } from '../language/use-words.ts';
import { leadButtonEdits, routeOfOutcome } from '../page-links/button-places.ts';
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
  const { file } = useValueForm();
  const say = useWords(valueFormWords);
  const id = useId();
  const page = file.slice('definitions/pages/'.length, -'.json'.length);
  const contentOf = (one: string) => draftStore.file(one)?.value;
  const outcome = valueIn(value, ['outcome']);
  const given = typeof outcome === 'string' ? outcome : null;
  const leadsTo = given === null ? null : routeOfOutcome(given, contentOf);
  const routes = entriesOf(member(contentOf('definitions/routes.json'), 'routes'))
    .filter(([, route]) => member(route, 'page') !== page)
    .map(([route]) => {
      const { name, path: address } = pageName(draftStore, route);
      return { route, label: name === address ? address : `${name} ${address}` };
    })
    .sort((one, other) => one.label.localeCompare(other.label, draftStore.language));
  const isListed = routes.some(({ route }) => route === leadsTo);
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
        <select
          id={id}
          value={isListed ? (leadsTo ?? '') : ''}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => target.value !== '' && lead(target.value)}
        >
          <option value="">{say(given === null ? 'choosePage' : 'byRows')}</option>
          {routes.map(({ route, label }) => (
            <option key={route} value={route}>
              {label}
            </option>
          ))}
        </select>
        <p id={`${id}-about`} className="soft">
          {say('leadToAbout')}
        </p>
      </div>
    </div>
  );
});
