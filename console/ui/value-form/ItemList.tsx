import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { pasteColumns } from '../schema-values/pasted-items.ts';
import { shapeOf } from '../schema-values/schema-shape.ts';
import { itemNode, newOfKind, smallestValue } from '../schema-values/smallest-value.ts';
import { focusItem } from './focus-item.ts';
import { ItemCard } from './ItemCard.tsx';
import { KindPalette } from './KindPalette.tsx';
import { type ListEdits, plainListEdits } from './list-edits.ts';
import { PasteItems } from './PasteItems.tsx';
import styles from './ValueForm.module.css';
import { isWithin, type Path, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  node: SchemaNode;
  item: SchemaNode;
  path: Path;
  value: unknown;
  kind: string;
  keys: readonly string[];
  /** The edits of a list whose items others name too. */
  edits?: ListEdits;
  /** The items that are shown here; all by default. */
  indexes?: readonly number[];
  /** Further controls of an open item. */
  extra?: (index: number) => ReactNode;
}

/** The items of a list as cards: add, duplicate, delete and move, each as one step. */
export const ItemList = observer(function ItemList(props: Props) {
  const { node, item, path, value, kind, keys, extra } = props;
  const draftStore = useDraftStore();
  const { file, scope, selected, select } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const edits = props.edits ?? plainListEdits(file, path, list);
  const indexes = props.indexes ?? list.map((_, index) => index);
  const shape = shapeOf(item);
  const columns = pasteColumns(item);
  const { label } = described(node.description, String(path.at(-1) ?? ''));
  // A new item follows the selected one.
  const open = indexes.find((index) => isWithin(selected, [...path, index]));
  const next = (open ?? indexes.at(-1) ?? list.length - 1) + 1;
  const insert = async (values: readonly unknown[], at = next) => {
    setChoosing(false);
    setPasting(false);
    const refused = await draftStore.edit(edits.insert(at, values));
    if (refused) return;
    select([...path, at]);
    focusItem([...path, at]);
  };
  const fresh = () => ({ ...scope, takenIds: new Set(scope.takenIds) });
  const addOne = () =>
    void insert([smallestValue(itemNode(node, item), fresh(), { kind, keys, index: next })]);
  return (
    <>
      <ul className={styles.items} aria-label={text(label)}>
        {indexes.map((index) => (
          <ItemCard
            key={index}
            {...{ node, item, path, list, index, kind, keys, edits, insert }}
            extra={extra?.(index)}
          />
        ))}
      </ul>
      <p className={styles.offers}>
        {shape.is === 'union' ? (
          <button type="button" onClick={() => setChoosing(true)}>
            {say('add', { what: text(label) })}
          </button>
        ) : (
          <button type="button" onClick={addOne}>
            {say('add', { what: text(label) }).replace(/…$/, '')}
          </button>
        )}
        {columns && (
          <button type="button" onClick={() => setPasting(true)}>
            {say('pasteRows')}
          </button>
        )}
      </p>
      {isChoosing && shape.is === 'union' && (
        <KindPalette
          title={say('choose')}
          branches={shape.branches}
          onChoose={(chosen, branch) => void insert([newOfKind(branch, chosen, shape.tag, fresh())])}
          onClose={() => setChoosing(false)}
        />
      )}
      {isPasting && columns && (
        <PasteItems
          item={item}
          columns={columns}
          onAdd={(values) => void insert(values, list.length)}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
});
