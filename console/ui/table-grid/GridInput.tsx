import { observer } from 'mobx-react-lite';
import { type RefObject, useState } from 'react';
import { useWords } from '../language/use-words.ts';
import { navigate } from '../route/route.ts';
import type { Table } from '../table-model/table.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './Grid.module.css';
import { gridInputMark } from './grid-input-mark.ts';
import { handleGridInput, handleGridKey } from './grid-keys.ts';
import { cellBox, scrollToCell } from './scroll-to-cell.ts';

interface Props {
  table: Table;
  input: RefObject<HTMLInputElement | null>;
  box: RefObject<HTMLTableElement | null>;
  gridId: string;
  /** The id of the active cell, where it is rendered. */
  marked: string | undefined;
}

/**
 * Has the focus while no cell is open. An input method composes only within a text field: on any other element the
 * first letter of 上海 would arrive as a plain s. While composing, the input covers the active cell; the composed text
 * opens the cell.
 */
export const GridInput = observer(function GridInput({ table, input, box, gridId, marked }: Props) {
  const say = useWords(tableWords);
  const [cell, setCell] = useState<ReturnType<typeof cellBox>>(null);
  const take = () => {
    const text = input.current?.value ?? '';
    if (input.current) input.current.value = '';
    handleGridInput(table, text);
  };
  return (
    <input
      ref={input}
      {...{ [gridInputMark]: '' }}
      className={cell ? styles.composing : styles.input}
      style={cell ?? undefined}
      aria-label={say('gridInput', { title: table.kind.title[table.draftStore.language] })}
      aria-controls={gridId}
      aria-activedescendant={marked}
      autoComplete="off"
      spellCheck={false}
      onFocus={() => {
        const [row] = table.view;
        if (!table.active && row) table.goTo({ id: row.id, key: table.columns[0]?.key ?? '' });
      }}
      onKeyDown={(event) => {
        // keyCode 229: the input method handles the key.
        if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
        const open = (row: string) => navigate(table.kind.href?.(row) ?? '');
        if (!handleGridKey(event, table, open)) return;
        event.preventDefault();
        // The id column is sticky: activating an id does not scroll to the beginning.
        if (event.key === 'Home') box.current?.scrollTo({ left: 0 });
      }}
      onCompositionStart={() => {
        if (!box.current) return;
        scrollToCell(box.current, table);
        setCell(cellBox(box.current, table));
      }}
      onCompositionEnd={() => {
        setCell(null);
        take();
      }}
      onInput={({ nativeEvent }) => {
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) take();
      }}
    />
  );
});
