import { observer } from 'mobx-react-lite';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { pageName } from '../../../ops/plan-report/route-label.ts';
import { namedTables } from '../../../schemas/names/destination-names.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { linkWords } from './link-words.ts';
import { whereText } from './place-label.ts';

interface Props {
  id: string;
  describedBy?: string;
  /** The route or destination table that is led to; null: none. */
  value: string | null;
  /** What is said where none of the list is chosen. */
  placeholder: string;
  /** The page that cannot be chosen: the one where the choice stands. */
  except: string;
  /** Visitors can also be led to where a destination table sends them. */
  hasTables?: boolean;
  /** One of them has to be chosen, and none is. */
  isInvalid?: boolean;
  onChoose: (route: string) => void;
}

/** A choice of the page to which something leads, by its title and address. */
export const PageSelect = observer(function PageSelect(props: Props) {
  const {
    id,
    describedBy,
    value,
    placeholder,
    except,
    hasTables = false,
    isInvalid = false,
    onChoose,
  } = props;
  const draftStore = useDraftStore();
  const say = useWords(linkWords);
  const routes = entriesOf(member(draftStore.file('definitions/routes.json')?.value, 'routes'))
    .filter(([, route]) => member(route, 'page') !== except)
    .map(([route]) => {
      const { name, path: address } = pageName(draftStore, route);
      return { route, label: name === address ? address : `${name} ${address}` };
    })
    .sort((one, other) => one.label.localeCompare(other.label, draftStore.language));
  const tables = hasTables ? namedTables : [];
  const isListed = [...tables, ...routes.map(({ route }) => route)].some((one) => one === value);
  const pages = routes.map(({ route, label }) => (
    <option key={route} value={route}>
      {label}
    </option>
  ));
  return (
    <select
      id={id}
      value={isListed ? (value ?? '') : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      onChange={({ target }) => target.value !== '' && onChoose(target.value)}
    >
      <option value="">{placeholder}</option>
      {hasTables ? (
        <>
          <optgroup label={say('byTable')}>
            {tables.map((table) => (
              <option key={table} value={table}>
                {whereText(table, draftStore)}
              </option>
            ))}
          </optgroup>
          <optgroup label={say('onePage')}>{pages}</optgroup>
        </>
      ) : (
        pages
      )}
    </select>
  );
});
