import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef } from 'react';
import { Combobox } from '../fields/Combobox.tsx';
import { FieldControl } from '../fields/FieldControl.tsx';
import { optionsOf } from '../fields/filter-options.ts';
import { useText, useWords } from '../language/use-words.ts';
import type { Column } from '../table-model/table-kind.ts';
import styles from './PasteDialog.module.css';
import { cellControlId, faultId } from './paste-element-ids.ts';
import { pasteWords } from './paste-words.ts';
import type { PasteContext, PastedLine } from './use-paste.ts';

interface Props {
  context: PasteContext;
  line: PastedLine;
  /** Its index among the pasted columns. */
  at: number;
  /** The id of the preview. */
  id: string;
}

/** A pasted cell; one that has or had a fault is edited in its place. */
export const PasteCell = observer(function PasteCell({ context, line, at, id }: Props) {
  const { planned, cells } = line;
  const key = context.mapping[at] ?? null;
  const column = context.columns.find((one) => one.key === key);
  const given = cells[at] ?? '';
  if (!column) return <td className={styles.left}>{given}</td>;
  const isWrong = planned.faults.has(column.key);
  if (!isWrong && !line.mended?.has(at)) {
    return <td className={planned.changed.has(column.key) ? styles.new : ''}>{given}</td>;
  }
  return (
    <td className={`${styles.mends} ${isWrong ? styles.fault : ''}`}>
      <Mended context={context} line={line} at={at} id={id} column={column} given={given} isWrong={isWrong} />
    </td>
  );
});

interface MendedProps extends Props {
  column: Column;
  given: string;
  isWrong: boolean;
}

const yesOrNo = [
  { value: '是', label: '' },
  { value: '否', label: '' },
];

/**
 * Written with every keystroke, so that the fault disappears as soon as the value is valid; Escape restores the
 * previous text.
 */
const Mended = observer(function Mended({ context, line, at, id, column, given, isWrong }: MendedProps) {
  const say = useWords(pasteWords);
  const text = useText();
  const before = useRef(given);
  const { field, labels } = column;
  const mend = (to: string) => {
    if (to !== given) context.mend(line.at, at, to);
  };
  const shared = {
    id: cellControlId(id, line.at, at),
    label: say('cell', { line: line.planned.line, name: text(column.head) }),
    isInvalid: isWrong,
    describedBy: isWrong ? faultId(id, line.at, column.key) : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || given === before.current) return;
    event.preventDefault();
    mend(before.current);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the control inside
    <div
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = given;
      }}
    >
      {field?.kind === 'tokens' ? (
        <FieldControl
          {...shared}
          field={field}
          labels={labels}
          text={given}
          onText={mend}
          onNewCity={context.addCity}
        />
      ) : field && (field.choices.length > 0 || field.kind === 'yes') ? (
        <Combobox
          {...shared}
          value={given}
          options={field.kind === 'yes' ? yesOrNo : optionsOf(field.choices, labels)}
          onText={mend}
          onCommit={mend}
        />
      ) : (
        <input
          id={shared.id}
          aria-label={shared.label}
          aria-invalid={isWrong}
          aria-describedby={shared.describedBy}
          autoComplete="off"
          value={given}
          onChange={(event) => mend(event.target.value)}
        />
      )}
    </div>
  );
});
