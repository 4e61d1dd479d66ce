import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import type { Table } from '../table-model/table.ts';
import { ColumnList } from './ColumnList.tsx';
import { KeptViewList } from './KeptViewList.tsx';
import { longestName } from './kept-views.ts';
import styles from './ViewsDialog.module.css';
import { viewWords } from './view-words.ts';
import { viewsOfTable } from './views-of-table.ts';

/** Which columns a table shows, in which order, and the views that are kept of it. */
export const ViewsDialog = observer(function ViewsDialog({
  table,
  onClose,
}: {
  table: Table;
  onClose: () => void;
}) {
  const say = useWords(viewWords);
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { kind } = table;
  return (
    <Dialog title={say('title', { title: text(kind.title) })} isWide onClose={onClose}>
      <div className={styles.body}>
        <section className={styles.section}>
          <h3>{say('columns')}</h3>
          <p className={styles.soft}>{say('columnsHelp', { one: text(kind.one) })}</p>
          <ColumnList table={table} />
        </section>
        <section className={styles.section}>
          <h3>{say('kept')}</h3>
          <p className={styles.soft}>{say('keptHelp')}</p>
          <KeptViewList
            table={table}
            kept={viewsOfTable(kind)}
            onGone={() => requestAnimationFrame(() => input.current?.focus())}
          />
          <KeepForm table={table} input={input} />
        </section>
      </div>
      <DialogButtons isOnlyClosed onCancel={onClose} />
    </Dialog>
  );
});

const KeepForm = observer(function KeepForm({
  table,
  input,
}: {
  table: Table;
  input: RefObject<HTMLInputElement | null>;
}) {
  const say = useWords(viewWords);
  const [name, setName] = useState('');
  const [done, setDone] = useState('');
  const kept = viewsOfTable(table.kind);
  const given = name.trim();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (given === '') {
      setDone(say('noName'));
      input.current?.focus();
      return;
    }
    kept.keep(given, table);
    setDone(say('keptNow', { name: given }));
    setName('');
  };
  return (
    <form className={styles.keep} onSubmit={keep}>
      <label className={styles.name}>
        {say('name')}
        <input
          ref={input}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="primary">
        {kept.named(given) ? say('replace', { name: given }) : say('keep')}
      </button>
      <output>{done}</output>
    </form>
  );
});
