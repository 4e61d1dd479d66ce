import type { Form, PageSchema } from '../../schemas/index.ts';
import { canonical } from '../json/canonical.ts';
import { isObject, itemsOf, type JsonObject, stringsOf } from '../json/json-values.ts';
import { listDifferences, valueDifferences } from './item-differences.ts';
import { blocksOf, placesOf } from './page-blocks.ts';
import type { PageDifference } from './page-difference.ts';
import { formDifferences, placeDifferences } from './page-differences.ts';

/** A page or form, or some keys of one; undefined where a revision has none. */
type Part = JsonObject | undefined;

/** Blocks are compared by themselves; outcomes as one list, because an id of the middle shifts all after it. */
const comparedApart: ReadonlySet<string> = new Set(['id', '$schema', 'body', 'outcomes']);

/** The differences of the file of one page, item by item: unlike those of visitors, also of what only colleagues see. */
export function pageFileDifferences(id: string, was: Part, is: Part): PageDifference[] {
  const [before, after] = [pageOf(was), pageOf(is)];
  return [
    ...valueDifferences(id, was ?? {}, is ?? {}, comparedApart),
    ...plainDifference(`${id}.outcomes`, listText(was?.outcomes), listText(is?.outcomes)),
    ...listDifferences('block', '', blocksOf(before), blocksOf(after)),
    ...placeDifferences(placesOf(before), placesOf(after)),
  ];
}

/** The differences of the file of one form, field by field. */
export function formFileDifferences(id: string, was: Part, is: Part): PageDifference[] {
  const [note, noteNow] = [was?.note, is?.note];
  return [
    ...(canonical(note) === canonical(noteNow)
      ? []
      : plainDifference(`${id}.note`, textOf(note), textOf(noteNow))),
    ...formDifferences(id, formOf(was), formOf(is)),
  ];
}

const pageOf = (part: Part) => ({ body: itemsOf(part?.body) }) as unknown as PageSchema;
const formOf = (part: Part) => {
  const { steps, ...own } = part ?? {};
  return { ...own, fields: itemsOf(own.fields), ...(steps !== undefined && { steps }) } as unknown as Form;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const listText = (value: unknown): string | null => stringsOf(value).join(', ') || null;

const plainDifference = (at: string, before: string | null, after: string | null): PageDifference[] =>
  before === after ? [] : [{ what: 'other', at, before, after }];

/** A part with the keys that lead to it: `body` with its blocks becomes a page with these blocks only. */
export function nestedPart(keys: readonly string[], value: unknown): Part {
  const whole = keys.reduceRight<unknown>(
    (inner, key) => (inner === undefined ? inner : { [key]: inner }),
    value,
  );
  return isObject(whole) ? whole : undefined;
}
