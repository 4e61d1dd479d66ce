import { observer } from 'mobx-react-lite';
import { untranslated } from '../../../ops/text/text.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { useText, useWords } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
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
  const { kind, byId, draftStore } = table;
  const say = useWords(tableWords);
  const inLanguage = useText();
  const isUnknown = text.trim() !== '' && !byId.has(kind.readId(text));
  const fields = left.map(({ label }) => inLanguage(label)).join(draftStore.language === 'zh' ? '、' : ', ');
  const hint = left.length > 0 ? say('notCopied', { fields }) : say('likeHint');
  const labels = kind.idLabels?.(draftStore);
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
          options={[...byId.keys()].map((one) => ({ value: one, label: labels?.get(one) ?? '' }))}
          isInvalid={isInvalid}
          describedBy={describedBy}
          onText={onText}
          onCommit={onText}
        />
      )}
    </LabelledRow>
  );
});
