import { languageName } from '../../../ops/languages/language-name.ts';
import type { Language } from '../../api/index.ts';

/** `英语 (en)`: as the operator calls it, with its tag. */
export function languageLabel(tag: string, language: Language): string {
  const name = languageName(tag, language);
  return name === tag ? tag : `${name} (${tag})`;
}
