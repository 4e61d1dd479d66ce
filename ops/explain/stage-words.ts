import type { Language } from '../text/text.ts';
import type { Step } from './step.ts';

const stageNames: Record<string, { zh: string; en: string }> = {
  host: { zh: '站点', en: 'host' },
  channel: { zh: '渠道', en: 'channel' },
  brand: { zh: '品牌', en: 'brand' },
  navigation: { zh: '导航', en: 'navigation' },
  destination: { zh: '去向', en: 'destination' },
  flags: { zh: '标志', en: 'flags' },
  cityRule: { zh: '城市规则', en: 'city rule' },
  'destination.success': { zh: '成功去向', en: 'success' },
  'destination.failure': { zh: '失败去向', en: 'failure' },
  'destination.skipForm': { zh: '跳过表单', en: 'skip form' },
  afterLogin: { zh: '登录后', en: 'after login' },
  shown: { zh: '页面显示的内容', en: 'what the page shows' },
  ads: { zh: '广告', en: 'ads' },
};

export const stageName = (stage: string, language: Language): string =>
  stageNames[stage]?.[language] ?? stage;
/** The source location as text; a step that depends on open axes has no row, so its location is the file of the table. */
export const sourceText = ({ source: { file, line, column } }: Pick<Step, 'source'>): string =>
  line === 1 && column === 1 ? file : `${file}:${line}:${column}`;
