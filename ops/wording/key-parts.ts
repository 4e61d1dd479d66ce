import type { DisplayNames } from '../explain/display-names.ts';
import { member } from '../json/json-values.ts';
import type { Language, Text } from '../text/text.ts';
import { declaredNode } from './declared-nodes.ts';
import { choiceNamesOf, type Described, described } from './described.ts';
import { fileSchema } from './file-schema.ts';
import type { Naming } from './flag-labels.ts';
import type { SchemaNode } from './schema-node.ts';

/** One key of a path in a file. */
export interface KeyPart {
  key: string;
  /** The label in the schema; for an item of a list its kind. Null: the key is a name itself, as an id is. */
  label: Text | null;
  isItem: boolean;
  /** The id of an item. */
  id: string | null;
  /** The names of the values that a choice has. */
  choices?: ReadonlyMap<string, Described>;
}

const tagLabel: Text = { zh: '类型', en: 'Kind' };

/**
 * The labels of the keys of a path. Items of lists are named by their index or their id.
 * @param names - for the labels of declared facts and flags
 * @param value - the content of the file, for the kinds of blocks and fields; without it, any kind with the key matches
 */
export function keyParts(
  file: string,
  path: readonly string[],
  names: DisplayNames | null,
  value?: unknown,
): KeyPart[] {
  const schema = fileSchema(file, names);
  let nodes = schema ? [schema] : [];
  let at = value;
  return path.map((key) => {
    const open = nodes.flatMap((node) => branchesOf(declaredNode(node, names), at));
    const lists = open.flatMap(({ items }) => items ?? []);
    const hasKey = open.some(({ properties }) => properties && Object.hasOwn(properties, key));
    // A value that may be a list or an object, as a condition, has keys as well.
    const [from, isItem] = [at, lists.length > 0 && !hasKey];
    at = isItem ? itemOf(from, key) : member(from, key);
    if (isItem) {
      nodes = lists;
      return itemPart(key, lists, at);
    }
    const own = open.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, key) ? (properties[key] ?? []) : [],
    );
    const ofAnyKey = open.flatMap(({ additionalProperties }) =>
      typeof additionalProperties === 'object' ? additionalProperties : [],
    );
    nodes = own.length > 0 ? own : ofAnyKey;
    // The description belongs to the block or field (schemas/parts/block-parts.ts).
    const isTag = own.some((one) => typeof one.const === 'string');
    const named = own.find(({ enumDescriptions }) => enumDescriptions);
    const choices = isTag ? kindsOf(open, key) : named && choiceNamesOf(named);
    return {
      key,
      label: isTag ? tagLabel : labelOf(own, key),
      isItem: false,
      id: null,
      ...(choices && { choices }),
    };
  });
}

/** The kinds that a tag may name, as their branches describe them. */
const kindsOf = (branches: readonly SchemaNode[], tag: string): ReadonlyMap<string, Described> =>
  new Map(
    branches.flatMap(({ properties, description }) => {
      const kind = properties?.[tag]?.const;
      return typeof kind === 'string' ? [[kind, described(description, kind)] as const] : [];
    }),
  );

/** The schema branches of a value: the one that its tag names, or all where it has no tag yet. */
function branchesOf(node: SchemaNode, value: unknown): SchemaNode[] {
  const tag = node.discriminator?.propertyName;
  const branches = tag === undefined ? (node.anyOf ?? []) : (node.oneOf ?? []);
  if (tag === undefined) return [node, ...branches];
  // A field of a plug-in has the kind of its answers, and its own as `view`.
  const kinds = [member(value, 'view'), member(value, tag)];
  const own = kinds.map((kind) => branches.filter(({ properties }) => properties?.[tag]?.const === kind));
  const named = own.find((some) => some.length > 0) ?? [];
  return named.length > 0 ? named : branches;
}

function itemOf(list: unknown, key: string): unknown {
  if (!Array.isArray(list)) return undefined;
  return /^\d+$/.test(key) ? list[Number(key)] : list.find((one) => member(one, 'id') === key);
}

function itemPart(key: string, lists: readonly SchemaNode[], item: unknown): KeyPart {
  const branches = lists.flatMap((node) => branchesOf(node, item));
  const id = member(item, 'id');
  // The kind is ambiguous.
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
    // Every query parameter is a fact of the same name.
    const parameter = /^query\.(\w+)$/.exec(key)?.[1];
    return [label?.[language] ?? key, label && parameter].filter(Boolean).join(' ');
  }
  const isIndex = /^\d+$/.test(key);
  const name = id ?? (isIndex ? null : key);
  if (label) return [label[language], name].filter(Boolean).join(' ');
  if (name !== null) return name;
  return language === 'zh' ? `第 ${Number(key) + 1} 项` : `item ${Number(key) + 1}`;
}

/** The whole path as text: `首屏标题 hero · 副标题`. */
export const keyPathText = (
  file: string,
  path: readonly string[],
  value: unknown,
  { names, language }: Naming,
) =>
  keyParts(file, path, names, value)
    .map((part) => partText(part, language))
    .filter((text, at, all) => text !== '' && !(at === 0 && isBody(path) && all.length > 1))
    .join(' · ');

/** The main list of a page or a form, which is not named before each of its items. */
const isBody = ([first]: readonly string[]): boolean => first === 'body' || first === 'fields';
