import type { Config, Form, PageSchema } from '../../schemas/index.ts';
import { type JsonObject, member } from '../json/json-values.ts';

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
      const { blocks: inner, tabs: tabsGiven, ...rest } = block as NamedItem;
      const tabs = Array.isArray(tabsGiven) ? tabsGiven : [];
      const labels = tabs.map((tab) => member(tab, 'label'));
      const own = { ...rest, id: block.id, ...(labels.length > 0 && { tabs: labels }) };
      return [own, ...flat(inner), ...tabs.flatMap((tab) => flat(member(tab, 'blocks')))];
    });
  return flat(body);
}

const none: ReadonlySet<string> = new Set();

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
