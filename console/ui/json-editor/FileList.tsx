import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useRovingList } from '../focus/use-roving-list.ts';
import { useWords } from '../language/use-words.ts';
import { EmptyFilter } from '../layout/EmptyFilter.tsx';
import { hrefOf } from '../route/route.ts';
import { fileTitle } from '../value-display/file-title.ts';
import styles from './FileList.module.css';
import { fileGroups, shortName } from './file-groups.ts';
import { jsonWords } from './json-words.ts';

/** Every file of the config, with marks for unsaved edits and problems. */
export const FileList = observer(function FileList({ open }: { open: string | null }) {
  const draftStore = useDraftStore();
  const say = useWords(jsonWords);
  const [typed, setTyped] = useState('');
  const titleOf = (file: string) => fileTitle(draftStore, file);
  const groups = fileGroups(
    (draftStore.state?.files ?? []).filter(({ isDeleted }) => !isDeleted),
    typed,
    titleOf,
  );
  const shown = groups.flatMap(({ files }) => files.map(({ file }) => file));
  const { listProps, entryProps } = useRovingList('files', shown, open);
  const count = (file: string, isError: boolean) =>
    draftStore.problems?.problems.filter((one) => one.file === file && (one.severity === 'error') === isError)
      .length ?? 0;
  return (
    <nav className={styles.list} aria-label={say('files')} {...listProps}>
      <input
        type="search"
        className={styles.filter}
        aria-label={say('filter')}
        placeholder={say('filter')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.groups}>
        {groups.map(({ title, files }) => (
          <section key={title}>
            <h2 className={styles.title}>{say(title)}</h2>
            <ul className={styles.files}>
              {files.map(({ file, isChanged, isConflicting }) => (
                <li key={file}>
                  <a
                    {...entryProps(file)}
                    className={styles.file}
                    href={hrefOf(['files', file])}
                    aria-current={file === open ? 'page' : undefined}
                    title={`${titleOf(file)} ${file}`.trim()}
                  >
                    <span className={styles.name}>
                      {titleOf(file)} <small className={styles.own}>{shortName(file)}</small>
                    </span>
                    <Mark is={isConflicting} look={styles.conflict} sign="!" says={say('conflicting')} />
                    <Mark is={isChanged} look={styles.changed} sign="●" says={say('changed')} />
                    <Count count={count(file, true)} look={styles.errors} says="errors" />
                    <Count count={count(file, false)} look={styles.notes} says="notes" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <EmptyFilter
          isShown={groups.length === 0 && draftStore.state !== null}
          message={say('none', { text: typed })}
          onClear={() => setTyped('')}
        />
      </div>
    </nav>
  );
});

function Mark({
  is,
  look,
  sign,
  says,
}: {
  is: boolean;
  look: string | undefined;
  sign: string;
  says: string;
}) {
  if (!is) return null;
  return (
    <span className={look} title={says}>
      <span aria-hidden="true">{sign}</span>
      <span className="unseen">{says}</span>
    </span>
  );
}

const Count = observer(function Count({
  count,
  look,
  says,
}: {
  count: number;
  look: string | undefined;
  says: 'errors' | 'notes';
}) {
  const say = useWords(jsonWords);
  if (count === 0) return null;
  return (
    <span className={look} title={say(says, { count })}>
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{say(says, { count })}</span>
    </span>
  );
});
