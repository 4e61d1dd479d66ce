import { observer } from 'mobx-react-lite';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './AddDialog.module.css';

/** The cities that will be added with the entry, and their aliases. */
export const NewCities = observer(function NewCities({ edits }: { edits: readonly Edit[] }) {
  const say = useWords(tableWords);
  return edits.map((edit) => {
    if (edit.do !== 'set') return null;
    const name = String(edit.path.at(-1));
    const aliases = [valueIn(edit.value, ['aliases']) ?? []].flat().join('”“');
    return (
      <p key={name} className={styles.hint} role="status">
        {aliases === '' ? say('newCity', { name }) : say('newCityAliases', { name, aliases })}
      </p>
    );
  });
});
