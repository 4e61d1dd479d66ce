import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { languageLabel } from '../language/language-label.ts';
import { useWords } from '../language/use-words.ts';
import { languagesOfHost } from './host-languages.ts';
import styles from './VisitorControls.module.css';
import { visitorWords } from './visitor-words.ts';

interface Props {
  host: string;
  /** Undefined: the host's default. */
  language: string | undefined;
  onChoose: (language: string | undefined) => void;
}

/** The language of the pages in the phone; nothing where the host has only one. */
export const LanguageChoice = observer(function LanguageChoice({ host, language, onChoose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(visitorWords);
  const id = useId();
  const [standard, ...others] = languagesOfHost(
    draftStore.file(configFiles.site.path)?.value,
    draftStore.file(configFiles.hosts.path)?.value,
    host,
  );
  if (standard === undefined) return null;
  const chosen = language !== undefined && others.includes(language) ? language : standard;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say('language')}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(target.value === standard ? undefined : target.value)}
      >
        {[standard, ...others].map((one) => (
          <option key={one} value={one}>
            {languageLabel(one, draftStore.language)}
          </option>
        ))}
      </select>
    </div>
  );
});
