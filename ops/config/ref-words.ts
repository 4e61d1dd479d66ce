import type { RefKind } from '../../schemas/index.ts';
import { same, type Text } from '../text/text.ts';

/** What each kind of id is called, and where such ids are defined. */
export const kindWords: Record<RefKind, { name: Text; where: Text }> = {
  host: { name: { zh: '站点', en: 'host' }, where: same('hosts.json') },
  channel: { name: { zh: '渠道', en: 'channel' }, where: same('channels.json') },
  brand: { name: { zh: '品牌', en: 'brand' }, where: same('brands.json brands') },
  variant: { name: { zh: '品牌变体', en: 'variant' }, where: same('brands.json variants') },
  route: { name: { zh: '路由', en: 'route' }, where: same('definitions/routes.json') },
  destination: {
    name: { zh: '路由或去向', en: 'route or destination' },
    where: same('definitions/routes.json'),
  },
  page: { name: { zh: '页面', en: 'page' }, where: same('definitions/pages') },
  form: { name: { zh: '表单', en: 'form' }, where: same('definitions/forms') },
  cityRule: { name: { zh: '城市规则', en: 'city rule' }, where: same('definitions/cities.json rules') },
  city: { name: { zh: '城市', en: 'city' }, where: same('cities') },
  network: { name: { zh: '广告平台', en: 'network' }, where: same('definitions/trackers.json networks') },
  endpoint: { name: { zh: '接口', en: 'endpoint' }, where: same('definitions/endpoints.json') },
  message: { name: { zh: '文案', en: 'message' }, where: same('definitions/messages.json') },
  outcome: {
    name: { zh: '页面结果', en: 'outcome' },
    where: { zh: '任何页面的 outcomes', en: 'the outcomes of any page' },
  },
  tag: { name: { zh: '标签', en: 'tag' }, where: { zh: '任何渠道的 tags', en: 'the tags of any channel' } },
  asset: { name: { zh: '文件', en: 'file' }, where: same('public') },
};
