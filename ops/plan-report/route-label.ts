import { isLandingKind } from '../../schemas/names/route-kinds.ts';
import { entriesOf, member } from '../json/json-values.ts';
import { isErrorRoute } from '../page-content/error-pages.ts';
import type { Text } from '../text/text.ts';
import { routeKindWords } from '../wording/label-words.ts';
import type { LabelSource } from '../wording/labels.ts';

const unknownAddress: Text = { zh: '未知网址', en: 'unknown address' };

const routesOf = (source: LabelSource): unknown =>
  member(source.file('definitions/routes.json')?.value, 'routes');
const routeEntry = (source: LabelSource, route: string): unknown => member(routesOf(source), route);

/** The name and path of a page. */
export interface PageName {
  name: string;
  /** Empty where the page has no path of its own. */
  path: string;
  /** Whether the name is a text of the page instead of its kind. */
  isRead: boolean;
}

/**
 * A page by its title or first heading. A landing page, whose heading may be any slogan, and a page without a heading
 * are named by their kind.
 */
export function pageName(source: LabelSource, route: string): PageName {
  const { language, names } = source;
  const [kind, path] = ['kind', 'path'].map((key) => member(routeEntry(source, route), key));
  const known =
    typeof kind === 'string' && Object.hasOwn(routeKindWords, kind) ? routeKindWords[kind] : undefined;
  if (!known || typeof path !== 'string')
    return { name: names?.routes[route] || route, path: '', isRead: false };
  const heading = isLandingKind(kind) ? '' : names?.routes[route];
  const isRead = !!heading;
  const named = { name: heading || known[language], isRead };
  return { ...named, path: path.includes('*') ? unknownAddress[language] : path };
}

/** The page at a path; undefined where no route has exactly this one. */
export function pageAtPath(source: LabelSource, path: string): PageName | undefined {
  const route = routeAtPath(source, path);
  return route === undefined ? undefined : pageName(source, route);
}

/** The route that has exactly this path. */
export const routeAtPath = (source: LabelSource, path: string): string | undefined =>
  entriesOf(routesOf(source)).find(([, entry]) => member(entry, 'path') === path)?.[0];

/** The id of the page at a path; undefined where no route has exactly this one. */
export function pageIdAtPath(source: LabelSource, path: string): string | undefined {
  const route = routeAtPath(source, path);
  const page = route === undefined ? undefined : member(routeEntry(source, route), 'page');
  return typeof page === 'string' ? page : undefined;
}

/** The kind and path of a route: `落地页 /login`; not its heading, which may be any slogan. */
export function routeLabel(source: LabelSource, route: string): string {
  const { language } = source;
  const [kind, path] = ['kind', 'path'].map((key) => member(routeEntry(source, route), key));
  const known =
    typeof kind === 'string' && Object.hasOwn(routeKindWords, kind) ? routeKindWords[kind] : undefined;
  if (!known || typeof path !== 'string') return route;
  if (!path.includes('*')) return `${known[language]} ${path}`;
  return language === 'zh' ? `${known.zh}（${unknownAddress.zh}）` : `${known.en} (${unknownAddress.en})`;
}

/** Removes from the text after a label the path that the label contains. */
export function withoutPath(label: string, after: string): string {
  const path = / \/\S*$/.exec(label)?.[0];
  return path !== undefined && after.startsWith(path) ? after.slice(path.length) : after;
}

/** The first route that shows a page; undefined where none does. */
export function routeOfPage(source: LabelSource, page: string): string | undefined {
  return entriesOf(routesOf(source)).find(([, entry]) => member(entry, 'page') === page)?.[0];
}

/** The label of the first route that shows a page; undefined where none does. */
export function pageLabel(source: LabelSource, page: string): string | undefined {
  const route = routeOfPage(source, page);
  return route === undefined ? undefined : routeLabel(source, route);
}

/** Whether a route of the head shows an error page, as the risks judge it. */
export const showsErrorPage = (source: LabelSource, route: string): boolean =>
  isErrorRoute(
    source.file('definitions/routes.json')?.value,
    source.file('definitions/navigation.json')?.value,
    route,
  );
