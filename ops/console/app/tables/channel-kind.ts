import { hrefOf } from '../route.ts';
import type { TableKind } from './table-kind.ts';

export const channelKind: TableKind = {
  view: 'channels',
  file: 'channels.json',
  map: 'channels',
  title: { zh: '渠道', en: 'Channels' },
  one: { zh: '渠道', en: 'Channel' },
  idPattern: /^[1-9]\d{0,9}$/,
  idHint: { zh: '渠道号是 1 到 10 位数字，不以 0 开头', en: 'a channel is a number of 1 to 10 digits' },
  idWidth: 120,
  readId: (text) => text.trim().replace(/^channel_/i, ''),
  blank: () => ({}),
  href: (id) => hrefOf(['channels', id]),
  columns: [
    { path: ['title'], head: { zh: '页面标题', en: 'Title' }, also: ['标题'], width: 170 },
    { path: ['brand', 'id'], head: { zh: '品牌', en: 'Brand' }, also: ['品牌名'], width: 170 },
    { path: ['cityRule'], head: { zh: '城市规则', en: 'City rule' }, also: ['规则'], width: 210 },
    {
      path: ['ads', 'network'],
      head: { zh: '广告平台', en: 'Ad network' },
      also: ['平台', '广告'],
      width: 120,
    },
    {
      path: ['ads', 'conversionId'],
      head: { zh: '转化编号', en: 'Conversion id' },
      also: ['转化 ID', '转化号'],
      width: 140,
    },
    { path: ['brand', 'apply'], head: { zh: '品牌变体', en: 'Variants' }, also: ['变体'], width: 170 },
    { path: ['brand', 'assets'], head: { zh: '图标', en: 'Logo set' }, also: ['图标版本'], width: 90 },
    { path: ['blocked'], head: { zh: '停用', en: 'Blocked' }, width: 80 },
    { path: ['relogin'], head: { zh: '重新登录', en: 'Log in again' }, width: 110 },
    { path: ['ads', 'searchAdvertiser'], head: { zh: '搜索广告主', en: 'Search advertiser' }, width: 140 },
    { path: ['tags'], head: { zh: '标签', en: 'Tags' }, width: 130 },
    { path: ['note'], head: { zh: '备注', en: 'Note' }, also: ['说明'], width: 260 },
  ],
};
