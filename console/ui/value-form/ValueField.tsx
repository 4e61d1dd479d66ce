import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { refusedPlace } from '../draft-store/use-refused-text.ts';
import { EntryField } from '../entry-form/EntryField.tsx';
import { HeadedText } from '../headed-text/HeadedText.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { withFieldsToShowAt } from '../schema-values/fields-to-show-at.ts';
import { headedKeys } from '../schema-values/headed-text.ts';
import { messagesFirst } from '../schema-values/messages-first.ts';
import { withOwnOptions } from '../schema-values/own-options.ts';
import { scopedField, shapeOf } from '../schema-values/schema-shape.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { ItemList } from './ItemList.tsx';
import { MapFields } from './MapFields.tsx';
import { NumbersField } from './NumbersField.tsx';
import { UnionFields } from './UnionFields.tsx';
import styles from './ValueForm.module.css';
import { type Path, pointerOf, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  node: SchemaNode;
  name: string;
  /** The path and value of the object that has it. */
  path: Path;
  parent: unknown;
  isRequired: boolean;
  /** Told where a value that is not written yet is taken out again. */
  onTakenOut?: () => void;
  kind: string;
  keys: readonly string[];
}

/** One property of an object, edited as its schema says. */
export const ValueField = observer(function ValueField(props: Props) {
  const { node: given, name, path, parent, isRequired, kind, keys } = props;
  const draftStore = useDraftStore();
  const { file, scope, problems, Fields, renamingOf } = useValueForm();
  const value = valueIn(parent, [name]);
  const at = [...path, name];
  const node = withFieldsToShowAt(withOwnOptions(given, name, parent), {
    file: draftStore.file(file)?.value,
    path: at,
    formOf: (id) => draftStore.file(`definitions/forms/${id}.json`)?.value,
  });
  const shape = shapeOf(node);
  const inner = { path: at, value, kind, keys: [...keys, name] };
  switch (shape.is) {
    case 'field': {
      const field = scopedField(shape.node, name, isRequired, scope);
      const isMessage = field.names === 'message';
      return (
        <EntryField
          entryPath={{ file, path }}
          entry={parent}
          field={
            isMessage
              ? messagesFirst(field, draftStore.file(file)?.value, scope.usual(kind, inner.keys))
              : field
          }
          problems={problems.filter(({ pointer }) => pointer.startsWith(pointerStart(path)))}
          renaming={name === 'id' ? renamingOf?.(path) : null}
        />
      );
    }
    case 'numbers':
      return <NumbersField {...props} node={shape.node} isList={shape.isList} />;
    case 'list':
      return (
        <Group {...props} node={shape.node} isOptional={!isRequired}>
          <ListFields {...inner} node={shape.node} item={shape.item} name={name} />
        </Group>
      );
    case 'conditions':
      return (
        <Group {...props} node={shape.node} isOptional={!isRequired}>
          <ConditionFields {...inner} node={shape.node} isOptional={!isRequired} />
        </Group>
      );
    case 'map':
      return (
        <Group {...props} node={shape.node} isOptional={!isRequired}>
          <MapFields {...inner} item={shape.item} />
        </Group>
      );
    case 'union':
      return (
        <Group {...props} node={shape.node} isOptional={!isRequired}>
          <UnionFields {...inner} shape={shape} />
        </Group>
      );
    case 'object':
      return (
        <Group {...props} node={shape.node} isOptional={!isRequired}>
          <Fields {...inner} node={shape.node} />
        </Group>
      );
  }
});

const pointerStart = (path: Path): string => path.map((key) => `/${key}`).join('');

interface ListProps {
  node: SchemaNode;
  item: SchemaNode;
  name: string;
  path: Path;
  value: unknown;
  kind: string;
  keys: readonly string[];
}

/** Sections with headings are one text; any other list is cards. */
const ListFields = observer(function ListFields({ name, ...list }: ListProps) {
  const { file } = useValueForm();
  const text = useText();
  const headed = useMemo(() => headedKeys(list.item), [list.item]);
  if (!headed) return <ItemList {...list} />;
  const { path, value, node } = list;
  const label = text(described(node.description, name).label);
  return <HeadedText label={label} keys={headed} {...{ file, path, value }} />;
});

interface GroupProps {
  parent: unknown;
  onTakenOut?: () => void;
  node: SchemaNode;
  name: string;
  path: Path;
  isOptional: boolean;
  children: ReactNode;
}

/** A value with parts of its own, under its name; an optional one can be taken out. */
const Group = observer(function Group(props: GroupProps) {
  const { node, name, path, parent, isOptional, onTakenOut, children } = props;
  const draftStore = useDraftStore();
  const { file } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  const { label, about } = described(node.description, name);
  return (
    <fieldset className={styles.group} data-group={pointerOf([...path, name])}>
      <legend>{text(label)}</legend>
      {about && text(about) !== '' && <p className={styles.soft}>{text(about)}</p>}
      {isOptional && (
        <button
          type="button"
          data-take-out
          className={`quiet ${styles.takeOut}`}
          onClick={() => {
            draftStore.refused.dropBelow(refusedPlace(draftStore, { file, path: [...path, name] }));
            onTakenOut?.();
            if (valueIn(parent, [name]) === undefined) return;
            void draftStore.edit([{ do: 'remove', file, path: [...path, name] }]);
          }}
        >
          {say('takeOut', { what: text(label) })}
        </button>
      )}
      {children}
    </fieldset>
  );
});
