import type { Language } from '../../api/index.ts';

const storageKey = 'funnel-console-language';

export const storedLanguage = (): Language => (localStorage.getItem(storageKey) === 'en' ? 'en' : 'zh');

/** Persists the language and declares it on the document, for screen readers and the browser's translation. */
export function applyLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}
