import { itemsOf, member } from '../json/json-values.ts';
import { keyParts } from '../wording/key-parts.ts';
import type { LabelSource } from '../wording/labels.ts';
import { partName } from './part-name.ts';

/** A place in a file in words, ids second: `成功去向 · 从上到下 · 去“下载应用”（download-page） · 去哪里`. */
export const placeText = (
  file: string,
  path: readonly string[],
  value: unknown,
  source: LabelSource,
): string =>
  placeNames(file, path, value, source)
    .filter((text, at, all) => text !== '' && !(at === 0 && isBody(path) && all.length > 1))
    .join(' · ');

/**
 * The name of each key of a path.
 * @param own - what stands at the path; left out: what the file has there
 */
export function placeNames(
  file: string,
  path: readonly string[],
  value: unknown,
  source: LabelSource,
  own?: unknown,
): string[] {
  let at = value;
  return keyParts(file, path, source.names, value).map((part, index) => {
    at = part.isItem ? itemAt(at, part.key) : member(at, part.key);
    const stands = index === path.length - 1 && own !== undefined ? own : at;
    return partName(part, { file, map: path[index - 1], value: stands }, source);
  });
}

/** An item by its index, or by its id as in the path of an edit. */
const itemAt = (list: unknown, key: string): unknown =>
  /^\d+$/.test(key) ? itemsOf(list)[Number(key)] : itemsOf(list).find((one) => member(one, 'id') === key);

/** The main list of a page or a form, which is not named before each of its items. */
const isBody = ([first]: readonly string[]): boolean => first === 'body' || first === 'fields';
