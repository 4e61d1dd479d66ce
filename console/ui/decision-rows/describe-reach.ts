import type { AllReach, RowReach } from '../../../ops/table-visitors/row-reach.ts';
import { visitorsPerDayText } from '../../../ops/wording/visitors-per-day-text.ts';
import type { Language } from '../../api/index.ts';
import { sayIn } from '../language/use-words.ts';
import { decisionsWords } from './decisions-words.ts';

/** Whose visitors reach a row, in few words: `约 1,200 名访客/天 · 36 个渠道`. */
export function describeReach(
  { rows, all }: AllReach,
  table: string,
  row: string,
  language: Language,
): string {
  const say = sayIn(decisionsWords, language);
  const found = rows.find(({ kind, name }) => kind === table && name === row);
  if (!found) return say('reachedByNobody');
  const { visitorsPerDay } = found;
  const people = visitorsPerDay === null ? [] : [visitorsPerDayText(visitorsPerDay, language)];
  return [...people, whoText(found, all, language)].join(' · ');
}

function whoText({ reach }: RowReach, { reach: all }: AllReach['all'], language: Language): string {
  const say = sayIn(decisionsWords, language);
  const missing = all.channels - reach.channels;
  const isOpen = reach.isUnlisted && reach.isWithoutChannel;
  const who = isOpen
    ? missing === 0
      ? say('everyChannel')
      : say('allChannelsBut', { count: missing })
    : say('channels', { count: reach.channels });
  if (reach.hosts !== all.hosts) return say('onHosts', { who, count: reach.hosts });
  if (!isOpen) return who;
  return missing === 0 ? say('everybody') : say('everybodyBut', { count: missing });
}
