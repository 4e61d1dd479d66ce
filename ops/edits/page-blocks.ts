import type { Config, Form, PageSchema } from '../../schemas/index.ts';
import { containedBlocks, withoutContained } from '../config/contained-blocks.ts';
import { itemsOf, type JsonObject, member } from '../json/json-values.ts';

/** A block of a page or a field of a form. */
export type NamedItem = JsonObject & { id: string };

export const isNamed = (value: unknown): value is NamedItem => typeof member(value, 'id') === 'string';

/**
 * Every block of a page, including nested ones; each comes without the blocks that it contains.
 * @param hidden - the ids of blocks that are left out, with the blocks that they contain
 */
export function blocksOf({ body }: PageSchema, hidden: ReadonlySet<string> = none): NamedItem[] {
  const flat = (blocks: unknown): NamedItem[] =>
    (Array.isArray(blocks) ? blocks : []).filter(isNamed).flatMap((block) => {
      if (hidden.has(block.id)) return [];
      const own = { ...withoutContained(block), id: block.id };
      return [own, ...containedBlocks(block).flatMap(({ blocks: inner }) => flat(inner))];
    });
  return flat(body);
}

const none: ReadonlySet<string> = new Set();

/** The part of the page in which each block stands, `more` or `receipt/accepted`, by id; empty for the page itself. */
export function placesOf({ body }: PageSchema): Map<string, string> {
  const places = new Map<string, string>();
  const visit = (blocks: unknown, place: string): void => {
    for (const block of itemsOf(blocks).filter(isNamed)) {
      places.set(block.id, place);
      for (const { blocks: inner, keys } of containedBlocks(block)) visit(inner, placeIn(block, keys));
    }
  };
  visit(body, '');
  return places;
}

/** A block that has several lists names the one: a tab by its label. */
function placeIn({ id, tabs }: NamedItem, [list = '', at]: readonly (string | number)[]): string {
  if (list === 'blocks') return id;
  return `${id}/${list === 'tabs' ? String(member(itemsOf(tabs)[Number(at)], 'label') ?? at) : list}`;
}

/** The ids of the forms on a page. */
export const formsOf = (page: PageSchema): string[] => formIdsIn(blocksOf(page));

const formIdsIn = (blocks: readonly NamedItem[]): string[] =>
  blocks.flatMap(({ form }) => (typeof form === 'string' ? [form] : []));

/** The forms of blocks, without those that the config lacks. */
export const formsIn = (blocks: readonly NamedItem[], { forms }: Pick<Config, 'forms'>): Form[] =>
  formIdsIn(blocks).flatMap((id) => forms[id] ?? []);

/** The forms on a page, without those that the config lacks. */
export const formsOnPage = (page: PageSchema, config: Pick<Config, 'forms'>): Form[] =>
  formsIn(blocksOf(page), config);

/** The part of a form that pages show after it was sent, wherever that was. */
export type ToldForm = Pick<Form, 'id' | 'endpoint' | 'receipt'>;

/** The forms whose receipts a page shows, without those that the config lacks. */
export const receiptsOn = ({ body }: PageSchema, { forms }: Pick<Config, 'forms'>): ToldForm[] =>
  toldOn(body).flatMap((name) => {
    const { id, endpoint, receipt } = forms[name] ?? {};
    return id === undefined || endpoint === undefined ? [] : [{ id, endpoint, ...(receipt && { receipt }) }];
  });

/** The ids of the forms whose receipts a page shows. A lead receipt stands in no other block. */
export const toldOn = (body: PageSchema['body'] | undefined): string[] =>
  (body ?? []).flatMap((block) => (block.type === 'leadReceipt' ? block.forms : []));
