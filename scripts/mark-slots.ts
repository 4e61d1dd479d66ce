const tags = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>/gi;
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * Marks each element of a rendered page that shows a slot itself, in its attributes or texts, with `data-brand`, so
 * that it can be hidden until the slot is filled. Takes HTML as React writes it: every tag closed, every quote escaped.
 */
export function markSlots(form: string): string {
  const open: number[] = [];
  const marked = new Set<number>();
  let last = 0;
  const see = (text: string) => {
    const inner = open.at(-1);
    if (text.includes('\u27e6') && inner !== undefined) marked.add(inner);
  };
  for (const { 0: tag, 1: closing, 2: name = '', 3: attributes = '', index } of form.matchAll(tags)) {
    see(form.slice(last, index));
    last = index + tag.length;
    if (closing) open.pop();
    else {
      const end = index + 1 + name.length;
      if (attributes.includes('\u27e6')) marked.add(end);
      if (!empty.has(name.toLowerCase()) && !attributes.endsWith('/')) open.push(end);
    }
  }
  see(form.slice(last));
  let marking = '';
  let from = 0;
  for (const at of [...marked].sort((a, b) => a - b)) {
    marking += `${form.slice(from, at)} data-brand=""`;
    from = at;
  }
  return marking + form.slice(from);
}
