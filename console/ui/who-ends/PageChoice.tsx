import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { pageName, routeOfPage } from '../../../ops/plan-report/route-label.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import styles from './WhoEnds.module.css';
import { whoEndsWords } from './who-ends-words.ts';

/** One of the pages, by its title and address. */
export const PageChoice = observer(function PageChoice({
  page,
  onChoose,
}: {
  page: string | undefined;
  onChoose: (page: string) => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(whoEndsWords);
  const id = useId();
  const sheets = labelsOf(draftStore, { names: 'page', path: [] });
  const all = (draftStore.state?.files ?? []).flatMap(({ file, isDeleted }) => {
    const name = isDeleted ? undefined : /^definitions\/pages\/(.+)\.json$/.exec(file)?.[1];
    if (name === undefined) return [];
    const route = routeOfPage(draftStore, name);
    const known = route === undefined ? null : pageName(draftStore, route);
    const label = known ? `${known.name} ${known.path}` : sheets.get(name) || name;
    return [{ name, label, isRouted: known !== null }];
  });
  const listed = (isRouted: boolean) =>
    all
      .filter((one) => one.isRouted === isRouted)
      .sort((one, other) => one.label.localeCompare(other.label, draftStore.language))
      .map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ));
  return (
    <div className={`${styles.field} ${styles.page}`}>
      <label htmlFor={id}>{say('page')}</label>
      <select id={id} value={page ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{say('choosePage')}</option>
        <optgroup label={say('routed')}>{listed(true)}</optgroup>
        <optgroup label={say('otherPages')}>{listed(false)}</optgroup>
      </select>
    </div>
  );
});
