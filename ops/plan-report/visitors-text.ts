import type { Extent } from '../plan/plan.ts';
import type { Reaching } from '../plan/reach.ts';
import { visitorAxes, visitorsOf } from '../plan/visitors.ts';
import type { Language } from '../text/text.ts';
import { plainWordsOf, setText } from '../wording/extent-text.ts';

const whole = {
  channel: { zh: '所有渠道', en: 'all channels' },
  host: { zh: '所有站点', en: 'all hosts' },
  city: { zh: '所有城市', en: 'all cities' },
} as const;

/** The visitors of changes: `渠道 5611、5740（所有站点，城市 成都）`. */
export function visitorsText(
  whos: readonly Extent[],
  { space, newAddresses }: Reaching,
  language: Language,
): string {
  const visitors = visitorsOf(whos, newAddresses);
  const [channels, hosts, cities] = visitorAxes.map((axis) => {
    const names = visitors[axis];
    return names === undefined || names.length === space[axis]
      ? whole[axis][language]
      : setText(axis, names, language, plainWordsOf({}));
  });
  return language === 'zh' ? `${channels}（${hosts}，${cities}）` : `${channels} (${hosts}; ${cities})`;
}
