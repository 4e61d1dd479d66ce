import { observer } from 'mobx-react-lite';
import { defaultLanguageOf, languagesOfSite } from '../../../ops/languages/site-languages.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { languageLabel } from '../language/language-label.ts';
import { useWords } from '../language/use-words.ts';
import type { HeadedKeys } from '../schema-values/headed-text.ts';
import { DateOfVersion } from './DateOfVersion.tsx';
import { HeadedField } from './HeadedField.tsx';
import styles from './HeadedText.module.css';
import { isHeadedPerLanguage, perLanguageSections } from './headed-languages.ts';
import { headedWords } from './headed-words.ts';

interface Props {
  label: string;
  keys: HeadedKeys;
  file: string;
  path: readonly (string | number)[];
  value: unknown;
}

/** Sections with headings as one text: one for each language where they are written so, else one, which a button turns into several. */
export const HeadedText = observer(function HeadedText({ label, keys, file, path, value }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(headedWords);
  const site = draftStore.file(configFiles.site.path)?.value;
  const several = languagesOfSite(site);
  const languages = several.length > 0 ? several : [defaultLanguageOf(site)];
  const [first = ''] = languages;
  const sections: readonly unknown[] = Array.isArray(value) ? value : [];
  const shared = { keys, file, path, sections };
  if (!isHeadedPerLanguage(sections, keys)) {
    const separate = () =>
      void draftStore.edit([
        { do: 'set', file, path, value: perLanguageSections(sections, keys, languages) },
      ]);
    return (
      <>
        <HeadedField
          {...shared}
          key={first}
          label={label}
          edited={{ language: first, languages }}
          about={say('about')}
        />
        <DateOfVersion file={file} path={path} />
        {languages.length > 1 && (
          <button type="button" className="quiet" onClick={separate}>
            {say('perLanguage', { label })}
          </button>
        )}
      </>
    );
  }
  return (
    <fieldset className={styles.languages} aria-label={label}>
      <p className={styles.soft}>{say('aboutLanguages')}</p>
      {languages.map((language) => {
        const name = languageLabel(language, draftStore.language);
        return (
          <div key={language}>
            <p className={styles.name}>{name}</p>
            <HeadedField
              {...shared}
              label={say('inLanguage', { label, language: name })}
              edited={{ language, languages }}
              about={say('about')}
            />
          </div>
        );
      })}
      <DateOfVersion file={file} path={path} />
    </fieldset>
  );
});
