import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { untranslated } from '../../../ops/text/text.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { useText, useWords } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, cellText, type TableEntry } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import { LabelledRow } from './LabelledRow.tsx';

interface Props {
  table: Table;
  text: string;
  /** The fields that the copied entry keeps for itself. */
  left: readonly Field[];
  onText: (text: string) => void;
}

/** The entry that the new one is a copy of, by its id; empty: none. What has been typed into other fields stays. */
export const LikeField = observer(function LikeField({ table, text, left, onText }: Props) {
  const { kind, byId, columns, draftStore } = table;
  const say = useWords(tableWords);
  const inLanguage = useText();
  const isUnknown = text.trim() !== '' && !byId.has(kind.readId(text));
  const fields = left.map(({ label }) => inLanguage(label)).join(draftStore.language === 'zh' ? '、' : ', ');
  const hint = left.length > 0 ? say('notCopied', { fields }) : say('likeHint');
  const options = useMemo(() => {
    const labels = kind.idLabels?.(draftStore);
    return [...byId.values()].map((row) => {
      const [label = '', ...cells] = cellsInWords(row, columns);
      const about = [...cells, labels?.get(row.id)].filter(Boolean).join(' · ');
      return { value: row.id, label, about };
    });
  }, [kind, byId, columns, draftStore]);
  return (
    <LabelledRow
      label={say('like')}
      fault={isUnknown ? tableWords.likeUnknown : undefined}
      hint={untranslated(hint)}
    >
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
        <Combobox
          id={id}
          label={say('like')}
          value={text}
          options={options}
          isInvalid={isInvalid}
          describedBy={describedBy}
          onText={onText}
          onCommit={onText}
        />
      )}
    </LabelledRow>
  );
});

/** What a row says in its columns, so that it is found by a city, a brand or a title. */
const cellsInWords = (row: TableEntry, columns: readonly Column[]): string[] =>
  columns
    .filter(({ field }) => field)
    .map((column) => {
      const text = cellText(row, column);
      return (column.field?.kind === 'choice' && column.labels.get(text)) || text;
    })
    .filter((text) => text !== '');
