import { member } from '../json/json-values.ts';
import type { Language, Text } from '../text/text.ts';
import { described } from './described.ts';
import { fileSchema } from './file-schema.ts';
import type { SchemaNode } from './schema-node.ts';

/** One key on the way to a place in a file. */
export interface KeyPart {
  key: string;
  /** What the schema calls it; of an item of a list what kind it is. Null: it is somebody's own name, as an id is. */
  label: Text | null;
  isItem: boolean;
  /** Of an item: its own name. */
  id: string | null;
}

const tagLabel: Text = { zh: '类型', en: 'Kind' };

/**
 * What each key on the way to a place is called. Items of lists are named by their index or their id.
 * @param value - of the file: it tells which kind each block and field is; without it any that has the key will do
 */
export function keyParts(file: string, path: readonly string[], value?: unknown): KeyPart[] {
  const schema = fileSchema(file);
  let nodes = schema ? [schema] : [];
  let at = value;
  return path.map((key) => {
    const open = nodes.flatMap((node) => branchesOf(node, at));
    const lists = open.flatMap(({ items }) => items ?? []);
    const [from, isItem] = [at, lists.length > 0];
    at = isItem ? itemOf(from, key) : member(from, key);
    if (isItem) {
      nodes = lists;
      return itemPart(key, lists, at);
    }
    const own = open.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, key) ? (properties[key] ?? []) : [],
    );
    const named = open.flatMap(({ additionalProperties }) =>
      typeof additionalProperties === 'object' ? additionalProperties : [],
    );
    nodes = own.length > 0 ? own : named;
    // Its description is of the block or field that it makes; see schemas/page/block-parts.ts.
    const isTag = own.some((one) => typeof one.const === 'string');
    return { key, label: isTag ? tagLabel : labelOf(own, key), isItem: false, id: null };
  });
}

/** What stands at a value: the branch that its tag names, or where it has none yet, all of them. */
function branchesOf(node: SchemaNode, value: unknown): SchemaNode[] {
  const tag = node.discriminator?.propertyName;
  const branches = tag === undefined ? (node.anyOf ?? []) : (node.oneOf ?? []);
  if (tag === undefined) return [node, ...branches];
  const named = branches.filter(({ properties }) => properties?.[tag]?.const === member(value, tag));
  return named.length > 0 ? named : branches;
}

function itemOf(list: unknown, key: string): unknown {
  if (!Array.isArray(list)) return undefined;
  return /^\d+$/.test(key) ? list[Number(key)] : list.find((one) => member(one, 'id') === key);
}

function itemPart(key: string, lists: readonly SchemaNode[], item: unknown): KeyPart {
  const branches = lists.flatMap((node) => branchesOf(node, item));
  const id = member(item, 'id');
  // Of several kinds nobody knows which it is.
  const label = branches.length === 1 ? labelOf(branches, key) : null;
  return { key, label, isItem: true, id: typeof id === 'string' ? id : null };
}

function labelOf(nodes: readonly SchemaNode[], key: string): Text | null {
  const description = nodes.find((node) => node.description !== undefined)?.description;
  return description === undefined ? null : described(description, key).label;
}

/** `副标题`, `首屏标题 hero`, `第 2 项`, or the key where it is a name itself. */
export function partText({ key, label, isItem, id }: KeyPart, language: Language): string {
  if (!isItem) {
    // Every parameter of the address is a fact of the same name.
    const parameter = /^query\.(\w+)$/.exec(key)?.[1];
    return [label?.[language] ?? key, label && parameter].filter(Boolean).join(' ');
  }
  const isIndex = /^\d+$/.test(key);
  const name = id ?? (isIndex ? null : key);
  if (label) return [label[language], name].filter(Boolean).join(' ');
  if (name !== null) return name;
  return language === 'zh' ? `第 ${Number(key) + 1} 项` : `item ${Number(key) + 1}`;
}

/** The whole way, as it is said: `首屏标题 hero · 副标题`. */
export const keyPathText = (file: string, path: readonly string[], value: unknown, language: Language) =>
  keyParts(file, path, value)
    .map((part) => partText(part, language))
    .filter((text, at, all) => text !== '' && !(at === 0 && isBody(path) && all.length > 1))
    .join(' · ');

/** The one list that a page or a form is: to name it before each of its items says nothing. */
const isBody = ([first]: readonly string[]): boolean => first === 'body' || first === 'fields';
