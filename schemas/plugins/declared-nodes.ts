import { declaredSchema } from '../facts/declared-schemas.ts';
import type { FactsFile } from '../facts/facts-file.ts';
import type { Plugins } from './plugin.ts';
import { branchesOf, type PluginUnion } from './plugin-kinds.ts';

/** What a config declares that its schemas depend on: its facts, and its plug-ins. */
export type Declarations = FactsFile & { plugins?: Plugins };

type Json = Readonly<Record<string, unknown>>;

const isPluginUnion = (declared: unknown): declared is PluginUnion =>
  declared === 'pluginBlocks' || declared === 'pluginFields';

/**
 * The schema of a node for what a config declares.
 * @param node - a schema with the keyword `declared`
 * @param declarations - null where definitions/facts.json cannot be read
 */
export function declaredNode(node: Json, declarations: Declarations | null): Json {
  const { declared, ...union } = node;
  if (!isPluginUnion(declared)) return declaredSchema(node, declarations);
  const own = union.oneOf as readonly object[];
  const added = branchesOf(declared, declarations?.plugins ?? {}, own);
  return added.length === 0 ? union : { ...union, oneOf: [...own, ...added] };
}

const opened = new WeakMap<Plugins, Map<unknown, unknown>>();

/**
 * A schema with the kinds of the plug-ins in its unions of blocks and fields; its other nodes are the same objects.
 * @returns the same object where there are no plug-ins
 */
export function withPluginKinds<Node>(schema: Node, plugins: Plugins): Node {
  if (Object.keys(plugins).length === 0) return schema;
  const made = opened.get(plugins) ?? new Map<unknown, unknown>();
  opened.set(plugins, made);
  const visit = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (made.has(node)) return made.get(node);
    const inner = Array.isArray(node) ? changedItems(node) : changedKeys(node as Json);
    made.set(node, inner);
    return inner;
  };
  const changedItems = (list: readonly unknown[]): unknown => {
    const items = list.map(visit);
    return items.some((one, at) => one !== list[at]) ? items : list;
  };
  const changedKeys = (node: Json): unknown => {
    const open = isPluginUnion(node.declared) ? declaredNode(node, { ...noFacts, plugins }) : node;
    const entries = Object.entries(open).map(([key, value]) => [key, visit(value)] as const);
    const isSame = open === node && entries.every(([key, value]) => value === node[key]);
    return isSame ? node : Object.fromEntries(entries);
  };
  return visit(schema) as Node;
}

const noFacts: FactsFile = { flags: {}, channelInfo: {} };
