import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import { rowText } from '../../../ops/edit-wording/row-text.ts';
import { keysOf, member } from '../../../ops/json/json-values.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { pageName } from '../../../ops/plan-report/route-label.ts';
import { fileWords } from '../../../ops/wording/file-words.ts';
import { destinationWords } from '../../../ops/wording/label-words.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { sayIn } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { quoteName } from '../value-display/quote-name.ts';
import type { Use } from './config-uses.ts';
import type { LinkPlace } from './link-places.ts';
import { linkWords } from './link-words.ts';

/** A place in words: `导航规则 · 保存返回 200（saved）`, `站点 m.example 的首页`. */
export function placeLabel({ file, path }: LinkPlace, source: LabelSource): string {
  const { language } = source;
  if (file === 'hosts.json') {
    const host = String(path[1]);
    // `default` stands for the domains that hosts.json does not name.
    return sayIn(linkWords, language)(host === 'default' ? 'homeOfOthers' : 'home', { host });
  }
  const content = source.file(file)?.value;
  const word = file.includes('navigation') ? fileWords.navigation[language] : '';
  const rules = path.indexOf('rules');
  const row = rowOf(content, path);
  const id = member(row, 'id');
  const name = rowName(row, source) || (typeof id === 'string' ? id : '');
  const table = placeText(file, path.slice(0, rules === -1 ? -1 : rules).map(String), content, source);
  return [word, table, name].filter(Boolean).join(' · ');
}

/**
 * A place among those that lead to one page, where what it leads to tells nothing: a row by its number, as its table has
 * it, and by its note, else by its conditions: `导航规则 第 34 行：渠道号：5265，路由类别：表单页`.
 */
export function entryLabel(place: LinkPlace, source: LabelSource): string {
  const { file, path } = place;
  const row = rowOf(source.file(file)?.value, path);
  if (row === undefined) return placeLabel(place, source);
  const say = sayIn(linkWords, source.language);
  const table = file.includes('navigation') ? fileWords.navigation[source.language] : tableText(path, source);
  const note = member(row, 'note');
  const name = typeof note === 'string' && note !== '' ? rowName(row, source) : conditionsOf(place, source);
  return say('row', {
    table,
    number: Number(path[path.indexOf('rules') + 1]) + 1,
    name: name || say('everybody'),
  });
}

/** A destination table by the word of its step: `成功去向`. */
const tableText = (path: LinkPlace['path'], source: LabelSource): string =>
  whereText(String(path[0]), source);

/** `正在打开页面（successLoading）`: the name says it. */
const idsBehindNames = /（[\w.-]+）| \([\w.-]+\)/g;

/** Two values of one name, as two outcomes by the same text. */
const alike = /(：|、|: |, )([^：、，:,]+)(?:、|, )\2(?=[、，,]|$)/g;

/** For whom the row of a place is; empty where it is none, or for everybody. */
export function conditionsOf({ file, path }: LinkPlace, source: LabelSource): string {
  const when = member(rowOf(source.file(file)?.value, path), 'when');
  return keysOf(when).length === 0
    ? ''
    : (rowText(['navigation', 'when'], when, source.names, source.language) ?? '')
        .replace(idsBehindNames, '')
        .replace(alike, '$1$2');
}

/** A setting of the site that opens a page: `全站设置 · 链接里的登录 · 服务器不认`. */
export const settingText = ({ file, path, value }: Use, source: LabelSource): string =>
  [fileTitle(source, file), placeText(file, path.map(String), value, source)].filter(Boolean).join(' · ');

/** The view in which a place is edited. */
export function placeHref({ file, path }: LinkPlace): string {
  if (file === 'hosts.json') return hrefOf(['hosts', String(path[1])], { at: toPointer(path) });
  const rules = path.indexOf('rules');
  const table = file.includes('navigation') ? 'navigation' : `destinations.${String(path[0])}`;
  return hrefOf(['decisions', table], rules === -1 ? {} : { at: String(path[rules + 1]) });
}

/** The row of a table in which a path is; undefined where it is in none. */
function rowOf(content: unknown, path: readonly (string | number)[]): unknown {
  const rules = path.indexOf('rules');
  return rules === -1 ? undefined : valueIn(content, path.slice(0, rules + 2));
}

/** Where a place leads now: a page by its title and address, or what a destination table is called. */
export function whereText(go: string, source: LabelSource): string {
  if (isDestination(go)) return destinationWords[go][source.language];
  const page = pageName(source, go);
  return [quoteName(page), page.path].filter(Boolean).join(' ');
}

const isDestination = (go: string): go is keyof typeof destinationWords =>
  Object.hasOwn(destinationWords, go);
