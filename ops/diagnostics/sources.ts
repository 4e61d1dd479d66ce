import { findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { fromPointer, toPointer } from '../json/pointer.ts';
import type { SourceLocation } from './diagnostic.ts';
import { findSecrets, type Secret } from './find-secrets.ts';

export interface LocateOptions {
  /** The key instead of the value. */
  key?: boolean;
  /** Only this part of the value, where the file contains it literally. */
  within?: string;
}

interface Source {
  text: string;
  tree?: Node | undefined;
  lineStarts?: number[];
  secrets?: readonly Secret[];
}

const lineStartsOf = (text: string): number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n|\n|\r/g), (found) => found.index + found[0].length),
];

function child(node: Node, segment: string): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(segment)];
  return membersOf(node).get(segment);
}

const members = new WeakMap<Node, ReadonlyMap<string, Node>>();
/** The values of an object by key: thousands of findings may be about one object. */
function membersOf(node: Node): ReadonlyMap<string, Node> {
  const known = members.get(node);
  if (known) return known;
  const found = new Map<string, Node>();
  for (const { children = [] } of node.children ?? []) {
    const [key, value] = children;
    // The last of several equal keys is the one that counts, as in JSON.parse.
    if (typeof key?.value === 'string' && value) found.set(key.value, value);
  }
  members.set(node, found);
  return found;
}

/** The deepest node on the path of a pointer, and whether it is the node of the pointer. */
function findNode(tree: Node, pointer: string): { node: Node; found: boolean } {
  let node = tree;
  for (const segment of fromPointer(pointer)) {
    const next = child(node, segment);
    if (next === undefined) return { node, found: false };
    node = next;
  }
  return { node, found: true };
}

/**
 * The text of every config file that was read, with the locations of JSON pointers.
 *
 * Trees are built only when a location is needed: a clean config of 100,000 channels needs none.
 */
export class Sources {
  readonly #files = new Map<string, Source>();

  /** A byte order mark is dropped, as editors do, so that columns agree with theirs. */
  add(file: string, text: string): void {
    this.#files.set(file, { text: text.startsWith('\uFEFF') ? text.slice(1) : text });
  }

  get files(): string[] {
    return [...this.#files.keys()];
  }

  text(file: string): string {
    return this.#files.get(file)?.text ?? '';
  }

  /** Line `line` (1-based) without its line break; empty when there is none. */
  line(file: string, line: number): string {
    const starts = this.#lineStarts(file);
    const start = starts[line - 1] ?? this.text(file).length;
    return this.text(file)
      .slice(start, starts[line])
      .replace(/[\r\n]+$/, '');
  }

  /** The offset at which line `line` (1-based) begins. */
  lineStart(file: string, line: number): number {
    return this.#lineStarts(file)[line - 1] ?? this.text(file).length;
  }

  /** The parts of the file that must not be shown. */
  secrets(file: string): readonly Secret[] {
    const source = this.#files.get(file);
    if (source === undefined) return [];
    source.secrets ??= findSecrets(source.text);
    return source.secrets;
  }

  /** The secrets of which some part is between two offsets. */
  secretsWithin(file: string, from: number, to: number): readonly Secret[] {
    const all = this.secrets(file);
    // They are in order, and none is inside another.
    let low = 0;
    let high = all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle]?.end ?? 0) <= from) low = middle + 1;
      else high = middle;
    }
    let last = low;
    while ((all[last]?.start ?? to) < to) last += 1;
    return all.slice(low, last);
  }

  /** The pointer of the value, or of the key's value, at an offset; empty where the JSON cannot be read. */
  pointerAt(file: string, offset: number): string {
    const tree = this.#tree(file);
    const node = tree && findNodeAtOffset(tree, offset);
    return node ? toPointer(getNodePath(node)) : '';
  }

  /** A pointer with the ids of the items of lists in place of their indexes, where they have one. */
  namedPointer(file: string, pointer: string): string {
    let node = this.#tree(file);
    const named = fromPointer(pointer).map((segment) => {
      const owner = node;
      node = owner && child(owner, segment);
      const id = owner?.type === 'array' && node?.type === 'object' && membersOf(node).get('id')?.value;
      return typeof id === 'string' ? id : segment;
    });
    return toPointer(named);
  }

  /** The location of the value (or its key); that of the nearest enclosing value when there is no such pointer. */
  locate(file: string, pointer: string, options: LocateOptions = {}): SourceLocation {
    const { start, end } = this.offsets(file, pointer, options);
    return this.locationAt(file, start, end);
  }

  offsets(file: string, pointer: string, options: LocateOptions = {}): { start: number; end: number } {
    const tree = this.#tree(file);
    if (tree === undefined) return { start: 0, end: 0 };
    const { node, found } = findNode(tree, pointer);
    const property = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const target = options.key && found && property ? property : node;
    return narrow(this.text(file), target, options.within);
  }

  locationAt(file: string, start: number, end: number): SourceLocation {
    const from = this.#position(file, start);
    const to = this.#position(file, end);
    return { file, ...from, endLine: to.line, endColumn: to.column };
  }

  #tree(file: string): Node | undefined {
    const source = this.#files.get(file);
    if (source === undefined) return undefined;
    source.tree ??= parseTree(source.text);
    return source.tree;
  }

  #lineStarts(file: string): number[] {
    const source = this.#files.get(file);
    if (source === undefined) return [0];
    source.lineStarts ??= lineStartsOf(source.text);
    return source.lineStarts;
  }

  #position(file: string, offset: number): { line: number; column: number } {
    const starts = this.#lineStarts(file);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }
}

function narrow(text: string, node: Node, within: string | undefined): { start: number; end: number } {
  const end = node.offset + node.length;
  const at = within === undefined ? -1 : text.slice(node.offset, end).indexOf(within);
  if (within === undefined || at < 0) return { start: node.offset, end };
  return { start: node.offset + at, end: node.offset + at + within.length };
}
