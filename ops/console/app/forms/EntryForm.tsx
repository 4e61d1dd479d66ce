import { observer } from 'mobx-react-lite';
import type { Field } from '../../../labels/field.ts';
import { fieldsOf } from '../../../labels/field.ts';
import { nodeAt } from '../../../labels/schema-node.ts';
import { useDesk } from '../desk.ts';
import { isNewEntry } from '../fields/field-change.ts';
import { type EntryPlace, valueIn } from '../fields/field-edit.ts';
import { fieldWords } from '../fields/field-words.ts';
import { useSchema } from '../fields/use-schema.ts';
import { useProblemsAt } from '../problems/problems-at.ts';
import { useWords } from '../words.ts';
import { EntryField } from './EntryField.tsx';
import styles from './EntryForm.module.css';
import { groupsOf } from './groups.ts';

interface Props {
  place: EntryPlace;
}

/** Every field of an entry as its schema has it, each written as soon as the operator leaves it. */
export const EntryForm = observer(function EntryForm({ place }: Props) {
  const desk = useDesk();
  const schema = useSchema(place.file);
  const [map = '', id = ''] = place.path;
  const problems = useProblemsAt(place.file, map).get(id);
  const node = schema && nodeAt(schema, [map, id]);
  const say = useWords(fieldWords);
  const file = desk.file(place.file);
  const entry = valueIn(file?.value, place.path);
  if (!file || !schema || !node || entry === undefined) return null;
  return (
    <div className={styles.form}>
      {isNewEntry(file, place) && <p className={styles.new}>{say('newEntry')}</p>}
      {groupsOf(schema, node, fieldsOf(schema, node)).map(({ key, title, fields }) => (
        <fieldset key={key} className={styles.group}>
          {title && <legend>{title[desk.language]}</legend>}
          {fields.map((field: Field) => (
            <EntryField
              key={`${id} ${field.path.join('.')}`}
              place={place}
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
