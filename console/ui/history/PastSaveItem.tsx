import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { PastSave } from '../../api/index.ts';
import { namesOfPointer } from '../../history/place.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { describeSaveDay } from '../last-change/save-day.ts';
import { useInView } from '../scroll/use-in-view.ts';
import styles from './History.module.css';
import { historyWords } from './history-words.ts';
import { PastFiles } from './PastFiles.tsx';
import { PastPlan } from './PastPlan.tsx';
import { RevertPast } from './RevertPast.tsx';
import { RevertWhole } from './RevertWhole.tsx';
import { revertWords } from './revert-words.ts';
import { usePastSave } from './use-past-save.ts';

interface Props {
  save: PastSave;
  /** The place whose history it is part of. */
  file: string | null;
  at: string | null;
}

/** One save: who, when, why, what in words, its revert and its plan. */
export const PastSaveItem = observer(function PastSaveItem({ save, file, at }: Props) {
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const say = useWords(historyWords);
  const sayRevert = useWords(revertWords);
  const text = useText();
  const box = useRef<HTMLLIElement>(null);
  const isInView = useInView(box);
  const request = { commit: save.commit, ...(file !== null && { file }), ...(at !== null && { at }) };
  const { save: described, error } = usePastSave(request, isInView && !save.isFirst);
  const isPlaced = at !== null;
  // Several saves back in one press, whatever came after.
  const restored = at !== null && file !== null && (
    <RevertPast
      request={{ commit: save.commit, file, at }}
      places={[{ file, names: namesOfPointer(draftStore.file(file)?.value, at) }]}
      label={sayRevert('restore')}
    />
  );
  return (
    <li ref={box} className={styles.save}>
      <h2 className={styles.subject}>{save.subject || save.commit.slice(0, 10)}</h2>
      <p className={styles.who}>
        <strong>{save.author}</strong> · <time dateTime={save.at}>{describeSaveDay(save.at, language)}</time>{' '}
        · <code>{save.commit.slice(0, 10)}</code>
        {save.isMerge && ` · ${say('merge')}`}
        {save.isFirst && ` · ${say('first')}`}
      </p>
      {save.isFirst && (
        <p className="soft">
          {file === null ? say('firstFiles', { count: save.files.length }) : say('firstHere')}
        </p>
      )}
      {error && <p className={styles.refused}>{text(error.text)}</p>}
      {!save.isFirst && !described && !error && <p className="soft">{say('loading')}</p>}
      {described && (
        <PastFiles save={save} files={described.files} place={isPlaced ? at : null} file={file} />
      )}
      {save.isFirst && restored}
      {!save.isFirst && (
        <PastPlan commit={save.commit}>
          {isPlaced ? (
            restored
          ) : (
            <RevertWhole
              request={{ commit: save.commit, ...(file !== null && { file }) }}
              files={(described?.files ?? []).map((one) => (file === null ? one : { ...one, file }))}
              isMerge={save.isMerge}
            />
          )}
        </PastPlan>
      )}
    </li>
  );
});
