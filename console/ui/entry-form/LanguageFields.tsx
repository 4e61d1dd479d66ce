import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { languagesOfSite } from '../../../ops/languages/site-languages.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { type EntryPath, editsFor, fieldInLanguage, isRecord } from '../field-values/field-value.ts';
import { isPluralForms } from '../field-values/plural-forms.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './EntryForm.module.css';
import { formWords } from './form-words.ts';
import { PluralFields } from './PluralFields.tsx';

interface Props {
  entryPath: EntryPath;
  entry: unknown;
  field: Field;
  /** Draws the field of a text, here of one language. */
  children: (field: Field) => ReactNode;
}

/** A text: one field for each language where it is written so; else one field, which a button turns into several. Any other value: its field. */
export const LanguageFields = observer(function LanguageFields({ entryPath, entry, field, children }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const text = useText();
  const languages = languagesOfSite(draftStore.file(configFiles.site.path)?.value);
  const value = valueIn(entry, field.path);
  const inLanguage = (one: Field, language: string) => (
    <PluralFields {...{ entryPath, entry, language }} field={one} isText={field.perLanguage}>
      {children}
    </PluralFields>
  );
  if (field.perLanguage && isRecord(value) && !isPluralForms(value)) {
    const all = [...new Set([...languages, ...Object.keys(value)])];
    return (
      <fieldset className={styles.languages} aria-label={text(field.label)}>
        {all.map((language, at) => {
          const one = fieldInLanguage(field, language);
          // What the text is for is said once.
          return <div key={language}>{inLanguage(at === 0 ? one : { ...one, about: null }, language)}</div>;
        })}
      </fieldset>
    );
  }
  const separate = () => {
    const texts = Object.fromEntries(languages.map((one) => [one, value]));
    void draftStore.edit(editsFor(entryPath, entry, field, texts));
  };
  return (
    <>
      {inLanguage(field, languages[0] ?? 'zh-CN')}
      {field.perLanguage && languages.length > 1 && typeof value === 'string' && (
        <button type="button" className="quiet" onClick={separate}>
          {say('perLanguage', { what: text(field.label) })}
        </button>
      )}
    </>
  );
});
