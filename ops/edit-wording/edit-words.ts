import type { Words } from '../text/say.ts';
import { labelWords } from '../wording/label-words.ts';

/** The words of plan and console for edits. */
export const editWords = {
  ...labelWords,
  channel: { zh: '渠道', en: 'Channel' },
  host: { zh: '站点', en: 'Host' },
  brand: { zh: '品牌', en: 'Brand' },
  variant: { zh: '品牌变体', en: 'Variant' },
  city: { zh: '城市', en: 'City' },
  cityRule: { zh: '城市规则', en: 'City rule' },
  moreFields: { zh: '另外 {count} 项', en: 'Further fields: {count}' },
  scripts: { zh: '加载的脚本', en: 'Scripts' },
  adEvents: { zh: '上报的事件', en: 'Events that are told' },
  condition: { zh: '条件', en: 'Condition' },
} as const satisfies Words;
