import type { Language } from '../text/text.ts';
import { groupDigits } from './plan-words.ts';

/** `约 12,400 名访客/天` */
export function visitorsPerDayText(visitors: number, lang: Language): string {
  const number = groupDigits(visitors);
  if (lang === 'zh') return `约 ${number} 名访客/天`;
  return `about ${number} ${visitors === 1 ? 'visitor' : 'visitors'} a day`;
}
