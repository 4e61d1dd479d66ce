import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryField } from '../entry-form/EntryField.tsx';
import { useWords } from '../language/use-words.ts';
import { scopedField } from '../schema-values/schema-shape.ts';
import styles from './ValueForm.module.css';
import { type Path, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

/** Values by names that are free, such as the parameters of a call. */
export const MapFields = observer(function MapFields({
  item,
  path,
  value,
}: {
  item: SchemaNode;
  path: Path;
  value: unknown;
}) {
  const draftStore = useDraftStore();
  const { file, scope, problems } = useValueForm();
  const say = useWords(valueFormWords);
  const [name, setName] = useState('');
  const own = Object.keys((value ?? {}) as Record<string, unknown>);
  const isFree = name.trim() !== '' && !own.includes(name.trim());
  const add = () => {
    if (!isFree) return;
    const field = scopedField(item, name.trim(), true, scope);
    const made = String(field.choices[0] ?? name.trim());
    void draftStore.edit([{ do: 'set', file, path: [...path, name.trim()], value: made }]);
    setName('');
  };
  return (
    <>
      {own.map((key) => {
        const field = scopedField(item, key, true, scope);
        return (
          <div key={key} className={styles.row}>
            <EntryField
              entryPath={{ file, path }}
              entry={value}
              field={{ ...field, label: { zh: key, en: key } }}
              problems={problems}
            />
            <button
              type="button"
              aria-label={say('remove', { what: key })}
              disabled={own.length === 1}
              onClick={() => void draftStore.edit([{ do: 'remove', file, path: [...path, key] }])}
            >
              ×
            </button>
          </div>
        );
      })}
      <p className={styles.offers}>
        <input
          data-unkept
          aria-label={say('keyName')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="button" disabled={!isFree} onClick={add}>
          {say('addOne')}
        </button>
      </p>
    </>
  );
});
