import type { Text } from '../text/text.ts';
import { stepWords } from '../wording/plan-words.ts';
import type { CoverableKind } from './coverables.ts';

export const coverableWords: Record<CoverableKind, Text> = {
  navigation: stepWords.navigation,
  flags: stepWords.flags,
  'destinations.success': stepWords['destination.success'],
  'destinations.failure': stepWords['destination.failure'],
  'destinations.skipForm': stepWords['destination.skipForm'],
  cityRule: { zh: '城市规则', en: 'city rules' },
  route: { zh: '路由', en: 'routes' },
  page: { zh: '页面', en: 'pages' },
  brand: { zh: '品牌', en: 'brands' },
  variant: { zh: '品牌变体', en: 'brand variants' },
  hostBrand: { zh: '站点的品牌改动', en: 'brand changes of hosts' },
  channelBrand: { zh: '渠道的品牌改动', en: 'brand changes of channels' },
  network: { zh: '广告平台', en: 'ad networks' },
};
