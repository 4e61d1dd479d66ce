import { observer } from 'mobx-react-lite';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { fieldsOf } from '../../../ops/wording/field.ts';
import { nodeAt } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { isNewEntry } from '../field-values/field-change.ts';
import type { EntryPath } from '../field-values/field-value.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { useWords } from '../language/use-words.ts';
import { useProblemsByEntry } from '../problems/problems-of-field.ts';
import { EntryField } from './EntryField.tsx';
import styles from './EntryForm.module.css';
import { fieldGroups } from './field-groups.ts';

interface Props {
  entryPath: EntryPath;
}

/** Every field of an entry in the order of its schema; each is written when it loses the focus. */
export const EntryForm = observer(function EntryForm({ entryPath }: Props) {
  const draftStore = useDraftStore();
  const schema = useSchema(entryPath.file);
  const [map = '', id = ''] = entryPath.path.map(String);
  const problems = useProblemsByEntry(entryPath.file, map).get(id);
  const node = schema && nodeAt(schema, [map, id]);
  const say = useWords(fieldWords);
  const file = draftStore.file(entryPath.file);
  const entry = valueIn(file?.value, entryPath.path);
  if (!file || !schema || !node || entry === undefined) return null;
  return (
    <div className={styles.form}>
      {isNewEntry(file, entryPath) && <p className={styles.new}>{say('newEntry')}</p>}
      {fieldGroups(schema, node, fieldsOf(schema, node)).map(({ key, title, fields }) => (
        <fieldset key={key} className={styles.group}>
          {title && <legend>{title[draftStore.language]}</legend>}
          {fields.map((field: Field) => (
            <EntryField
              key={`${id} ${field.path.join('.')}`}
              entryPath={entryPath}
              entry={entry}
              field={field}
              problems={problems}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
});
