import { useRef, useState } from 'react';
import { idsByName } from '../field-values/ids-by-name.ts';
import { newCityName } from '../field-values/new-city.ts';
import { joinedTokens, type Tokens, tokensOf } from '../field-values/tokens.ts';
import { optionsOf } from '../fields/filter-options.ts';
import { TokenField } from '../fields/TokenField.tsx';
import { invalidAt } from '../table-model/invalid-cells.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, cellText, type TableEntry } from '../table-model/table-kind.ts';
import styles from './CellEditor.module.css';
import type { CellControlProps } from './use-cell-edit.ts';

interface Props extends CellControlProps {
  table: Table;
  row: TableEntry;
  column: Column;
  typed: string;
  onText: (text: string) => void;
  newCities: readonly string[];
  onNew: (name: string) => void;
  onDone: (key: 'Enter' | 'Tab', isBack: boolean) => void;
}

/** Tokens are chosen one by one and committed together when the cell is left. */
export function CellTokens({
  table,
  row,
  column,
  typed,
  newCities,
  onText,
  onNew,
  onDone,
  ...shared
}: Props) {
  const [value, setValue] = useState<Tokens>(() => {
    const before = tokensIn(table, row, column);
    return { ...before, rest: typed || before.rest };
  });
  const opened = useRef(cellText(row, column));
  const { field, labels } = column;
  const isCity = field?.names === 'city';
  const commit = (isLeft: boolean, now = value) => {
    if (table.editing === null) return true;
    const text = joinedTokens(now);
    const isTouched = text !== opened.current || invalidAt(table.refused, { id: row.id, key: column.key });
    if (isTouched) return table.commit(row, column, text, isLeft, newCities);
    table.cancel();
    return true;
  };
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
