import type { RefKind } from '../../schemas/index.ts';
import { messageIds } from '../../schemas/names/message-ids.ts';
import { collectIds } from '../config/collect-ids.ts';
import { configPath } from '../config/config-path.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { keysOf, member } from '../json/json-values.ts';
import { definitionPath, leavesOf, type Occurrence, occurrencesOf, stablePath } from './occurrences.ts';
import { type IdsByKind, type Rename, type Revision, renamedKinds } from './rename.ts';

/** Pairs of one kind that are compared; so many changed names are no renaming by hand. */
const mostPairs = 2_500;
/** The share of values and uses that a renamed id keeps. */
const leastShare = 0.5;

/**
 * The ids that only have another name in the head.
 *
 * A removed and an added id of a kind are a pair where at least half of what is known of them is equal: the values of
 * their definitions and the locations of their uses. No visitor meets these names, so a plan that compares the renamed
 * base with the head misses nothing, whichever pairs are chosen; the choice decides only which edits it reports.
 */
export function detectRenames(base: Revision, head: Revision): Rename[] {
  const [removed, added] = differingIds(base, head);
  if (removed.size === 0) return [];
  const sides = { removed: new Side(base, removed), added: new Side(head, added) };
  return renamedKinds.flatMap((kind) => {
    const [from, to] = [[...(removed.get(kind) ?? [])], [...(added.get(kind) ?? [])]];
    if (from.length * to.length > mostPairs) return [];
    const pairs = from.flatMap((old) =>
      to.map((name) => ({ from: old, to: name, share: shareOf(kind, sides, old, name) })),
    );
    return bestPairs(pairs).map((pair) => ({ kind, ...pair }));
  });
}

/** The ids that only one revision has, of the kinds of which each has some. */
function differingIds(base: Revision, head: Revision): [IdsByKind, IdsByKind] {
  const [was, is] = [idsIn(base), idsIn(head)];
  const [removed, added] = [new Map<RefKind, Set<string>>(), new Map<RefKind, Set<string>>()];
  for (const kind of renamedKinds) {
    const [before, after] = [new Set(was[kind]), new Set(is[kind])];
    const gone = [...before].filter((id) => !after.has(id) && !isNamedByCode(kind, id));
    const made = [...after].filter((id) => !before.has(id) && !isNamedByCode(kind, id));
    if (gone.length === 0 || made.length === 0) continue;
    removed.set(kind, new Set(gone));
    added.set(kind, new Set(made));
  }
  return [removed, added];
}

function idsIn({ references }: Revision) {
  const files = references.map(({ file }) => file);
  const stems = (kind: 'pages' | 'forms') => files.filter((one) => one.kind === kind).map(({ stem }) => stem);
  const ids = collectIds(files, { pages: stems('pages'), forms: stems('forms') }, []);
  // A text that has a default still has its id when messages.json names it no more.
  return { ...ids, message: ownMessages(files) };
}

const ownMessages = (files: readonly ParsedFile[]): string[] =>
  files.flatMap(({ kind, value }) => (kind === 'messages' ? keysOf(member(value, 'messages')) : []));

/** The code shows these texts by their ids: under another id the visitor would not see them. */
const isNamedByCode = (kind: RefKind, id: string): boolean =>
  kind === 'message' && messageIds.some((one) => one === id);

/** The candidates of one revision. */
class Side {
  readonly config: Revision['config'];
  readonly #ids: IdsByKind;
  readonly #masked: Revision['config'];
  readonly #uses = new Map<string, Set<string>>();

  constructor(revision: Revision, ids: IdsByKind) {
    this.config = revision.config;
    this.#ids = ids;
    const occurrences = occurrencesOf(revision, ids);
    for (const one of occurrences) this.#addUse(one);
    this.#masked = masked(revision, occurrences);
  }

  #addUse({ kind, id, file, pointer }: Occurrence): void {
    const key = `${kind} ${id}`;
    const uses = this.#uses.get(key) ?? new Set();
    uses.add(stablePath(this.config, configPath(file, pointer), this.#ids));
    this.#uses.set(key, uses);
  }

  usesOf = (kind: RefKind, id: string): ReadonlySet<string> => this.#uses.get(`${kind} ${id}`) ?? new Set();

  /** The values of a definition, in which each candidate has the name of its kind. */
  valuesOf(kind: RefKind, id: string): ReadonlySet<string> {
    const path = definitionPath(kind, id);
    return path ? leavesOf(this.#masked, path, this.#ids) : new Set();
  }
}

function masked({ config }: Revision, occurrences: readonly Occurrence[]): Revision['config'] {
  const copy = structuredClone(config);
  for (const { kind, file, pointer } of occurrences) {
    const path = configPath(file, pointer);
    const owner = path
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], copy);
    const key = path.at(-1);
    if (owner && key !== undefined) (owner as Record<string, unknown>)[key] = `<${kind}>`;
  }
  return copy;
}

/** The share of values and uses that both have; 0 where the ids cannot be the same. */
function shareOf(
  kind: RefKind,
  { removed, added }: { removed: Side; added: Side },
  from: string,
  to: string,
): number {
  if (!canBeSame(kind, removed, added, from, to)) return 0;
  if (kind === 'city') return 1;
  const [wasUsed, isUsed] = [removed.usesOf(kind, from), added.usesOf(kind, to)];
  // The code calls endpoints by name; those that the config names are not among them.
  if (kind === 'endpoint' && (wasUsed.size === 0 || isUsed.size === 0)) return 0;
  const was = new Set([...wasUsed, ...removed.valuesOf(kind, from)]);
  const is = new Set([...isUsed, ...added.valuesOf(kind, to)]);
  const common = [...was].filter((one) => is.has(one)).length;
  return common / Math.max(1, was.size + is.size - common);
}

/** What visitors know a route and a city by has to be equal: its path, and the names that the API answers. */
function canBeSame(kind: RefKind, removed: Side, added: Side, from: string, to: string): boolean {
  const [was, is] = [removed.config, added.config];
  if (kind === 'route') {
    const path = member(was.routes.routes[from], 'path');
    return path !== undefined && path === member(is.routes.routes[to], 'path');
  }
  if (kind !== 'city') return true;
  const forms = (name: string, config: typeof was) =>
    JSON.stringify([name, ...(config.cities.cities[name]?.aliases ?? [])].sort());
  return forms(from, was) === forms(to, is);
}

interface Pair {
  from: string;
  to: string;
  share: number;
}

/** The pairs that are each other's best; of several that are equally good none is. */
function bestPairs(pairs: readonly Pair[]): Omit<Pair, 'share'>[] {
  const likely = pairs.filter(({ share }) => share >= leastShare);
  const rivals = ({ from, to }: Pair) => likely.filter((one) => (one.from === from) !== (one.to === to));
  return likely
    .filter((pair) => rivals(pair).every(({ share }) => share < pair.share))
    .map(({ from, to }) => ({ from, to }));
}
