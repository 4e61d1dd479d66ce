import { type Node, parseTree } from 'jsonc-parser';
import { fromPointer } from '../../ops/json/pointer.ts';

export interface TextRange {
  from: number;
  to: number;
}

/** The range of a JSON pointer in a text, its key or its item; for a missing value, the nearest existing parent. */
export function rangeOfPointer(text: string, pointer: string): TextRange | null {
  const tree = parseTree(text);
  if (!tree) return null;
  let found = tree;
  for (const segment of fromPointer(pointer)) {
    const next = child(found, segment);
    if (!next) break;
    found = next;
  }
  if (found === tree) return { from: tree.offset, to: tree.offset };
  const shown = found.parent?.type === 'property' ? (found.parent.children?.[0] ?? found) : found;
  return { from: shown.offset, to: shown.type === 'object' ? shown.offset : shown.offset + shown.length };
}

/** Of duplicate keys the last one counts, as in JSON.parse. */
function child(node: Node, segment: string): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(segment)];
  return node.children?.findLast((one) => one.children?.[0]?.value === segment)?.children?.[1];
}

/** The offset of a 1-based line and column, as `check` reports them; beyond the text, its end. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + column - 1, end < 0 ? text.length : end);
}
