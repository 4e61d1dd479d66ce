import { observer } from 'mobx-react-lite';
import { languageName } from '../../../ops/languages/language-name.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import severities from '../problems/severity.module.css';
import { CountedFiles } from './CountedFiles.tsx';
import styles from './Languages.module.css';
import { languagesWords } from './languages-words.ts';
import { useTrialLanguages } from './use-trial-languages.ts';

interface Props {
  languages: readonly string[];
  /** The one to remove. */
  removed: string;
  onClose: () => void;
}

/** Asks, and says which texts are lost with a language. */
export const RemoveLanguage = observer(function RemoveLanguage({ languages, removed, onClose }: Props) {
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const say = useWords(languagesWords);
  const text = useText();
  const left = languages.filter((one) => one !== removed);
  const { trial, refused } = useTrialLanguages(left);
  const name = languageName(removed, language);
  const first = languageName(left[0] ?? '', language);
  const count = (trial?.lost ?? []).reduce((sum, one) => sum + one.count, 0);
  const separator = language === 'zh' ? '、' : ', ';
  const remove = async () => {
    if (!trial) return;
    const failed = await draftStore.edit(trial.edits);
    if (!failed) onClose();
  };
  return (
    <Dialog title={say('removeTitle', { name })} isWide onClose={onClose}>
      <div role="status" className={styles.consequences}>
        {refused && <p className={severities.error}>{text(refused)}</p>}
        {!trial && !refused && <p>{say('asking')}</p>}
        {trial && (
          <>
            <p>
              <strong>{count > 0 ? say('losesTexts', { name, count }) : say('losesNone', { name })}</strong>
            </p>
            <CountedFiles files={trial.lost} />
            {trial.hosts.length > 0 && (
              <p>{say('losesHosts', { name, hosts: trial.hosts.join(separator) })}</p>
            )}
            <p>{say('sharedStay', { first })}</p>
            <p>{say('visitorsThen', { name, first })}</p>
            <p className={styles.soft}>{say('undoHint')}</p>
          </>
        )}
      </div>
      <DialogButtons onCancel={onClose}>
        <button type="button" className="danger" disabled={!trial} onClick={() => void remove()}>
          {say(count > 0 ? 'removeNow' : 'removeOnly', { name })}
        </button>
      </DialogButtons>
    </Dialog>
  );
});
