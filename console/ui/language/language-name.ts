import type { Language } from '../../api/index.ts';

/** What a language is called in another one; its tag where no browser knows a name. */
export function languageName(tag: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Not a tag that the browser reads; check reports it.
    return tag;
  }
}

/** `英语 (en)`: as the operator calls it, with its tag. */
export function languageLabel(tag: string, language: Language): string {
  const name = languageName(tag, language);
  return name === tag ? tag : `${name} (${tag})`;
}
