import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { shapeOf } from './schema-shape.ts';

/** The keys of an item that is a heading with paragraphs. */
export interface HeadedKeys {
  heading: string;
  paragraphs: string;
}

/** The keys of items that consist of a text and a list of texts, as the sections of an agreement; null for any other. */
export function headedKeys(item: SchemaNode): HeadedKeys | null {
  const keys = Object.entries(item.properties ?? {});
  const isText = (node: SchemaNode) => node.type === 'string' && !node.pattern && !node.enum && !node.ref;
  const heading = keys.find(([, node]) => isText(node))?.[0];
  const paragraphs = keys.find(([, node]) => {
    const shape = shapeOf(node);
    return shape.is === 'list' && isText(shape.item);
  })?.[0];
  if (keys.length !== 2 || heading === undefined || paragraphs === undefined) return null;
  return { heading, paragraphs };
}

const mark = '# ';

/** Sections as one text: a heading begins with `# `, every other line is a paragraph. */
export const printHeaded = (sections: readonly unknown[], { heading, paragraphs }: HeadedKeys): string =>
  sections
    .map((section) => {
      const own = section as Record<string, unknown>;
      const lines = Array.isArray(own[paragraphs]) ? own[paragraphs].map(String) : [];
      return [`${mark}${String(own[heading] ?? '')}`, ...lines].join('\n');
    })
    .join('\n\n');

export type HeadedFault = { line: number; is: 'noHeading' | 'noParagraph' };

/** The sections of a text, or the line that keeps it from being some. */
export function readHeaded(
  text: string,
  { heading, paragraphs }: HeadedKeys,
): { sections: Record<string, unknown>[] } | { fault: HeadedFault } {
  const sections: { line: number; heading: string; lines: string[] }[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const plain = line.trim();
    const title = /^#+\s*(.*)$/.exec(plain)?.[1];
    if (plain === '') continue;
    if (title !== undefined) sections.push({ line: at + 1, heading: title, lines: [] });
    else if (sections.length === 0) return { fault: { line: at + 1, is: 'noHeading' } };
    else sections[sections.length - 1]?.lines.push(plain);
  }
  const bad = sections.find((one) => one.heading === '' || one.lines.length === 0);
  if (bad) return { fault: { line: bad.line, is: bad.heading === '' ? 'noHeading' : 'noParagraph' } };
  if (sections.length === 0) return { fault: { line: 1, is: 'noHeading' } };
  return { sections: sections.map((one) => ({ [heading]: one.heading, [paragraphs]: one.lines })) };
}
