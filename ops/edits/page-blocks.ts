import type { Config, Form, PageSchema } from '../../schemas/index.ts';
import { type JsonObject, member } from '../json/json-values.ts';

/** A block of a page or a field of a form. */
export type NamedItem = JsonObject & { id: string };

export const isNamed = (value: unknown): value is NamedItem => typeof member(value, 'id') === 'string';

/** Every block of a page, including nested ones; each comes without the blocks that it contains. */
export function blocksOf({ body }: PageSchema): NamedItem[] {
  const flat = (blocks: unknown): NamedItem[] =>
    (Array.isArray(blocks) ? blocks : []).filter(isNamed).flatMap((block) => {
      const { blocks: inner, tabs: tabsGiven, ...rest } = block as NamedItem;
      const tabs = Array.isArray(tabsGiven) ? tabsGiven : [];
      const labels = tabs.map((tab) => member(tab, 'label'));
      const own = { ...rest, id: block.id, ...(labels.length > 0 && { tabs: labels }) };
      return [own, ...flat(inner), ...tabs.flatMap((tab) => flat(member(tab, 'blocks')))];
    });
  return flat(body);
}

/** The ids of the forms on a page. */
export const formsOf = (page: PageSchema): string[] =>
  blocksOf(page).flatMap(({ form }) => (typeof form === 'string' ? [form] : []));

/** The forms on a page, without those that the config lacks. */
export const formsOnPage = (page: PageSchema, { forms }: Pick<Config, 'forms'>): Form[] =>
  formsOf(page).flatMap((id) => forms[id] ?? []);
