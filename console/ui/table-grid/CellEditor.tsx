import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Combobox } from '../fields/Combobox.tsx';
import { fieldChoices } from '../fields/field-choices.ts';
import { useText } from '../language/use-words.ts';
import { CellDidYouMean } from './CellDidYouMean.tsx';
import styles from './CellEditor.module.css';
import { CellNote } from './CellNote.tsx';
import { CellText } from './CellText.tsx';
import { CellTokens } from './CellTokens.tsx';
import {
  type CellControlProps,
  type CellEditorProps,
  type CellEditState,
  useCellEdit,
} from './use-cell-edit.ts';

/** The editor of a cell. Enter commits and moves down, Tab commits and moves right, Escape cancels. */
export const CellEditor = observer(function CellEditor(props: CellEditorProps) {
  const { table } = props;
  const text = useText();
  const noteId = useId();
  const edit = useCellEdit(props);
  const { column, fault } = edit;
  // The format of an id is shown before a wrong one is typed.
  const note = fault ?? (column.field ? null : table.kind.idHint);
  return (
    <div className={column.field?.kind === 'tokens' ? styles.wide : styles.editor}>
      <CellControl
        {...props}
        edit={edit}
        label={column.head[table.draftStore.language]}
        isInvalid={fault !== null}
        describedBy={note ? noteId : undefined}
      />
      {note && (
        <CellNote key={fault ? 'fault' : 'hint'} id={noteId} isFault={fault !== null}>
          {text(note)}
          <CellDidYouMean suggestions={edit.suggestions} onTake={edit.accept} />
        </CellNote>
      )}
    </div>
  );
});

/** The control of the column's kind. */
const CellControl = observer(function CellControl({
  table,
  row,
  editing,
  edit,
  column: _,
  ...shared
}: CellEditorProps & CellControlProps & { edit: CellEditState }) {
  const { column, value, suggestions } = edit;
  const { field } = column;
  const onCancel = () => table.cancel();
  if (field?.kind === 'tokens') {
    return (
      <CellTokens
        {...shared}
        table={table}
        row={row}
        column={column}
        typed={editing.typed ?? ''}
        onText={edit.setTokensText}
        newCities={edit.newCities}
        onNew={edit.addCity}
        onDone={edit.moveOn}
      />
    );
  }
  const isTyped = editing.typed !== null;
  if (!field || field.choices.length === 0) {
    return (
      <CellText {...shared} value={value} selects={!isTyped} onCommit={edit.commit} onCancel={onCancel} />
    );
  }
  const options = fieldChoices(table.draftStore, field, column.labels);
  return (
    <Combobox
      {...shared}
      value={value}
      options={options}
      similar={suggestions.flatMap(({ text }) => options.filter((one) => one.value === text))}
      opensAtOnce
      isTyped={isTyped}
      onCommit={edit.commit}
      onCancel={onCancel}
    />
  );
});
