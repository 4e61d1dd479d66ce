import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { areEqual } from '../../../ops/json/canonical.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { NewCode } from '../entry-form/NewCode.tsx';
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
  /** Where an item goes that nobody has placed: by default to the end. */
  end?: number;
}

/** The items of a list as cards: add, duplicate, delete and move, each as one step. */
export const ItemList = observer(function ItemList(props: Props) {
  const { node, item, path, value, kind, keys, extra } = props;
  const draftStore = useDraftStore();
  const { file, scope, selected, select, declare } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const edits = props.edits ?? plainListEdits(file, path, list);
  const indexes = props.indexes ?? list.map((_, index) => index);
  const shape = shapeOf(item);
  const sampleAt = (index: number, nextCode = scope.freeCodes?.(path)[0]) =>
    smallestValue(
      itemNode(node, item),
      { ...scope, takenIds: new Set(scope.takenIds), nextCode },
      { kind, keys, index },
    );
  const columns = pasteColumns(item);
  const { label } = described(node.description, String(path.at(-1) ?? ''));
  // The name of a list may say when its items count; what is added is one of them.
  const one = described(item.description, '').label;
  const added = text(one.zh === '' ? label : one);
  // A new item follows the selected one.
  const open = indexes.find((index) => isWithin(selected, [...path, index]));
  const next = open === undefined ? (props.end ?? (indexes.at(-1) ?? list.length - 1) + 1) : open + 1;
  const insert = async (values: readonly unknown[], at = next) => {
    setChoosing(false);
    setPasting(false);
    setAsking(false);
    const refused = await draftStore.edit([...edits.insert(at, values), ...(declare?.(values) ?? [])]);
    if (refused) return;
    select([...path, at]);
    focusItem([...path, at]);
  };
  /** Items that were made with the list and are as they were made: what is pasted takes their place. */
  const areSamples = columns !== null && isPasting && list.every((one, at) => areEqual(one, sampleAt(at)));
  const samples = areSamples ? list.length : 0;
  const paste = async (values: readonly unknown[]) => {
    if (samples === 0) return insert(values, list.length);
    setPasting(false);
    const left = list.slice(values.length, node.minItems ?? 0);
    await draftStore.edit([{ do: 'set', file, path, value: [...values, ...left] }]);
  };
  const fresh = () => ({ ...scope, takenIds: new Set(scope.takenIds) });
  /** The options of a choice are told apart by their values, wherever one is added. */
  const freeFrom = (from: number): number => {
    const value = valueIn(sampleAt(from), ['value']);
    const isTaken = value !== undefined && list.some((one) => valueIn(one, ['value']) === value);
    return isTaken && from <= next + list.length ? freeFrom(from + 1) : from;
  };
  const needsCode = shape.is === 'object' && shape.node.required?.includes('code');
  const addOne = () => {
    if (needsCode && scope.freeCodes?.(path).length === 0) setAsking(true);
    else void insert([sampleAt(freeFrom(next))]);
  };
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
            {say('add', { what: added })}
          </button>
        ) : (
          <button type="button" onClick={addOne}>
            {say('add', { what: added }).replace(/…$/, '')}
          </button>
        )}
        {columns && (
          <button type="button" onClick={() => setPasting(true)}>
            {say('pasteRows')}
          </button>
        )}
      </p>
      {isAsking && (
        <NewCode onAdd={(code) => void insert([sampleAt(next, code)])} onClose={() => setAsking(false)} />
      )}
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
          samples={samples}
          onAdd={(values) => void paste(values)}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
});
