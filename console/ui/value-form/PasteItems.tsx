import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { pastedItems } from '../schema-values/pasted-items.ts';
import styles from './ValueForm.module.css';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  item: SchemaNode;
  columns: readonly string[];
  /** The number of items that were only made with the list: the pasted ones take their place. */
  samples: number;
  onAdd: (values: readonly unknown[]) => void;
  onClose: () => void;
}

/** Rows of a spreadsheet become items, as one step. */
export const PasteItems = observer(function PasteItems({ item, columns, samples, onAdd, onClose }: Props) {
  const say = useWords(valueFormWords);
  const text = useText();
  const [typed, setTyped] = useState('');
  const values = pastedItems(typed, columns);
  const names = columns.map((key) => text(described(item.properties?.[key]?.description, key).label));
  return (
    <Dialog title={say('pasteRows').replace(/…$/, '')} onClose={onClose}>
      <p className={styles.soft}>
        {samples > 0 && say('replacesSamples', { count: samples })}
        {columns.length > 1 ? say('pasteAbout', { columns: names.join('、') }) : say('pasteTexts')}
      </p>
      <textarea
        className={styles.paste}
        aria-label={say('pasted')}
        rows={8}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogButtons onCancel={onClose}>
        <button
          type="button"
          className="primary"
          disabled={values.length === 0}
          onClick={() => onAdd(values)}
        >
          {say('addRows', { count: values.length })}
        </button>
      </DialogButtons>
    </Dialog>
  );
});
