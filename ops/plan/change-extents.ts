import type { Change, Difference, Risk } from '../compare/change.ts';
import type { ChangeNode, ChangeNodes, ComposedChanges } from '../compare/change-nodes.ts';
import { isLeaf, valuesOf } from '../situations/diagram.ts';
import { Extents, type InternedProduct, Products } from '../situations/extents.ts';
import { isWay } from './end.ts';

/** The label of a difference: JSON, so that its parts can be parsed. */
export function labelOf(difference: Difference): string {
  const known = labels.get(difference);
  if (known !== undefined) return known;
  const { step, before, after } = difference;
  const text = JSON.stringify([step, before, after]);
  const label = equalLabels.get(text) ?? text;
  equalLabels.set(label, label);
  labels.set(difference, label);
  return label;
}
/** Equal labels as one string: maps compare it by reference. */
const equalLabels = new Map<string, string>();
/** A cache, because every cause needs the labels of the same differences. */
const labels = new WeakMap<Difference, string>();

/** The label of the first step that differs. Changes with other risks share their differences, and so their label. */
export const labelOfChange = (change: Change): string => labelOf(change.differences[0] ?? change);

/** Whether the visitors of a change end elsewhere. */
export const hasWay = (change: Change | null): boolean =>
  change?.differences.some(({ step }) => isWay(step)) === true;
/** A brand is the first step, and ads are the last one. */
const beginsWithBrand = ({ step }: Change): boolean => step === 'brand';

const renamed = (
  extents: ReadonlyMap<string, InternedProduct[]>,
  from: string,
  to: string,
): Map<string, InternedProduct[]> =>
  new Map([...extents].map(([label, products]) => [label === from ? to : label, products]));

/**
 * The extents of changes; one for all causes, which have most of their changes in common. Those of a channel whose
 * brand or ads change are derived from the extents of its visits, which channels of one class share.
 */
export class ChangeExtents {
  readonly #nodes: Pick<ChangeNodes, 'composedOf'>;
  readonly #products = new Products();
  /** As `all`, with '' where nothing changes. */
  readonly #everywhere = new Extents<Change | null>(
    (change) => [change ? labelOfChange(change) : ''],
    this.#products,
  );
  /** Where visitors end elsewhere. */
  readonly #elsewhere = new Extents<Change | null>((change) => (hasWay(change) ? [''] : []), this.#products);
  /** By the first step that differs. */
  readonly all: Extents<Change | null>;
  /** As `all`, of those who end elsewhere. */
  readonly ending: Extents<Change | null>;

  constructor(nodes: Pick<ChangeNodes, 'composedOf'>) {
    this.#nodes = nodes;
    this.all = new Extents<Change | null>(
      (change) => (change ? [labelOfChange(change)] : []),
      this.#products,
      (node) => this.#allOf(node),
    );
    this.ending = new Extents<Change | null>(
      (change) => (change && hasWay(change) ? [labelOfChange(change)] : []),
      this.#products,
      (node) => this.#endingOf(node),
    );
  }

  #allOf(node: ChangeNode): Map<string, InternedProduct[]> | null {
    const composed = this.#nodes.composedOf(node);
    if (!composed) return null;
    const { brandAndAds, visits } = composed;
    const label = labelOfChange(brandAndAds);
    return beginsWithBrand(brandAndAds)
      ? new Map([[label, [this.#products.whole]]])
      : renamed(this.#everywhere.of(visits), '', label);
  }

  #endingOf(node: ChangeNode): Map<string, InternedProduct[]> | null {
    const composed = this.#nodes.composedOf(node);
    if (!composed) return null;
    const { brandAndAds, visits } = composed;
    return beginsWithBrand(brandAndAds)
      ? renamed(this.#elsewhere.of(visits), '', labelOfChange(brandAndAds))
      : this.ending.of(visits);
  }
}

/**
 * Every change of a node in the order of its situations, by the first step that differs, with its risks. A change of a
 * brand has the risks of all visits of its channel.
 */
export function changesIn(node: ChangeNode, nodes: Pick<ChangeNodes, 'composedOf'>): Change[] {
  const changes: Change[] = [];
  const visited = new Set<ChangeNode>();
  const visit = (one: ChangeNode): void => {
    if (visited.has(one)) return;
    visited.add(one);
    const composed = nodes.composedOf(one);
    if (composed) changes.push(...changesOfChannel(composed));
    else if (!isLeaf(one)) one.children.forEach(visit);
    else if (one.value) changes.push(one.value);
  };
  visit(node);
  return changes;
}

/** Every risk of a node in the order of its situations; equal ones of several changes are repeated. */
export function risksIn(node: ChangeNode, nodes: Pick<ChangeNodes, 'composedOf'>): Risk[] {
  const risks: Risk[] = [];
  const visited = new Set<ChangeNode>();
  const visit = (one: ChangeNode): void => {
    if (visited.has(one)) return;
    visited.add(one);
    const composed = nodes.composedOf(one);
    if (composed) {
      risks.push(...composed.brandAndAds.risks);
      // Forty pasted channels have few different visits.
      visit(composed.visits);
    } else if (!isLeaf(one)) one.children.forEach(visit);
    else if (one.value) risks.push(...one.value.risks);
  };
  visit(node);
  return risks;
}

function changesOfChannel({ brandAndAds, visits }: ComposedChanges): Change[] {
  const found = valuesIn(visits);
  if (!beginsWithBrand(brandAndAds))
    return found.map((change) =>
      change ? { ...change, risks: [...brandAndAds.risks, ...change.risks] } : brandAndAds,
    );
  return [
    { ...brandAndAds, risks: [...brandAndAds.risks, ...found.flatMap((change) => change?.risks ?? [])] },
  ];
}

function valuesIn(visits: ChangeNode): readonly (Change | null)[] {
  const values = valuesByVisits.get(visits) ?? valuesOf(visits);
  valuesByVisits.set(visits, values);
  return values;
}
/** A cache, because the channels of a class have the same changes of visits. */
const valuesByVisits = new WeakMap<ChangeNode, readonly (Change | null)[]>();
