import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { itemsOf, member } from '../../../ops/json/json-values.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Edit } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryField } from '../entry-form/EntryField.tsx';
import entryForm from '../entry-form/EntryForm.module.css';
import { useWords } from '../language/use-words.ts';
import { scopedField, shapeOf } from '../schema-values/schema-shape.ts';
import { focusItem } from '../value-form/focus-item.ts';
import { ItemList } from '../value-form/ItemList.tsx';
import { useValueForm } from '../value-form/value-form-context.ts';
import {
  addStepEdits,
  fieldListEdits,
  indexesOfStep,
  moveToStep,
  removeStepEdits,
  stepOfField,
  stepsOf,
} from './form-edits.ts';
import styles from './Pages.module.css';
import { pagesWords } from './pages-words.ts';

interface Props {
  file: string;
  schema: SchemaNode;
  form: unknown;
}

/** The fields of a form: one list, or one for each step. */
export const FormFields = observer(function FormFields({ file, schema, form }: Props) {
  const draftStore = useDraftStore();
  const { problems, scope } = useValueForm();
  const say = useWords(pagesWords);
  const shape = schema.properties?.fields && shapeOf(schema.properties.fields);
  if (shape?.is !== 'list') return null;
  const steps = stepsOf(form);
  const titleNode = schema.properties?.steps?.items?.properties?.title ?? {};
  const more = addStepEdits(file, form, (index) => say('step', { index }));
  const list = (indexes?: readonly number[]): ReactNode => (
    <ItemList
      node={shape.node}
      item={shape.item}
      path={['fields']}
      value={member(form, 'fields')}
      kind=""
      keys={['fields']}
      edits={fieldListEdits(file, form)}
      {...(indexes && { indexes })}
      extra={(index) => steps.length > 0 && <StepOfField {...{ file, form, index }} />}
    />
  );
  const edit = (edits: Edit[] | null) => edits && void draftStore.edit(edits);
  return (
    <>
      {steps.length === 0 ? (
        <>
          <h2>{say('fields')}</h2>
          {list()}
        </>
      ) : (
        steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no id
          <section key={index} className={styles.step} aria-label={say('step', { index: index + 1 })}>
            <div className={styles.bar}>
              <h2>{say('step', { index: index + 1 })}</h2>
              <button type="button" onClick={() => edit(removeStepEdits(file, form, index))}>
                {say('removeStep')}
              </button>
            </div>
            <EntryField
              entryPath={{ file, path: ['steps', index] }}
              entry={step}
              field={scopedField(titleNode, 'title', true, scope)}
              problems={problems.filter(({ pointer }) => pointer.startsWith(`/steps/${index}`))}
            />
            {list(indexesOfStep(form, index))}
          </section>
        ))
      )}
      <p>
        <button
          type="button"
          aria-disabled={more === null}
          title={more ? undefined : say('tooFew')}
          onClick={() => edit(more)}
        >
          {say(steps.length === 0 ? 'split' : 'addStep')}
        </button>
      </p>
    </>
  );
});

/** The step of a field, which can be another one. */
const StepOfField = observer(function StepOfField({
  file,
  form,
  index,
}: {
  file: string;
  form: unknown;
  index: number;
}) {
  const draftStore = useDraftStore();
  const { select } = useValueForm();
  const say = useWords(pagesWords);
  const id = useId();
  const field = itemsOf(member(form, 'fields'))[index];
  const own = stepOfField(form, String(member(field, 'id')));
  const go = async (step: number) => {
    const moved = moveToStep(file, form, index, step);
    if (!moved || (await draftStore.edit(moved.edits))) return;
    select(['fields', moved.to]);
    focusItem(['fields', moved.to]);
  };
  return (
    <div className={entryForm.field}>
      <label htmlFor={id}>{say('stepOf')}</label>
      <div className={entryForm.control}>
        <select id={id} value={own} onChange={({ target }) => void go(Number(target.value))}>
          {stepsOf(form).map(({ title }, step) => (
            <option
              // biome-ignore lint/suspicious/noArrayIndexKey: a step has no id
              key={step}
              value={step}
              disabled={step !== own && moveToStep(file, form, index, step) === null}
            >
              {`${say('step', { index: step + 1 })} ${title}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
});
