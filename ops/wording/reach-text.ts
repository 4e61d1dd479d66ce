import type { Reach } from '../plan/reach.ts';
import type { Language } from '../text/text.ts';
import { groupDigits } from './plan-words.ts';

/** `3 个渠道和未收录的渠道、16 个站点` */
export function reachText(reach: Reach, language: Language): string {
  const { hosts } = reach;
  if (language === 'zh') return `${chineseList(channelsInChinese(reach))}、${groupDigits(hosts)} 个站点`;
  return `${channelsInEnglish(reach).join(' and ')}, ${hosts === 1 ? '1 host' : `${groupDigits(hosts)} hosts`}`;
}

/** `甲、乙和丙` */
const chineseList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}和${names.at(-1)}`;

const hasOthers = ({ isUnlisted, isWithoutChannel }: Reach) => isUnlisted || isWithoutChannel;

function channelsInChinese(reach: Reach): string[] {
  return [
    ...(reach.channels > 0 || !hasOthers(reach) ? [`${groupDigits(reach.channels)} 个渠道`] : []),
    ...(reach.isUnlisted ? ['未收录的渠道'] : []),
    ...(reach.isWithoutChannel ? ['未带渠道号'] : []),
  ];
}

function channelsInEnglish(reach: Reach): string[] {
  const { channels } = reach;
  const listed = channels > 0 || !hasOthers(reach);
  return [
    ...(listed ? [channels === 1 ? '1 channel' : `${groupDigits(channels)} channels`] : []),
    ...(reach.isUnlisted ? [listed ? 'those not listed' : 'channels not listed'] : []),
    ...(reach.isWithoutChannel ? ['no channel'] : []),
  ];
}
