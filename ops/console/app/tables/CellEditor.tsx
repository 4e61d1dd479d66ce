import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Combobox } from '../fields/Combobox.tsx';
import { valueIn } from '../fields/field-edit.ts';
import { idsByName } from '../fields/ids-by-name.ts';
import { optionsOf } from '../fields/suggest.ts';
import { TokenBox } from '../fields/TokenBox.tsx';
import { useText } from '../words.ts';
import styles from './CellEditor.module.css';
import { move } from './grid-keys.ts';
import type { Editing, Table } from './table.ts';
import { type Column, cellText, type Row } from './table-kind.ts';

interface Props {
  table: Table;
  row: Row;
  column: Column;
  editing: Editing;
}

/** What is in a cell while it is edited. Enter goes on below, Tab beside it, Escape leaves it as it was. */
export const CellEditor = observer(function CellEditor({ table, row, column, editing }: Props) {
  const text = useText();
  const faultId = useId();
  const { field } = column;
  const label = column.head[table.desk.language];
  const value = editing.typed ?? cellText(row, column);
  const describedBy = editing.fault ? faultId : undefined;
  const goOn = (key: 'Enter' | 'Tab', isBack: boolean) => {
    const by = isBack ? -1 : 1;
    move(table, key === 'Enter' ? by : 0, key === 'Tab' ? by : 0);
  };
  const commit = (given: string, key: 'Enter' | 'Tab' | 'blur', isBack: boolean) => {
    // Escape and a move have closed it already; the blur that follows is nobody's.
    if (table.editing === null) return;
    if (table.commit(row, column, given) && key !== 'blur') goOn(key, isBack);
  };
  const shared = { label, isInvalid: editing.fault !== null, describedBy };
  return (
    <div className={field?.kind === 'tokens' ? styles.wide : styles.editor}>
      {field?.kind === 'tokens' ? (
        <CellTokens table={table} row={row} column={column} {...shared} onDone={goOn} />
      ) : field && field.choices.length > 0 ? (
        <Combobox
          {...shared}
          value={value}
          options={optionsOf(field.choices, column.labels)}
          opensAtOnce
          onCommit={commit}
          onCancel={() => table.cancel()}
        />
      ) : (
        <CellText
          {...shared}
          value={value}
          selects={editing.typed === null}
          onCommit={commit}
          onCancel={() => table.cancel()}
        />
      )}
      {editing.fault && (
        <p className={styles.fault} id={faultId} role="alert">
          {text(editing.fault)}
        </p>
      )}
    </div>
  );
});

interface TextProps {
  label: string;
  value: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  selects: boolean;
  onCommit: (text: string, key: 'Enter' | 'Tab' | 'blur', isBack: boolean) => void;
  onCancel: () => void;
}

function CellText({ label, value, isInvalid, describedBy, selects, onCommit, onCancel }: TextProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (selects) input.current?.select();
  }, [selects]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      onCommit(text, event.key, event.shiftKey);
    }
  };
  return (
    <input
      ref={input}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onCommit(text, 'blur', false)}
    />
  );
}

interface TokensProps extends Omit<Props, 'editing'> {
  label: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  onDone: (key: 'Enter' | 'Tab', isBack: boolean) => void;
}

/** Tokens are chosen one after another and written together, when the cell is left. */
function CellTokens({ table, row, column, onDone, ...shared }: TokensProps) {
  const { field } = column;
  const before = field ? valueIn(row.entry, field.path) : [];
  const [tokens, setTokens] = useState<readonly string[]>(Array.isArray(before) ? before.map(String) : []);
  const commit = () => table.editing === null || table.commit(row, column, tokens.join('、'));
  return (
    <fieldset
      className={styles.tokens}
      aria-label={shared.label}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      }}
    >
      <TokenBox
        {...shared}
        tokens={tokens}
        options={optionsOf(field?.choices ?? [], column.labels)}
        named={idsByName(column.labels)}
        startsAtOnce
        onChange={setTokens}
        onDone={(key, isBack) => {
          if (commit()) onDone(key, isBack);
        }}
        onCancel={() => table.cancel()}
      />
    </fieldset>
  );
}
