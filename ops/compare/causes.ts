import type { Edit } from '../edits/edits.ts';
import { revert } from '../edits/revert.ts';
import { eachString } from '../json/json-values.ts';
import type { ChangeNode } from './change-nodes.ts';
import type { Comparison, ComparisonScope } from './comparison.ts';
import type { ConfigRevision } from './config-revision.ts';

/** Edits that act together, and what they change for visitors. */
export interface Cause {
  edits: Edit[];
  changes: ChangeNode;
}

/**
 * What each edit changes: it alone is taken back, and the result is compared with all edits. Edits of which one uses
 * what another defines cannot be taken back alone, and are one cause. What no cause explains alone, because several
 * edits do the same, is told with all of them.
 * @param compares - hears before each comparison which edit it is about, or null for several together
 */
export function causesOf(
  comparison: Comparison,
  sides: { before: ConfigRevision; after: ConfigRevision },
  edits: readonly Edit[],
  changes: ChangeNode,
  compares: (edit: Edit | null, at: number, count: number) => void = () => {},
): Cause[] {
  const clusters = together(edits);
  if (changes === comparison.nodes.unchanged) return clusters.map((cluster) => ({ edits: cluster, changes }));
  const compared = (taken: readonly Edit[], within = withinOf(taken)): ChangeNode => {
    if (taken.length === edits.length) return changes;
    const config = revert(sides.before.config, sides.after.config, taken);
    return comparison.changes(comparison.revision(config), sides.after, within);
  };
  const channels = new ChannelEdits(comparison, compared, clusters);
  const without = (taken: readonly Edit[]): ChangeNode => channels.without(taken) ?? compared(taken);
  const causes = clusters.flatMap((cluster, at): Cause[] => {
    compares(cluster[0] ?? null, at + 1, clusters.length);
    const idle = idleOf(cluster, (taken) => without(taken) === comparison.nodes.unchanged);
    const acting = cluster.filter((edit) => !idle.includes(edit));
    return [
      { edits: acting, changes: comparison.nodes.intersect(without(cluster), changes) },
      ...idle.map((edit) => ({ edits: [edit], changes: comparison.nodes.unchanged })),
    ];
  });
  const seen = causes.map((cause) => cause.changes);
  const rest = comparison.nodes.subtract(changes, seen);
  if (rest === comparison.nodes.unchanged) return causes;
  compares(null, clusters.length, clusters.length);
  // Only who is left is asked about: nobody else's changes have to be found again.
  const left = comparison.scopeOf(rest);
  const explains = (taken: readonly Edit[][]) =>
    comparison.nodes.subtract(rest, [compared(taken.flat(), left)]) === comparison.nodes.unchanged;
  const near = clusters.filter((cluster) => canReach(withinOf(cluster), left));
  const needed = near.reduce<Edit[][]>((kept, cluster) => {
    const fewer = kept.filter((one) => one !== cluster);
    return fewer.length > 0 && explains(fewer) ? fewer : kept;
  }, near);
  return [...causes, { edits: needed.flat(), changes: rest }];
}

/**
 * A visitor's channel is the only one that they depend on: whatever entries of channels are taken back together, each
 * channel ends as if its own alone were. So all that can be taken back is compared once, and forty pasted channels are
 * not forty comparisons.
 */
class ChannelEdits {
  readonly #comparison: Comparison;
  readonly #compared: (taken: readonly Edit[]) => ChangeNode;
  /** Those that use nothing which another edit defines or removes. */
  readonly #free: ReadonlySet<Edit>;
  #all: ChangeNode | undefined;

  constructor(
    comparison: Comparison,
    compared: (taken: readonly Edit[]) => ChangeNode,
    clusters: readonly (readonly Edit[])[],
  ) {
    this.#comparison = comparison;
    this.#compared = compared;
    this.#free = new Set(clusters.filter((cluster) => cluster.every(isChannel)).flat());
  }

  /** What these edits change, or null where they are others than free entries of channels. */
  without(taken: readonly Edit[]): ChangeNode | null {
    if (!taken.every((edit) => this.#free.has(edit))) return null;
    this.#all ??= this.#compared([...this.#free]);
    return this.#comparison.changesOfChannels(this.#all, new Set(taken.map(({ path }) => path[2] ?? '')));
  }
}

const isChannel = ({ path }: Edit): boolean =>
  path[0] === 'channels' && path[1] === 'channels' && path.length === 3;

/** Of edits that belong together, those that nothing else of them uses and without which all is the same. */
function idleOf(cluster: readonly Edit[], changesNothing: (taken: readonly Edit[]) => boolean): Edit[] {
  if (cluster.length === 1) return [];
  const idle = cluster.filter((edit) => {
    const others = cluster.filter((one) => one !== edit);
    const isUsed = (['before', 'after'] as const).some((side) => {
      const uses = usersOf(others, side);
      return definedOnlyOn(edit, side).some((id) => uses.has(id));
    });
    return !isUsed && changesNothing([edit]);
  });
  return idle.length < cluster.length ? idle : [];
}

/** Where edits can have an effect at all: entries of a channel or host are asked for by nobody else. */
function withinOf(edits: readonly Edit[]): ComparisonScope {
  const ids = new Set(edits.map(({ path }) => path[2] ?? ''));
  const all = (file: string, key: string) =>
    edits.every(({ path }) => path[0] === file && path[1] === key && path.length === 3);
  if (all('channels', 'channels')) return { channels: ids };
  return all('hosts', 'hosts') && !ids.has('default') ? { hosts: ids } : {};
}

/** Whether edits that have an effect only there can have one in any of these places. */
const canReach = (edited: ComparisonScope, places: Required<ComparisonScope>): boolean =>
  (['hosts', 'channels'] as const).every((axis) => {
    const ids = edited[axis];
    return ids === undefined || [...ids].some((id) => places[axis].has(id));
  });

/** Edits in groups that can only be taken back together. */
function together(edits: readonly Edit[]): Edit[][] {
  const groupOf = new Map<Edit, Edit[]>(edits.map((edit) => [edit, [edit]]));
  const join = (one: Edit, other: Edit) => {
    const [into, from] = [groupOf.get(one), groupOf.get(other)];
    if (!into || !from || into === from) return;
    for (const edit of from) {
      into.push(edit);
      groupOf.set(edit, into);
    }
  };
  const uses = { before: usersOf(edits, 'before'), after: usersOf(edits, 'after') };
  for (const edit of edits) {
    for (const side of ['before', 'after'] as const) {
      for (const id of definedOnlyOn(edit, side)) {
        for (const user of uses[side].get(id) ?? []) join(edit, user);
      }
    }
  }
  const groups = new Set(groupOf.values());
  return [...groups].map((group) => edits.filter((edit) => group.includes(edit)));
}

/** Which edits write a text on that side. An order of rows is kept by those that are there: it uses none of them. */
function usersOf(edits: readonly Edit[], side: 'before' | 'after'): Map<string, Edit[]> {
  const users = new Map<string, Edit[]>();
  for (const edit of edits.filter(({ kind }) => kind !== 'moved')) {
    const texts = new Set<string>();
    eachString({ value: edit[side] }, (text) => texts.add(text));
    for (const text of texts) users.set(text, [...(users.get(text) ?? []), edit]);
  }
  return users;
}

/** The ids that exist only on that side because of the edit: of an entry its own, of a page its outcomes too. */
function definedOnlyOn(edit: Edit, side: 'before' | 'after'): string[] {
  const other = side === 'before' ? 'after' : 'before';
  const outcomes = (value: unknown) => (edit.path[0] === 'pages' ? textsOf(value, 'outcomes') : []);
  const lost = outcomes(edit[side]).filter((outcome) => !outcomes(edit[other]).includes(outcome));
  const own = edit.pointers[other] === null && edit.pointers[side] !== null ? edit.path.slice(-1) : [];
  return [...own, ...lost];
}

const textsOf = (value: unknown, key: string): string[] => {
  const inner = Object(value)[key];
  return Array.isArray(inner) ? inner : [];
};
