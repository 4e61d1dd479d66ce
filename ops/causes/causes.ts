import type { ChangeNode } from '../compare/change-nodes.ts';
import type { Comparison, ComparisonScope } from '../compare/comparison.ts';
import type { ConfigRevision } from '../compare/config-revision.ts';
import { withFactsOf } from '../compare/declared-on-both.ts';
import type { Edit } from '../edits/edits.ts';
import { revert } from '../edits/revert.ts';
import { eachString } from '../json/json-values.ts';
import { branchOf } from '../situations/diagram.ts';
import { axisAt, samplesOf } from '../situations/situation-space.ts';
import { neededClusters } from './needed-clusters.ts';
import { EditScopes, isChannel } from './scope-of-edits.ts';

/** What edits cause. */
export interface CausedChanges {
  changes: ChangeNode;
  /**
   * The classes of channels for whose visitors `changes` are, without the axis of channels; null: the axis is in them. Most
   * causes are edits of one channel of thousands.
   */
  channels: readonly number[] | null;
}

/** Edits that act together, with the changes that they cause. */
export interface Cause extends CausedChanges {
  edits: Edit[];
}

/**
 * The changes of each edit: the edit alone is reverted, and the result is compared with all edits applied. Edits of
 * which one uses what another defines cannot be reverted alone and form one cause. Changes that no cause explains
 * alone, because several edits have the same effect, form a cause with all of these edits.
 * @param compares - called before each comparison with the reverted edit, or null for several edits
 */
export function causesOf(
  comparison: Comparison,
  sides: { before: ConfigRevision; after: ConfigRevision },
  edits: readonly Edit[],
  changes: ChangeNode,
  compares: (edit: Edit | null, at: number, count: number) => void = () => {},
): Cause[] {
  const clusters = together(edits);
  if (changes === comparison.nodes.unchanged)
    return clusters.map((cluster) => ({ edits: cluster, changes, channels: null }));
  const scopes = new EditScopes(sides.before.config, sides.after.config);
  const compared = (reverted: readonly Edit[], within = scopes.of(reverted)): ChangeNode => {
    if (reverted.length === edits.length) return changes;
    const configs = [sides.before.config, sides.after.config] as const;
    const config = withFactsOf(revert(...configs, reverted), configs);
    return comparison.changes(comparison.revision(config), sides.after, within);
  };
  const channels = new ChannelEdits(comparison, compared, clusters, scopes, changes);
  const without = (reverted: readonly Edit[]): ChangeNode => channels.without(reverted) ?? compared(reverted);
  const causes = clusters.flatMap((cluster, at): Cause[] => {
    compares(cluster[0] ?? null, at + 1, clusters.length);
    const ofChannel = channels.ofOneChannel(cluster);
    if (ofChannel) return [{ edits: cluster, ...ofChannel }];
    const idle = idleOf(cluster, (reverted) => without(reverted) === comparison.nodes.unchanged);
    const acting = cluster.filter((edit) => !idle.includes(edit));
    return [
      {
        edits: acting,
        changes: channels.caused(cluster) ?? comparison.nodes.intersect(without(cluster), changes),
        channels: null,
      },
      ...idle.map((edit) => ({ edits: [edit], changes: comparison.nodes.unchanged, channels: null })),
    ];
  });
  const others = causes.filter(({ edits: of }) => !channels.areFree(of)).map((cause) => cause.changes);
  const rest = comparison.nodes.subtract(changes, [...channels.allCaused(), ...others]);
  if (rest === comparison.nodes.unchanged) return causes;
  compares(null, clusters.length, clusters.length);
  const left = comparison.scopeOf(rest);
  const near = clusters.filter((cluster) => overlaps(scopes.of(cluster), left));
  const { areFree: areChannels } = channels;
  const needed = neededClusters(near, rest, { comparison, compared, scopes, areChannels });
  return [...causes, { edits: needed.flat(), changes: rest, channels: null }];
}

/**
 * A visitor depends on one channel only, so reverting several channel entries together gives each channel the same
 * result as reverting its entry alone. All channel entries are therefore compared once: forty pasted channels are not
 * forty comparisons.
 */
class ChannelEdits {
  readonly #comparison: Comparison;
  readonly #compared: (reverted: readonly Edit[]) => ChangeNode;
  /** The edits that use nothing which another edit defines or removes. */
  readonly #free: ReadonlySet<Edit>;
  readonly #scopes: EditScopes;
  readonly #changes: ChangeNode;
  #classes: Map<string, number> | undefined;
  #all: ChangeNode | undefined;
  #caused: ChangeNode | undefined;

  constructor(
    comparison: Comparison,
    compared: (reverted: readonly Edit[]) => ChangeNode,
    clusters: readonly (readonly Edit[])[],
    scopes: EditScopes,
    changes: ChangeNode,
  ) {
    this.#comparison = comparison;
    this.#changes = changes;
    this.#scopes = scopes;
    this.#compared = compared;
    this.#free = new Set(clusters.filter((cluster) => cluster.every(isChannel)).flat());
  }

  areFree = (edits: readonly Edit[]): boolean =>
    edits.length > 0 && edits.every((edit) => this.#free.has(edit));

  /** The changes of these edits; null unless all are free channel entries. */
  without(reverted: readonly Edit[]): ChangeNode | null {
    return this.areFree(reverted) ? this.#ofChannels(this.#withoutAll(), reverted) : null;
  }

  /** As `without`, but only what is among all changes. */
  caused(reverted: readonly Edit[]): ChangeNode | null {
    return this.areFree(reverted) ? this.#ofChannels(this.#causedByAll(), reverted) : null;
  }

  /** What one free channel entry causes, for the visitors of its channel; null for other edits. */
  ofOneChannel(cluster: readonly Edit[]): CausedChanges | null {
    const [edit, ...others] = cluster;
    if (!edit || others.length > 0 || !this.#free.has(edit)) return null;
    const [id = '', ...more] = this.#scopes.channels(cluster);
    const at = this.#classOf(id);
    if (at === undefined || more.length > 0) return null;
    const { nodes, space } = this.#comparison;
    const all = this.#causedByAll();
    const ofHosts = space.host.classes.map((_, host) =>
      branchOf(branchOf(all, axisAt.host, host), axisAt.channel, at),
    );
    return { changes: nodes.node(axisAt.host, ofHosts), channels: [at] };
  }

  #classOf(channel: string): number | undefined {
    this.#classes ??= new Map(samplesOf(this.#comparison.space.channel).map(({ value }, at) => [value, at]));
    return this.#classes.get(channel);
  }

  /** What all free channel entries cause together; nothing where there are none. */
  allCaused(): ChangeNode[] {
    const all = [...this.#free];
    return all.length > 0 ? [this.#ofChannels(this.#causedByAll(), all)] : [];
  }

  #ofChannels(changes: ChangeNode, edits: readonly Edit[]): ChangeNode {
    return this.#comparison.changesOfChannels(changes, this.#scopes.channels(edits));
  }

  #withoutAll(): ChangeNode {
    this.#all ??= this.#compared([...this.#free]);
    return this.#all;
  }

  #causedByAll(): ChangeNode {
    this.#caused ??= this.#comparison.nodes.intersect(this.#withoutAll(), this.#changes);
    return this.#caused;
  }
}

/** The edits of a cluster that change nothing and can be reverted alone: no other edit uses them, and they use none. */
function idleOf(cluster: readonly Edit[], changesNothing: (reverted: readonly Edit[]) => boolean): Edit[] {
  if (cluster.length === 1) return [];
  const idle = cluster.filter((edit) => {
    const others = cluster.filter((one) => one !== edit);
    const isUsed = (['before', 'after'] as const).some((side) => {
      const uses = usersOf(others, side);
      return definedOnlyOn(edit, side).some((id) => uses.has(id));
    });
    // Reverted alone, it would name again what another edit has removed.
    const restored = usersOf([edit], 'before');
    const usesRemoved = others.some((one) => definedOnlyOn(one, 'before').some((id) => restored.has(id)));
    return !isUsed && !usesRemoved && changesNothing([edit]);
  });
  return idle.length < cluster.length ? idle : [];
}

/** Whether the scope of edits overlaps a set of hosts and channels. */
const overlaps = (edited: ComparisonScope, scope: Required<ComparisonScope>): boolean =>
  (['hosts', 'channels'] as const).every((axis) => {
    const ids = edited[axis];
    return ids === undefined || [...ids].some((id) => scope[axis].has(id));
  });

/** Groups edits that can only be reverted together. */
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

/** The edits that contain each text in that revision. A changed order of rows uses none of the rows. */
function usersOf(edits: readonly Edit[], side: 'before' | 'after'): Map<string, Edit[]> {
  const users = new Map<string, Edit[]>();
  for (const edit of edits.filter(({ kind }) => kind !== 'moved')) {
    const texts = new Set<string>();
    eachString({ value: edit[side] }, (text) => texts.add(text));
    for (const text of texts) users.set(text, [...(users.get(text) ?? []), edit]);
  }
  return users;
}

/** The ids that exist only in that revision because of the edit: the id of an entry, and the outcomes of a page. */
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
