import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';
import type { Field } from '../fields/field.ts';
import { fieldsOf } from '../fields/field.ts';
import { type EntryPlace, valueIn } from '../fields/field-edit.ts';
import { nodeAt } from '../fields/schema-node.ts';
import { useSchema } from '../fields/use-schema.ts';
import { useProblemsAt } from '../problems/problems-at.ts';
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
  const entry = valueIn(desk.file(place.file)?.value, place.path);
  if (!schema || !node || entry === undefined) return null;
  return (
    <div className={styles.form}>
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
