import { tagsOf, withAttribute } from './html-tags.ts';

/**
 * Marks each element of a rendered page that contains a slot in its own attributes or texts with `data-brand`, so that
 * it can be hidden until the slot is filled.
 */
export function markBrandSlots(form: string): string {
  const open: number[] = [];
  const marked = new Set<number>();
  let last = 0;
  const see = (text: string) => {
    const inner = open.at(-1);
    if (text.includes('\u27e6') && inner !== undefined) marked.add(inner);
  };
  for (const { start, end, nameEnd, attributes, closes, isAlone } of tagsOf(form)) {
    see(form.slice(last, start));
    last = end;
    if (closes) open.pop();
    else {
      if (attributes.includes('\u27e6')) marked.add(nameEnd);
      if (!isAlone) open.push(nameEnd);
    }
  }
  see(form.slice(last));
  return withAttribute(form, 'data-brand', marked);
}
