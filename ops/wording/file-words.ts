import type { ConfigFileName, optionalFiles } from '../../schemas/index.ts';
import type { Text } from '../text/text.ts';

/** The content of each optional file. */
export const optionalFileWords: Record<keyof typeof optionalFiles, Text> = {
  invariants: { zh: '不变量', en: 'Invariants' },
};

/** The content of each config file. */
export const fileWords: Record<ConfigFileName, Text> = {
  hosts: { zh: '站点', en: 'Hosts' },
  channels: { zh: '渠道', en: 'Channels' },
  brands: { zh: '品牌和品牌变体', en: 'Brands and variants' },
  site: { zh: '全站设置', en: 'Settings of all hosts' },
  facts: { zh: '产品事实：标志与渠道信息', en: 'Facts of the product' },
  routes: { zh: '页面地址', en: 'Page addresses' },
  navigation: { zh: '导航规则', en: 'Navigation rules' },
  destinations: { zh: '成功、失败、跳过表单的去向', en: 'Destinations' },
  flags: { zh: '标志规则', en: 'Rules of the flags' },
  cities: { zh: '城市和城市规则', en: 'Cities and city rules' },
  trackers: { zh: '广告平台', en: 'Ad networks' },
  endpoints: { zh: '服务器接口', en: 'Calls to the server' },
  messages: { zh: '提示文字', en: 'Messages' },
};
