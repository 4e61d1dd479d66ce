import type { LabelSource } from '../labels/labels.ts';
import { entriesOf, member } from '../raw-json.ts';
import type { Text } from '../text.ts';

/** What pages of each kind are; see schemas/routes.ts. */
const kinds: Readonly<Record<string, Text>> = {
  entry: { zh: '落地页', en: 'landing page' },
  index: { zh: '落地页', en: 'landing page' },
  form: { zh: '表单页', en: 'form page' },
  product: { zh: '产品页', en: 'product page' },
  success: { zh: '成功结果页', en: 'success page' },
  failure: { zh: '失败结果页', en: 'failure page' },
  car: { zh: '车贷页', en: 'car loan page' },
  error: { zh: '出错页', en: 'error page' },
  other: { zh: '页面', en: 'page' },
};
const unknownAddress: Text = { zh: '未知网址', en: 'unknown address' };

const routeEntry = (source: LabelSource, route: string): unknown =>
  member(member(source.file('definitions/routes.json')?.value, 'routes'), route);

/** What the page of a route is, and where it stands: `落地页 /login`. Its first line may be any slogan. */
export function placeName(source: LabelSource, route: string): string {
  const { language } = source;
  const [kind, path] = ['kind', 'path'].map((key) => member(routeEntry(source, route), key));
  const known = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!known || typeof path !== 'string') return route;
  if (!path.includes('*')) return `${known[language]} ${path}`;
  return language === 'zh' ? `${known.zh}（${unknownAddress.zh}）` : `${known.en} (${unknownAddress.en})`;
}

/** What is told after a place, without the path that was said with it. */
export function withoutPath(place: string, after: string): string {
  const path = / \/\S*$/.exec(place)?.[0];
  return path !== undefined && after.startsWith(path) ? after.slice(path.length) : after;
}

/** What a page is, by the first route that shows it; undefined where none does. */
export function placeOfPage(source: LabelSource, page: string): string | undefined {
  const routes = member(source.file('definitions/routes.json')?.value, 'routes');
  const [route] = entriesOf(routes).find(([, entry]) => member(entry, 'page') === page) ?? [];
  return route === undefined ? undefined : placeName(source, route);
}

/** Whether a route is for visitors who can be shown nothing else. */
export const isErrorPlace = (source: LabelSource, route: string): boolean =>
  member(routeEntry(source, route), 'kind') === 'error';
