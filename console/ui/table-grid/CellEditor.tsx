import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { idsByName } from '../field-values/ids-by-name.ts';
import { newCityName, withNewCities } from '../field-values/new-city.ts';
import type { Suggestion } from '../field-values/suggestions.ts';
import { joinedTokens, type Tokens, tokensOf } from '../field-values/tokens.ts';
import { isFault } from '../field-values/value-codec.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { fieldChoices } from '../fields/field-choices.ts';
import { optionsOf } from '../fields/filter-options.ts';
import { TokenField } from '../fields/TokenField.tsx';
import { useText } from '../language/use-words.ts';
import { invalidAt } from '../table-model/invalid-cells.ts';
import { reparseCell } from '../table-model/retry-invalid-cells.ts';
import type { CellEdit, Table } from '../table-model/table.ts';
import { type Column, cellText, type TableEntry } from '../table-model/table-kind.ts';
import { CellDidYouMean } from './CellDidYouMean.tsx';
import styles from './CellEditor.module.css';
import { CellNote } from './CellNote.tsx';
import { cellSuggestions } from './cell-suggestions.ts';
import { moveActiveCell } from './move-active-cell.ts';

interface Props {
  table: Table;
  row: TableEntry;
  column: Column;
  editing: CellEdit;
}

/** The editor of a cell. Enter commits and moves down, Tab commits and moves right, Escape cancels. */
export const CellEditor = observer(function CellEditor({ table, row, column: given, editing }: Props) {
  const text = useText();
  const noteId = useId();
  // The text of the tokens after each keystroke.
  const [now, setNow] = useState<string | null>(null);
  const refused = invalidAt(table.refused, { id: row.id, key: given.key });
  // New cities that the operator has accepted in this cell.
  const [newCities, setNewCities] = useState(refused?.newCities ?? []);
  const column = withNewCities(given, newCities);
  const { field } = column;
  const label = column.head[table.draftStore.language];
  const value = editing.typed ?? refused?.text ?? cellText(row, column);
  const isRefusedText = refused !== null && refused.text === (now ?? value);
  const reparsed = isRefusedText ? reparseCell(table, column, refused) : null;
  const fault = !isRefusedText || (reparsed && !isFault(reparsed)) ? null : refused.fault;
  // The format of an id is shown before a wrong one is typed.
  const note = fault ?? (field ? null : table.kind.idHint);
  const moveOn = (key: 'Enter' | 'Tab', isBack: boolean) => {
    const by = isBack ? -1 : 1;
    moveActiveCell(table, key === 'Enter' ? by : 0, key === 'Tab' ? by : 0);
  };
  const options = field ? fieldChoices(table.draftStore, field, column.labels) : [];
  const commit = (given: string, key: 'Enter' | 'Tab' | 'blur', isBack: boolean) => {
    // Escape, or a move to another cell, has closed the editor before its blur.
    if (table.editing === null) return;
    const isLeft = key === 'blur';
    if (table.commit(row, column, given, isLeft) && !isLeft) moveOn(key, isBack);
  };
  const suggestions = fault === null ? [] : cellSuggestions(table, column, value);
  const accept = (suggestion: Suggestion) => {
    if (table.commit(row, column, suggestion.text, false, newCities)) moveOn('Enter', false);
  };
  const isTyped = editing.typed !== null;
  const shared = { label, isInvalid: fault !== null, describedBy: note ? noteId : undefined };
  return (
    <div className={field?.kind === 'tokens' ? styles.wide : styles.editor}>
      {field?.kind === 'tokens' ? (
        <CellTokens
          table={table}
          row={row}
          column={column}
          typed={editing.typed ?? ''}
          onText={setNow}
          newCities={newCities}
          onNew={(name) => setNewCities((all) => [...all, name])}
          {...shared}
          onDone={moveOn}
        />
      ) : field && field.choices.length > 0 ? (
        <Combobox
          {...shared}
          value={value}
          options={options}
          similar={suggestions.flatMap((suggestion) =>
            options.filter((one) => one.value === suggestion.text),
          )}
          opensAtOnce
          isTyped={isTyped}
          onCommit={commit}
          onCancel={() => table.cancel()}
        />
      ) : (
        <CellText
          {...shared}
          value={value}
          selects={!isTyped}
          onCommit={commit}
          onCancel={() => table.cancel()}
        />
      )}
      {note && (
        <CellNote key={fault ? 'fault' : 'hint'} id={noteId} isFault={fault !== null}>
          {text(note)}
          <CellDidYouMean suggestions={suggestions} onTake={accept} />
        </CellNote>
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
  typed: string;
  onText: (text: string) => void;
  newCities: readonly string[];
  onNew: (name: string) => void;
  onDone: (key: 'Enter' | 'Tab', isBack: boolean) => void;
}

/** Tokens are chosen one by one and committed together when the cell is left. */
function CellTokens({ table, row, column, typed, newCities, onText, onNew, onDone, ...shared }: TokensProps) {
  const [value, setValue] = useState<Tokens>(() => {
    const before = tokensIn(table, row, column);
    return { ...before, rest: typed || before.rest };
  });
  const { field, labels } = column;
  const isCity = field?.names === 'city';
  const commit = (isLeft: boolean, now = value) =>
    table.editing === null || table.commit(row, column, joinedTokens(now), isLeft, newCities);
  return (
    <fieldset
      className={styles.tokens}
      aria-label={shared.label}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit(true);
      }}
    >
      <TokenField
        {...shared}
        value={value}
        vocabulary={{
          options: optionsOf(field?.choices ?? [], labels),
          named: idsByName(labels, field?.names),
        }}
        startsWithFocus={typed === '' ? 'closed' : 'open'}
        creation={isCity ? { nameFor: (text) => newCityName(text, labels), create: onNew } : undefined}
        onChange={(next) => {
          setValue(next);
          onText(joinedTokens(next));
        }}
        onUnknown={(next) => commit(false, next)}
        onDone={(key, isBack) => {
          if (commit(false)) onDone(key, isBack);
        }}
        onCancel={() => table.cancel()}
      />
    </fieldset>
  );
}

/** The tokens of a cell, and the part of a refused text that is not a token. */
function tokensIn(table: Table, row: TableEntry, column: Column): Tokens {
  const refused = invalidAt(table.refused, { id: row.id, key: column.key });
  const choices = column.field?.choices ?? [];
  return tokensOf(refused?.text ?? cellText(row, column), choices, refused !== null && choices.length > 0);
}
