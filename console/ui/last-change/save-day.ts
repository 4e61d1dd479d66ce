import type { Language } from '../../api/index.ts';

/** When a past save was made, with the year: `2026年11月22日 11:16`. */
export const describeSaveDay = (at: string, language: Language): string =>
  new Date(at).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    year: 'numeric',
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
