import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useMemo } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { useRoute } from '../route/route.ts';
import { FileList } from './FileList.tsx';
import styles from './JsonView.module.css';
import { jsonWords } from './json-words.ts';

/** The editor is larger than the rest of the page: it is loaded with the first file that is opened. */
const OpenText = lazy(() =>
  import('./OpenFileEditor.tsx').then((module) => ({ default: module.OpenFileEditor })),
);

/** `#/files/FILE?at=POINTER` or `?line=…&column=…` */
export const JsonView = observer(function JsonView() {
  const draftStore = useDraftStore();
  const say = useWords(jsonWords);
  const { path, query } = useRoute();
  const file = path.length > 1 ? path.slice(1).join('/') : null;
  const at = query.get('at');
  const line = query.get('line');
  const column = query.get('column');
  const target = useMemo(
    () =>
      at === null && line === null
        ? null
        : { pointer: at, line: Number(line ?? 1) || 1, column: Number(column ?? 1) || 1 },
    [at, line, column],
  );
  const isKnown = file !== null && draftStore.state?.files.some((one) => one.file === file && !one.isDeleted);
  const open = isKnown ? draftStore.file(file) : undefined;
  const note =
    file === null ? say('choose') : draftStore.state && !isKnown ? say('missing', { file }) : say('loading');
  return (
    <div className={styles.view}>
      <FileList open={file} />
      {open ? (
        <Suspense fallback={<p className={styles.note}>{say('loading')}</p>}>
          <OpenText key={open.file} open={open} target={target} />
        </Suspense>
      ) : (
        <div className={styles.note}>
          <h1 className={file === null ? undefined : 'unseen'}>{say('files')}</h1>
          <p>{note}</p>
        </div>
      )}
    </div>
  );
});
