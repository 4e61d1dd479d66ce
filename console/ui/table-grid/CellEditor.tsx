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

/** What is in a cell while it is edited. Enter goes on below, Tab beside it, Escape leaves it as it was. */
export const CellEditor = observer(function CellEditor({ table, row, column: given, editing }: Props) {
  const text = useText();
  const noteId = useId();
  // What the tokens have become, key by key.
  const [now, setNow] = useState<string | null>(null);
  const refused = invalidAt(table.refused, { id: row.id, key: given.key });
  // Cities that were taken here, and are not asked about again.
  const [fresh, setFresh] = useState(refused?.fresh ?? []);
  const column = withNewCities(given, fresh);
  const { field } = column;
  const label = column.head[table.draftStore.language];
  const value = editing.typed ?? refused?.text ?? cellText(row, column);
  const isSame = refused !== null && refused.text === (now ?? value);
  const again = isSame ? reparseCell(table, column, refused) : null;
  const fault = !isSame || (again && !isFault(again)) ? null : refused.fault;
  // What a name may be made of is told before somebody writes another.
  const told = fault ?? (field ? null : table.kind.idHint);
  const goOn = (key: 'Enter' | 'Tab', isBack: boolean) => {
    const by = isBack ? -1 : 1;
    moveActiveCell(table, key === 'Enter' ? by : 0, key === 'Tab' ? by : 0);
  };
  const options = field ? fieldChoices(table.draftStore, field, column.labels) : [];
  const commit = (given: string, key: 'Enter' | 'Tab' | 'blur', isBack: boolean) => {
    // Escape and a move have closed it already; the blur that follows is nobody's.
    if (table.editing === null) return;
    const isLeft = key === 'blur';
    if (table.commit(row, column, given, isLeft) && !isLeft) goOn(key, isBack);
  };
  const offers = fault === null ? [] : cellSuggestions(table, column, value);
  const take = (offer: Suggestion) => {
    if (table.commit(row, column, offer.text, false, fresh)) goOn('Enter', false);
  };
  const isTyped = editing.typed !== null;
  const shared = { label, isInvalid: fault !== null, describedBy: told ? noteId : undefined };
  return (
    <div className={field?.kind === 'tokens' ? styles.wide : styles.editor}>
      {field?.kind === 'tokens' ? (
        <CellTokens
          table={table}
          row={row}
          column={column}
          typed={editing.typed ?? ''}
          onText={setNow}
          fresh={fresh}
          onNew={(name) => setFresh((all) => [...all, name])}
          {...shared}
          onDone={goOn}
        />
      ) : field && field.choices.length > 0 ? (
        <Combobox
          {...shared}
          value={value}
          options={options}
          similar={offers.flatMap((offer) => options.filter((one) => one.value === offer.text))}
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
      {told && (
        <CellNote key={fault ? 'fault' : 'hint'} id={noteId} isFault={fault !== null}>
          {text(told)}
          <CellDidYouMean offers={offers} onTake={take} />
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
  fresh: readonly string[];
  onNew: (name: string) => void;
  onDone: (key: 'Enter' | 'Tab', isBack: boolean) => void;
}

/** Tokens are chosen one after another and written together, when the cell is left. */
function CellTokens({ table, row, column, typed, fresh, onText, onNew, onDone, ...shared }: TokensProps) {
  const [value, setValue] = useState<Tokens>(() => {
    const before = tokensIn(table, row, column);
    return { ...before, rest: typed || before.rest };
  });
  const { field, labels } = column;
  const isCity = field?.names === 'city';
  const commit = (isLeft: boolean, now = value) =>
    table.editing === null || table.commit(row, column, joinedTokens(now), isLeft, fresh);
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

/** What a cell has as tokens, and what of a refused text is none. */
function tokensIn(table: Table, row: TableEntry, column: Column): Tokens {
  const refused = invalidAt(table.refused, { id: row.id, key: column.key });
  const choices = column.field?.choices ?? [];
  return tokensOf(refused?.text ?? cellText(row, column), choices, refused !== null && choices.length > 0);
}
