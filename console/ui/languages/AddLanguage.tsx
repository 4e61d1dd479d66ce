import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { languageName } from '../../../ops/languages/language-name.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import severities from '../problems/severity.module.css';
import { CountedFiles } from './CountedFiles.tsx';
import styles from './Languages.module.css';
import { lackingByFile } from './lacking-by-file.ts';
import { languageOptions, tagOf } from './language-tags.ts';
import { languagesWords } from './languages-words.ts';
import { useTrialLanguages } from './use-trial-languages.ts';

interface Props {
  /** Of the site, the default first. */
  languages: readonly string[];
  onClose: () => void;
}

/** Chooses a language, says what it would lack, and adds it as one step. */
export const AddLanguage = observer(function AddLanguage({ languages, onClose }: Props) {
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const say = useWords(languagesWords);
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const options = languageOptions(languages, language);
  const isThere = chosen !== null && languages.includes(chosen);
  const { trial, refused } = useTrialLanguages(chosen === null || isThere ? null : [...languages, chosen]);
  const choose = (given: string) => {
    setTyped(given);
    setChosen(tagOf(given, options));
  };
  const name = chosen === null ? '' : languageName(chosen, language);
  const first = languageName(languages[0] ?? '', language);
  const add = async () => {
    if (!trial) return;
    const failed = await draftStore.edit(trial.edits);
    if (!failed) onClose();
  };
  return (
    <Dialog title={say('addTitle')} isWide onClose={onClose}>
      <div className={styles.which}>
        <label htmlFor={id}>{say('which')}</label>
        <Combobox
          key={chosen ?? ''}
          id={id}
          label={say('which')}
          value={chosen === null ? typed : name}
          options={options}
          placeholder={say('whichHint')}
          isInvalid={typed.trim() !== '' && chosen === null}
          onCommit={choose}
        />
      </div>
      <div role="status" className={styles.consequences}>
        {typed.trim() !== '' && chosen === null && (
          <p className={severities.error}>{say('noLanguage', { text: typed.trim() })}</p>
        )}
        {isThere && <p className={severities.error}>{say('isThere', { name })}</p>}
        {refused && <p className={severities.error}>{text(refused)}</p>}
        {chosen !== null && !isThere && !trial && !refused && <p>{say('asking')}</p>}
        {trial && <Consequences {...{ trial, name, first }} count={languages.length + 1} />}
      </div>
      <DialogButtons onCancel={onClose}>
        <button type="button" className="primary" disabled={!trial} onClick={() => void add()}>
          {say('addNow', { name })}
        </button>
      </DialogButtons>
    </Dialog>
  );
});

interface ConsequencesProps {
  trial: NonNullable<ReturnType<typeof useTrialLanguages>['trial']>;
  name: string;
  first: string;
  count: number;
}

const Consequences = observer(function Consequences({ trial, name, first, count }: ConsequencesProps) {
  const say = useWords(languagesWords);
  const lacking = lackingByFile(trial.lacking);
  const texts = lacking.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <p>{say('willChoose', { count, first })}</p>
      <p>
        {trial.toTranslate > 0
          ? say('toTranslate', { name, count: trial.toTranslate })
          : say('shipped', { name })}
      </p>
      <p>
        <strong>{texts > 0 ? say('willMiss', { name, count: texts }) : say('willMissNone')}</strong>
      </p>
      <CountedFiles files={lacking} />
      {texts > 0 && <p>{say('untilThen', { name, first })}</p>}
      <p className={styles.soft}>{say('undoHint')}</p>
    </>
  );
});
