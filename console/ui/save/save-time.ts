import type { Language } from '../../api/index.ts';

/** The time of a save: `11月22日 11:16`. */
export const describeSaveTime = (at: string, language: Language): string =>
  new Date(at).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
