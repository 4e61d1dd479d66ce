import { halfWidth } from '../field-values/half-width.ts';
import { hrefOf } from '../route/route.ts';
import type { TableKind } from './table-kind.ts';
import { visitorBrandColumn } from './visitor-brand.ts';

export const channelTable: TableKind = {
  view: 'channels',
  file: 'channels.json',
  map: 'channels',
  title: { zh: '渠道', en: 'Channels' },
  one: { zh: '渠道', en: 'Channel' },
  idPattern: /^[1-9]\d{0,9}$/,
  idHint: { zh: '渠道号是 1 到 10 位数字，不以 0 开头', en: 'a channel is a number of 1 to 10 digits' },
  idWidth: 120,
  readId: (text) => halfWidth(text).replace(/^channel_/i, ''),
  blank: () => ({}),
  derived: visitorBrandColumn,
  visitorsOf: 'channel',
  href: (id) => hrefOf(['channels', id]),
  columns: () => [
    { path: ['title'], also: ['标题'], width: 170 },
    { path: ['brand', 'id'], also: ['品牌名'], width: 170 },
    { path: ['cityRule'], also: ['规则'], width: 300 },
    {
      path: ['ads', 'network'],
      also: ['平台', '广告'],
      width: 170,
    },
    {
      path: ['ads', 'conversionId'],
      also: ['转化 ID', '转化号'],
      width: 140,
    },
    { path: ['brand', 'apply'], also: ['变体'], width: 170 },
    { path: ['brand', 'assets'], also: ['图标'], width: 100 },
    { path: ['blocked'], width: 80 },
    { path: ['relogin'], width: 110 },
    { path: ['replacesLogin'], width: 140 },
    { path: ['ads', 'searchAdvertiser'], width: 140 },
    { path: ['tags'], width: 130 },
    { path: ['note'], also: ['说明'], width: 260 },
    { path: ['owner'], also: ['对接人'], width: 110 },
  ],
};
