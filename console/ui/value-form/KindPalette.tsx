import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { formWords } from '../entry-form/form-words.ts';
import { KindDrawing } from '../kind-drawings/KindDrawing.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { EmptyFilter } from '../layout/EmptyFilter.tsx';
import styles from './KindPalette.module.css';

interface Props {
  title: string;
  branches: ReadonlyMap<string, SchemaNode>;
  onChoose: (kind: string, branch: SchemaNode) => void;
  onClose: () => void;
}

/** Every kind that the schema knows, with a sentence each: nothing else can be made. */
export const KindPalette = observer(function KindPalette({ title, branches, onChoose, onClose }: Props) {
  const text = useText();
  const say = useWords(formWords);
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = [...branches].map(([kind, branch]) => ({
    kind,
    branch,
    ...described(branch.description, kind),
  }));
  const shown = kinds.filter(({ kind, branch }) => {
    const all = `${kind} ${branch.description ?? ''}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <input
        type="search"
        aria-label={say('filter')}
        placeholder={say('filter')}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <ul className={styles.kinds}>
        {shown.map(({ kind, branch, label, about }) => (
          <li key={kind}>
            <button type="button" className={styles.kind} onClick={() => onChoose(kind, branch)}>
              <KindDrawing kind={kind} />
              <span>
                <strong>{text(label)}</strong>
                <small className={styles.id}>{kind}</small>
                {about && <span className={styles.about}>{text(about)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <EmptyFilter isShown={shown.length === 0} onClear={() => setFilter('')} />
      <DialogButtons onCancel={onClose} />
    </Dialog>
  );
});
