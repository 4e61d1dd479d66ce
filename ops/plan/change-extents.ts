import type { Change, Difference, Risk } from '../compare/change.ts';
import type { ChangeNode, ChangeNodes, ComposedChanges } from '../compare/change-nodes.ts';
import { byCityFirst } from '../compare/split-by-city.ts';
import { isLeaf, valuesOf } from '../situations/diagram.ts';
import { Extents, type InternedProduct, Products } from '../situations/extents.ts';
import { axisAt } from '../situations/situation-space.ts';
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
const hasWay = (change: Change | null): boolean =>
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
  readonly #everywhere: Extents<Change | null>;
  /** Where visitors end elsewhere. */
  readonly #elsewhere: Extents<Change | null>;
  /** By the first step that differs. */
  readonly all: Extents<Change | null>;
  /** As `all`, of those who end elsewhere. */
  readonly ending: Extents<Change | null>;

  constructor(nodes: Pick<ChangeNodes, 'byCityOf' | 'composedOf'>) {
    this.#nodes = nodes;
    const branches = byCityFirst(nodes);
    const extents = (
      labelsOf: (change: Change | null) => readonly string[],
      derive: (node: ChangeNode) => Map<string, InternedProduct[]> | null = () => null,
    ) => new Extents<Change | null>(labelsOf, this.#products, derive, branches);
    this.#everywhere = extents((change) => [change ? labelOfChange(change) : '']);
    this.#elsewhere = extents((change) => (hasWay(change) ? [''] : []));
    this.all = extents(
      (change) => (change ? [labelOfChange(change)] : []),
      (node) => this.#allOf(node),
    );
    this.ending = extents(
      (change) => (change && hasWay(change) ? [labelOfChange(change)] : []),
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

/** The changes of one label. */
export interface LabelledChanges {
  /** One of them: all have the same first difference. */
  change: Change;
  /** Some of them have risks. */
  areRisky: boolean;
  /** By some of them visitors may end elsewhere. */
  endElsewhere: boolean;
  /** By some of them visitors may end where they did. */
  stay: boolean;
}

/** The changes of a node by label. A change of a brand has the risks of all visits of its channel. */
export function changesByLabel(
  node: ChangeNode,
  nodes: Pick<ChangeNodes, 'byCityOf' | 'composedOf'>,
): Map<string, LabelledChanges> {
  const found = new Map<string, LabelledChanges>();
  const visited = new Set<ChangeNode>();
  const visit = (one: ChangeNode): void => {
    if (visited.has(one)) return;
    visited.add(one);
    const composed = nodes.composedOf(one);
    if (composed) for (const changes of ofChannel(composed, nodes)) addTo(found, changes);
    else if (one.axis <= axisAt.channel) one.children.forEach(visit);
    else for (const changes of visitsByLabel(one, nodes).byLabel.values()) addTo(found, changes);
  };
  visit(node);
  return found;
}

function addTo(found: Map<string, LabelledChanges>, changes: LabelledChanges): void {
  const label = labelOfChange(changes.change);
  const known = found.get(label);
  if (!known) {
    found.set(label, { ...changes });
    return;
  }
  known.areRisky ||= changes.areRisky;
  known.endElsewhere ||= changes.endElsewhere;
  known.stay ||= changes.stay;
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

function ofChannel(
  { brandAndAds, visits }: ComposedChanges,
  nodes: Pick<ChangeNodes, 'byCityOf'>,
): LabelledChanges[] {
  const { byLabel, areWhole } = visitsByLabel(visits, nodes);
  const isRisky = brandAndAds.risks.length > 0;
  const all = [...byLabel.values()];
  if (beginsWithBrand(brandAndAds)) {
    const areRisky = isRisky || all.some((one) => one.areRisky);
    // Where a brand changes, the change does not say whether visitors also end elsewhere.
    return [{ change: brandAndAds, areRisky, endElsewhere: true, stay: true }];
  }
  const own = { change: brandAndAds, areRisky: isRisky, endElsewhere: false, stay: true };
  return [...all.map((one) => ({ ...one, areRisky: isRisky || one.areRisky })), ...(areWhole ? [] : [own])];
}

interface VisitsByLabel {
  byLabel: ReadonlyMap<string, LabelledChanges>;
  /** Every visit changes. */
  areWhole: boolean;
}

function visitsByLabel(visits: ChangeNode, nodes: Pick<ChangeNodes, 'byCityOf'>): VisitsByLabel {
  const known = knownVisits.get(visits);
  if (known) return known;
  const byCity = nodes.byCityOf(visits);
  const made = byCity
    ? joined(byCity.inCities.map((inCity) => visitsByLabel(inCity, nodes)))
    : labelledIn(visits);
  knownVisits.set(visits, made);
  return made;
}
/** A cache, because the channels of a class have the same changes of visits. */
const knownVisits = new WeakMap<ChangeNode, VisitsByLabel>();

function joined(all: readonly VisitsByLabel[]): VisitsByLabel {
  const byLabel = new Map<string, LabelledChanges>();
  for (const one of all) for (const changes of one.byLabel.values()) addTo(byLabel, changes);
  return { byLabel, areWhole: all.every(({ areWhole }) => areWhole) };
}

function labelledIn(visits: ChangeNode): VisitsByLabel {
  const byLabel = new Map<string, LabelledChanges>();
  let areWhole = true;
  for (const change of valuesOf(visits)) {
    areWhole &&= change !== null;
    if (!change) continue;
    const areElsewhere = hasWay(change);
    const areRisky = change.risks.length > 0;
    addTo(byLabel, { change, areRisky, endElsewhere: areElsewhere, stay: !areElsewhere });
  }
  return { byLabel, areWhole };
}
