/** What a language is called in another one; its tag where nothing knows a name. */
export function languageName(tag: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Not a tag that can be read; check reports it.
    return tag;
  }
}
