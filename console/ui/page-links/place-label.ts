import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import { member } from '../../../ops/json/json-values.ts';
import { routeLabel } from '../../../ops/plan-report/route-label.ts';
import { fileWords } from '../../../ops/wording/file-words.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { nameWithId } from '../../../ops/wording/visitor-words.ts';
import { sayIn } from '../language/use-words.ts';
import type { LinkPlace } from './link-places.ts';
import { linkWords } from './link-words.ts';

/** A place in words: `导航规则 · 保存返回 200（saved）`, `站点 m.example 的首页`. */
export function placeLabel({ file, path }: LinkPlace, source: LabelSource): string {
  const { language } = source;
  if (file === 'hosts.json') return sayIn(linkWords, language)('home', { host: String(path[1]) });
  const content = source.file(file)?.value;
  const word = file.includes('navigation') ? fileWords.navigation[language] : '';
  const rules = path.indexOf('rules');
  const row = rules === -1 ? undefined : rowAt(content, path.slice(0, rules + 2));
  const id = member(row, 'id');
  const name = typeof id === 'string' ? nameWithId(id, rowName(row, source), language) : '';
  const table = placeText(file, path.slice(0, rules === -1 ? -1 : rules).map(String), content, source);
  return [word, table, name].filter(Boolean).join(' · ');
}

function rowAt(content: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : member(inner, String(key))),
    content,
  );
}

/** Where a place leads now: the name of a route, or of a named destination. */
export const whereText = (route: string, source: LabelSource): string => {
  const label = routeLabel(source, route);
  return label === route ? route : `${label}（${route}）`;
};
