import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { fileTitle } from '../value-display/file-title.ts';
import styles from './Languages.module.css';
import { languagesWords } from './languages-words.ts';

interface CountedFile {
  file: string;
  count: number;
  href?: string;
  note?: string;
}

/** Few enough to be read at once. */
const mostShown = 12;

/** Files by name, each with a number of texts. */
export const CountedFiles = observer(function CountedFiles({ files }: { files: readonly CountedFile[] }) {
  const draftStore = useDraftStore();
  const say = useWords(languagesWords);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? files : files.slice(0, mostShown);
  return (
    <>
      <ul className={styles.files}>
        {shown.map(({ file, count, href, note }) => {
          const title = fileTitle(draftStore, file) || file;
          return (
            <li key={file}>
              {href === undefined ? title : <a href={href}>{title}</a>}
              {title !== file && <small className={styles.id}>{file}</small>}
              <span className={styles.count}>{say('texts', { count })}</span>
              {note !== undefined && <span className={styles.needed}>{note}</span>}
            </li>
          );
        })}
      </ul>
      {files.length > shown.length && (
        <button type="button" className="quiet" onClick={() => setWhole(true)}>
          {say('moreFiles', { count: files.length - shown.length })}
        </button>
      )}
    </>
  );
});
