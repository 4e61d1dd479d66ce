/** A tag of a rendered page. */
export interface Tag {
  /** Where it begins, and where what stands behind it does. */
  start: number;
  end: number;
  /** Behind its name, where an attribute can be put. */
  nameEnd: number;
  attributes: string;
  /** It ends an element. */
  closes: boolean;
  /** It is an element by itself. */
  isAlone: boolean;
}

const tags = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>/gi;
const alone = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** The tags of HTML as React writes it, in their order: every element is closed, every quote escaped. */
export function* tagsOf(html: string): Generator<Tag> {
  for (const { 0: whole, 1: closing, 2: name = '', 3: attributes = '', index: start } of html.matchAll(
    tags,
  )) {
    yield {
      start,
      end: start + whole.length,
      nameEnd: start + 1 + name.length,
      attributes,
      closes: closing === '/',
      isAlone: alone.has(name.toLowerCase()) || attributes.endsWith('/'),
    };
  }
}

/** Puts an attribute into opening tags, behind their names. */
export function withAttribute(html: string, attribute: string, nameEnds: Iterable<number>): string {
  let marked = '';
  let from = 0;
  for (const at of [...nameEnds].sort((a, b) => a - b)) {
    marked += `${html.slice(from, at)} ${attribute}=""`;
    from = at;
  }
  return marked + html.slice(from);
}
