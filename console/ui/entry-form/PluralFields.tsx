import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { type Field, fieldOfNode } from '../../../ops/wording/field.ts';
import { countedMessages, type PluralForms } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { type EntryPath, editsFor } from '../field-values/field-value.ts';
import { categoriesOf, countsIn, fieldOfForm, inForms, isPluralForms } from '../field-values/plural-forms.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './EntryForm.module.css';
import { formWords } from './form-words.ts';

interface Props {
  entryPath: EntryPath;
  entry: unknown;
  /** Of a text, here in one language. */
  field: Field;
  /** Not known before the schema has come: the field stays the same element, with what is being typed into it. */
  isText: boolean | undefined;
  language: string;
  /** Draws the field of one text. */
  children: (field: Field) => ReactNode;
}

/** A text that a number changes: a field for each form of its language. A text that names a number can be written so. */
export const PluralFields = observer(function PluralFields(props: Props) {
  const { entryPath, entry, field, isText, language, children } = props;
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const text = useText();
  const value = valueIn(entry, field.path);
  const write = (to: unknown) => void draftStore.edit(editsFor(entryPath, entry, field, to));
  const what = text(field.label);
  const own = categoriesOf(language);
  if (!isText || !isPluralForms(value)) {
    const counts = typeof value === 'string' ? countsIn(value) : [];
    const isCounted = counts.length > 0 || countedMessages.some((id) => id === field.path[0]);
    return (
      <>
        {children(field)}
        {isText && typeof value === 'string' && isCounted && own.length > 1 && (
          <button type="button" className="quiet" onClick={() => write(inForms(value, language, counts[0]))}>
            {say('byNumber', { what })}
          </button>
        )}
      </>
    );
  }
  const needless = Object.keys(value).filter(
    (key) => key !== 'count' && !own.some(({ category }) => category === key),
  );
  return (
    <fieldset className={styles.languages} aria-label={what}>
      <p className={styles.soft}>{say('formsAbout')}</p>
      {value.count !== undefined && children(countField(field, value))}
      {own.map((one) => (
        <div key={one.category}>{children(fieldOfForm(field, one))}</div>
      ))}
      {needless.map((key) => (
        <button
          key={key}
          type="button"
          className="quiet"
          onClick={() => {
            const path = [...entryPath.path, ...field.path, key];
            void draftStore.edit([{ do: 'remove', file: entryPath.file, path }]);
          }}
        >
          {say('needlessForm', { form: key })}
        </button>
      ))}
      <button type="button" className="quiet" onClick={() => write(value.other)}>
        {say('oneForm', { what })}
      </button>
    </fieldset>
  );
});

/** The placeholder whose number chooses, of those that the forms name. */
function countField(field: Field, value: PluralForms): Field {
  const named = Object.values(value).flatMap((one) => countsIn(String(one)));
  const choices = [...new Set([String(value.count), ...named])];
  const node = {
    type: 'string',
    enum: choices,
    description: '由哪个数字决定 | The number that chooses',
  };
  return fieldOfNode(node, node, [...field.path, 'count'], true);
}
