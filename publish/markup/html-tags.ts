/** A tag of a rendered page. */
export interface Tag {
  /** Index of its first character, and of the first character after it. */
  start: number;
  end: number;
  /** Index after its name, where an attribute can be inserted. */
  nameEnd: number;
  attributes: string;
  /** It is a closing tag. */
  closes: boolean;
  /** It is an element without content. */
  isAlone: boolean;
}

const tags = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>/gi;
const alone = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** The tags of HTML that React rendered, in document order: every element is closed, every quote escaped. */
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

/** Inserts an attribute into opening tags, after their names. */
export function withAttribute(html: string, attribute: string, nameEnds: Iterable<number>): string {
  let marked = '';
  let from = 0;
  for (const at of [...nameEnds].sort((a, b) => a - b)) {
    marked += `${html.slice(from, at)} ${attribute}=""`;
    from = at;
  }
  return marked + html.slice(from);
}
