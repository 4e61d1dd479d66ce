import { observer } from 'mobx-react-lite';
import type { Field } from '../../../ops/wording/field.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { useWords } from '../language/use-words.ts';
import styles from './FieldValue.module.css';
import { fieldLabels } from './field-labels.ts';
import { NamedId } from './NamedId.tsx';
import { Picture } from './Picture.tsx';

/** A value in readable form: a colour with its swatch, a picture, the name of an id, yes and no. */
export const FieldValue = observer(function Shown({ field, value }: { field: Field | null; value: unknown }) {
  const draftStore = useDraftStore();
  const say = useWords(fieldWords);
  if (value === undefined || value === null || value === '') return say('none');
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) {
    if (value.length === 0) return say('none');
    return value.map((one, at) => (
      <span key={String(one)}>
        {at > 0 && '、'}
        <FieldValue field={field} value={one} />
      </span>
    ));
  }
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  const id = String(value);
  if (field?.kind === 'color') {
    return (
      <>
        <span className={styles.swatch} style={{ background: id }} /> {id}
      </>
    );
  }
  if (field?.kind === 'picture') {
    return (
      <span className={styles.picture}>
        <Picture asset={id} /> {id.replace(/^\/assets\/(brands\/)?/, '')}
      </span>
    );
  }
  // The aliases of a city are forms of its name, not ids.
  const isNamed = field !== null && field.names !== 'city';
  return isNamed ? <NamedId id={id} name={fieldLabels(draftStore, field).get(id)} /> : id;
});
