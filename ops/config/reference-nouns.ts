import type { RefKind } from '../../schemas/index.ts';
import { type Text, untranslated } from '../text/text.ts';

/** The noun for each kind of id, and the file that defines such ids. */
export const referenceNouns: Record<RefKind, { name: Text; where: Text }> = {
  host: { name: { zh: '站点', en: 'host' }, where: untranslated('hosts.json') },
  channel: { name: { zh: '渠道', en: 'channel' }, where: untranslated('channels.json') },
  brand: { name: { zh: '品牌', en: 'brand' }, where: untranslated('brands.json brands') },
  variant: { name: { zh: '品牌变体', en: 'variant' }, where: untranslated('brands.json variants') },
  route: { name: { zh: '路由', en: 'route' }, where: untranslated('definitions/routes.json') },
  destination: {
    name: { zh: '路由或去向', en: 'route or destination' },
    where: untranslated('definitions/routes.json'),
  },
  page: { name: { zh: '页面', en: 'page' }, where: untranslated('definitions/pages') },
  form: { name: { zh: '表单', en: 'form' }, where: untranslated('definitions/forms') },
  consent: {
    name: { zh: '同意', en: 'consent' },
    where: { zh: '任何表单的 fields', en: 'the fields of any form' },
  },
  cityRule: {
    name: { zh: '城市规则', en: 'city rule' },
    where: untranslated('definitions/cities.json rules'),
  },
  city: { name: { zh: '城市', en: 'city' }, where: untranslated('cities') },
  network: {
    name: { zh: '广告平台', en: 'network' },
    where: untranslated('definitions/trackers.json networks'),
  },
  clickId: {
    name: { zh: '点击编号', en: 'click id' },
    where: untranslated('definitions/trackers.json clickIds'),
  },
  parameter: {
    name: { zh: '可以留下的网址参数', en: 'parameter that may stay' },
    where: {
      zh: '每个站点都读的、facts.json 的 query、trackers.json 的 clickIds',
      en: 'those of every funnel, query of facts.json, clickIds of trackers.json',
    },
  },
  endpoint: { name: { zh: '接口', en: 'endpoint' }, where: untranslated('definitions/endpoints.json') },
  message: { name: { zh: '文案', en: 'message' }, where: untranslated('definitions/messages.json') },
  outcome: {
    name: { zh: '页面结果', en: 'outcome' },
    where: { zh: '任何页面的 outcomes', en: 'the outcomes of any page' },
  },
  tag: { name: { zh: '标签', en: 'tag' }, where: { zh: '任何渠道的 tags', en: 'the tags of any channel' } },
  asset: { name: { zh: '文件', en: 'file' }, where: untranslated('public') },
};
