import type { Reach } from '../plan/reach.ts';
import type { Language } from '../text/text.ts';
import { groupDigits } from './plan-words.ts';

/** `3 个渠道和未收录的渠道、16 个站点` */
export function reachText({ channels, isUnlisted, hosts }: Reach, language: Language): string {
  if (language === 'zh') {
    const listed = channels > 0 || !isUnlisted ? [`${groupDigits(channels)} 个渠道`] : [];
    return `${[...listed, ...(isUnlisted ? ['未收录的渠道'] : [])].join('和')}、${groupDigits(hosts)} 个站点`;
  }
  const listed =
    channels > 0 || !isUnlisted ? [channels === 1 ? '1 channel' : `${groupDigits(channels)} channels`] : [];
  const others = listed.length > 0 ? 'those not listed' : 'channels not listed';
  const all = [...listed, ...(isUnlisted ? [others] : [])].join(' and ');
  return `${all}, ${hosts === 1 ? '1 host' : `${groupDigits(hosts)} hosts`}`;
}
