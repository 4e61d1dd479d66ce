import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryChangeMark } from '../entries/EntryChangeMark.tsx';
import { EntryProblems } from '../entries/EntryProblems.tsx';
import { EntryField } from '../entry-form/EntryField.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { kindOf, nameOfItem, textsBeside, textsOf } from '../schema-values/item-text.ts';
import type { ItemUse } from '../schema-values/item-uses.ts';
import { branchOf, scopedField, shapeOf } from '../schema-values/schema-shape.ts';
import { itemNode } from '../schema-values/smallest-value.ts';
import { copyWithNewIds } from '../schema-values/unique-ids.ts';
import { useNameOf } from '../value-display/use-name-of.ts';
import { focusItem } from './focus-item.ts';
import { ItemActions } from './ItemActions.tsx';
import { ItemGrip } from './ItemGrip.tsx';
import { indexAfter, type ListEdits } from './list-edits.ts';
import { PluginNote } from './PluginNote.tsx';
import { RemoveUsedItem } from './RemoveUsedItem.tsx';
import styles from './ValueForm.module.css';
import { isWithin, type Path, pointerOf, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  node: SchemaNode;
  item: SchemaNode;
  path: Path;
  list: readonly unknown[];
  index: number;
  kind: string;
  keys: readonly string[];
  edits: ListEdits;
  insert: (values: readonly unknown[], at: number) => void;
  extra: ReactNode;
}

/** An item: what it is and says; opened, all its properties. Alt with an arrow key moves it. */
export const ItemCard = observer(function ItemCard(props: Props) {
  const { node, item, path, list, index, kind, keys, edits, insert, extra } = props;
  const draftStore = useDraftStore();
  const { file, tag, scope, problems, selected, select, reselect, Fields, noteOf, usesOf } = useValueForm();
  const say = useWords(valueFormWords);
  // Not empty: what names the item, which is told before it is deleted.
  const [uses, setUses] = useState<readonly ItemUse[]>([]);
  const text = useText();
  const at = [...path, index];
  const value = list[index];
  const shape = shapeOf(item);
  const isOpen = isWithin(selected, at);
  const about = kindOf(item, value);
  const id = valueIn(value, ['id']);
  const kindName = about ? text(about.label) : say('item', { index: index + 1 });
  const nameOf = useNameOf();
  const own = nameOfItem(item, value, nameOf);
  // What tells it from its neighbours comes first; several of a kind have the same kind.
  const [name, behind] = own === '' ? [kindName, ''] : [own, kindName];
  const what = [name, typeof id === 'string' ? id : about ? '' : behind].filter(Boolean).join(' ');
  const ownProblems = problems.filter(({ pointer }) => isWithin(pointer.split('/').slice(1), at));
  const move = (by: -1 | 1) => settle(edits.move(index, by));
  const settle = async (moved: ReturnType<ListEdits['put']>) => {
    if (!moved) return;
    const refused = await draftStore.edit(moved.edits);
    if (refused) return;
    keepOpen(moved.to);
    focusItem([...path, moved.to]);
  };
  /** The item that is open stays open, wherever it stands now. */
  const keepOpen = (to: number | null) =>
    reselect((selected) => {
      const open = isWithin(selected, path) ? selected[path.length] : undefined;
      if (open === undefined) return selected;
      const now = indexAfter(Number(open), index, to);
      return now === null ? path.slice(0, -1) : [...path, now, ...selected.slice(at.length)];
    });
  const duplicate = () => {
    const idNode = branchOf(shape, value).properties?.id;
    insert([idNode ? copyWithNewIds(value, tag, idNode, new Set(scope.takenIds)) : value], index + 1);
  };
  const remove = async () => {
    setUses([]);
    const refused = await draftStore.edit(edits.remove(index));
    if (refused) return;
    keepOpen(null);
    if (list.length > 1) focusItem([...path, Math.min(index, list.length - 2)]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null) return;
    event.preventDefault();
    event.stopPropagation();
    void move(by);
  };
  const grip = (
    <ItemGrip
      list={pointerOf(path)}
      what={what}
      canPut={(beside) => edits.put(index, beside) !== null}
      onPut={(beside) => void settle(edits.put(index, beside))}
    />
  );
  const actions = (
    <ItemActions
      what={what}
      canMove={(by) => edits.move(index, by) !== null}
      least={list.length <= (node.minItems ?? 0) ? (node.minItems ?? 0) : null}
      onMove={(by) => void move(by)}
      onDuplicate={duplicate}
      onRemove={() => {
        const found = usesOf?.(at) ?? [];
        if (found.length > 0) setUses(found);
        else void remove();
      }}
    />
  );
  if (shape.is === 'field') {
    const field = scopedField(itemNode(node, shape.node), '', true, scope);
    return (
      <li className={styles.row} data-item={pointerOf(at)} onKeyDown={onKeyDown}>
        {grip}
        <EntryField
          entryPath={{ file, path: at }}
          entry={value}
          field={{ ...field, label: { zh: `第 ${index + 1} 项`, en: `Item ${index + 1}` }, about: null }}
          problems={ownProblems}
        />
        {actions}
      </li>
    );
  }
  // All of a new page is new: its cards need not say it one by one.
  const isNewFile = draftStore.file(file)?.disk === '';
  return (
    <li
      className={styles.card}
      data-item={pointerOf(at)}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        {grip}
        <button
          type="button"
          data-head
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => select(isOpen ? path.slice(0, -1) : at)}
        >
          <strong>{name}</strong>
          {behind !== '' && <small className={styles.id}>{behind}</small>}
          {typeof id === 'string' && <small className={styles.id}>{id}</small>}
          <span className={styles.says}>{textsBeside(item, value, nameOf).join(' · ')}</span>
          {shape.is === 'union' && !isNewFile && (
            <EntryChangeMark entryPath={{ file, path: at }} entry={value} />
          )}
          <EntryProblems problems={ownProblems} file={file} path={at} />
        </button>
        {actions}
      </div>
      {uses.length > 0 && (
        <RemoveUsedItem
          what={[kindName, textsOf(item, value, nameOf).join(' ')].filter(Boolean).join(' ')}
          uses={uses}
          onRemove={() => void remove()}
          onClose={() => setUses([])}
        />
      )}
      {isOpen && (
        <div className={styles.body}>
          {shape.is === 'union' && <PluginNote kind={valueIn(value, [shape.tag])} />}
          {about?.about && text(about.about) !== '' && <p className={styles.soft}>{text(about.about)}</p>}
          {noteOf?.(value)}
          {extra}
          <Fields
            node={branchOf(shape, value)}
            path={at}
            value={value}
            kind={shape.is === 'union' ? String(valueIn(value, [shape.tag])) : kind}
            keys={shape.is === 'union' ? [] : keys}
          />
        </div>
      )}
    </li>
  );
});
