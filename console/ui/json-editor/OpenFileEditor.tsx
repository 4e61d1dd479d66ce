import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { OpenFile } from '../draft-store/open-file.ts';
import { useWords } from '../language/use-words.ts';
import { definitionOf } from '../pages/definition-files.ts';
import { hrefOf } from '../route/route.ts';
import { decisionTables, rowAt } from '../schema-values/decision-tables.ts';
import { tableHref } from '../schema-values/table-href.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { type CursorTarget, JsonEditor } from './JsonEditor.tsx';
import styles from './JsonView.module.css';
import { jsonWords } from './json-words.ts';
import { textSenderOf } from './text-sender.ts';

/** The editor with its surroundings: the file's name, whether the draft has every edit, the keys at the cursor. */
export const OpenFileEditor = observer(function OpenFileEditor({
  open,
  target,
}: {
  open: OpenFile;
  target: CursorTarget | null;
}) {
  const draftStore = useDraftStore();
  const say = useWords(jsonWords);
  // The current text is the initial one; the sender receives later ones itself.
  const [sender] = useState(() => textSenderOf(draftStore, open.file, open.text));
  const [keys, setKeys] = useState<string[]>([]);
  const definition = definitionOf(open.file);
  const table = tableOf(open.file, keys);
  const isChanged = open.text !== open.disk;
  const state = sender.isWaiting ? 'waiting' : sender.isSettled ? (isChanged ? 'stored' : null) : 'writing';
  return (
    <div className={styles.open}>
      <header className={styles.head}>
        <h1 className={styles.name} title={open.file}>
          {fileTitle(draftStore, open.file)} <small>{open.file}</small>
        </h1>
        <span className={styles.state} role="status">
          {state && say(state)}
          {!open.isJson && <strong className={styles.broken}>{say('noJson')}</strong>}
        </span>
        {definition && (
          <a className="button" href={hrefOf([definition.folder, definition.id], cardOf(keys))}>
            {say('asCards')}
          </a>
        )}
        {open.file === configFiles.messages.path && (
          <a className="button" href={hrefOf(['messages'], messageAt(keys))}>
            {say('asForm')}
          </a>
        )}
        {table && (
          <a className="button" href={table}>
            {say('asTable')}
          </a>
        )}
        {draftStore.state?.git && <a href={hrefOf(['history'], { file: open.file })}>{say('history')}</a>}
        {isChanged && (
          <>
            <button
              type="button"
              className="quiet danger"
              onClick={() => void draftStore.discard([open.file])}
            >
              {say('discard')}
            </button>
            <a className="button" href={hrefOf(['save'])}>
              {say('toSave')}
            </a>
          </>
        )}
      </header>
      <JsonEditor sender={sender} target={target} onCursorKeys={setKeys} />
      <p className={styles.cursor}>
        <span className="unseen">{say('atCursor')}</span>{' '}
        {placeText(open.file, keys, open.value, draftStore) || say('top')}
      </p>
      <p className={styles.keys}>{say('keys')}</p>
    </div>
  );
});

/** The message at the cursor. */
const messageAt = ([map, id]: readonly string[]): Record<string, string> =>
  id === undefined ? {} : { at: `/${map}/${id}` };

/** The card at the cursor: the block or field that the keys lead into. */
const cardOf = (keys: readonly string[]): Record<string, string> => {
  const last = keys.map((key) => /^\d+$/.test(key)).lastIndexOf(true);
  return last === -1
    ? {}
    : {
        at: keys
          .slice(0, last + 1)
          .map((key) => `/${key}`)
          .join(''),
      };
};

/** The decision table at the cursor, or the first of the file. */
function tableOf(file: string, keys: readonly string[]): string | null {
  const row = rowAt(file, keys);
  if (row) return tableHref(row.table, row.index);
  const first = decisionTables().find((one) => one.isOrdered && one.file === file);
  return first ? tableHref(first) : null;
}
