import type { Config } from '../../schemas/index.ts';
import { asCommand } from '../explain/as-command.ts';
import type { ReadConfig } from '../read-config.ts';
import { type Cause, causesOf } from './causes.ts';
import type { Change, Difference, Risk, RiskCode, StepName } from './change.ts';
import { type ChangeNode, Comparison } from './compare.ts';
import { countWhere } from './count.ts';
import { valuesOf } from './diagram.ts';
import { canonical, type Edit, editsOf } from './edits.ts';
import { extentsOf, type Product } from './extents.ts';
import { pagesMet } from './meets.ts';
import { type Intent, isMeant, outside, refuseUnknown, splitByIntent } from './only.ts';
import { type PageDifference, pageDifferences, shownBy } from './pages.ts';
import { type EditTold, toldEdit } from './place.ts';
import {
  type AxisName,
  axisAt,
  axisNames,
  type Space,
  sizeOf,
  sizesOf,
  spaceOf,
  weightsOf,
} from './space.ts';
import { countOf, type Who, whoOf } from './who.ts';
import { witnessOf } from './witness.ts';

/** An exact extent: a product of named sets, or several that are disjoint. */
export type Extent = Who | { anyOf: (Who & { count: number })[] };
export interface Told {
  before: string;
  after: string;
  who: Extent;
  count: number;
  witness: string;
}
export interface CauseTold {
  edits: EditTold[];
}
export type Group = { cause: CauseTold; step: StepName } & Told & Pick<Difference, 'fields'>;
export type RiskTold = { risk: RiskCode } & Told;
export interface PageTold {
  page: string;
  file: string;
  differences: PageDifference[];
  /** Situations that end on the page, or on one that opens it. */
  count: number;
  who: Extent;
}
export interface Collateral {
  what: string;
  who: Extent;
  count: number;
}

/** `funnel.plan/1` */
export interface Plan {
  format: 'funnel.plan/1';
  base: string;
  situations: number;
  changed: number;
  space: Record<AxisName, number>;
  risks: RiskTold[];
  groups: Group[];
  pages: PageTold[];
  /** Edits that no visitor sees. */
  withoutEffect: EditTold[];
  /** Edits of what is the same for every visitor and is not compared: limits, calls, messages. */
  notCompared: EditTold[];
  /** What changes outside the stated intent; null where none was stated. */
  collateral: Collateral[] | null;
}

interface Sides {
  before: ReadConfig & { config: Config };
  after: ReadConfig & { config: Config };
}

/** Compares two configs situation by situation. */
export function planOf(sides: Sides, base: string, intent: Intent | null): Plan {
  const { before, after } = sides;
  const edits = editsOf(before.config, after.config);
  const whole = spaceOf(before.config, after.config);
  const space = intent ? splitByIntent(whole, intent) : whole;
  if (intent) {
    const { host, channel, city } = space;
    const pages = Object.keys({ ...before.config.pages, ...after.config.pages });
    refuseUnknown(intent, { host: host.names, channel: channel.names, city: city.names, page: pages });
  }
  const comparison = new Comparison(space, [before.config, after.config]);
  const both = { before: comparison.side(before.config), after: comparison.side(after.config) };
  const changes = comparison.changes(both.before, both.after);
  const weights = weightsOf(space);
  const teller = new Teller(space, weights, base);
  const causes = edits.length === 0 ? [] : causesOf(comparison, both, edits, changes);
  const differences = pageDifferences(before.config, after.config);
  const pages = pagesTold(comparison, both, differences, teller);
  const seen = new Set(pages.filter(({ count }) => count > 0).map(({ page }) => page));
  const unseen = causes
    .filter((cause) => cause.changes === comparison.same)
    .flatMap((cause) => cause.edits)
    .filter(
      (edit) => !causes.some((cause) => cause.changes !== comparison.same && cause.edits.includes(edit)),
    );
  const effectless = unseen.filter((edit) => !isOnPage(edit, before.config, after.config, differences, seen));
  const tell = (edit: Edit) => toldEdit(edit, sides);
  const plan: Plan = {
    format: 'funnel.plan/1',
    base,
    situations: sizeOf(space),
    changed: countWhere(changes, weights, (change) => change !== null),
    space: sizesOf(space),
    risks: [...risksOf(changes, teller), ...consentRisks(pages, base)],
    groups: causes.flatMap((cause) => groupsOf(cause, tell, teller)),
    pages,
    withoutEffect: effectless.filter((edit) => !isNotCompared(edit)).map(tell),
    notCompared: effectless.filter(isNotCompared).map(tell),
    collateral: null,
  };
  return intent ? { ...plan, collateral: collateralOf(changes, plan, intent, teller) } : plan;
}

/** Tells extents of one space. */
class Teller {
  readonly space: Space;
  readonly weights: readonly (readonly number[])[];
  readonly base: string;

  constructor(space: Space, weights: readonly (readonly number[])[], base: string) {
    this.space = space;
    this.weights = weights;
    this.base = base;
  }

  extent(products: readonly Product[]): { who: Extent; count: number } {
    const told = products.map((product) => ({
      ...whoOf(this.space, product),
      count: countOf(product, this.weights),
    }));
    const count = told.reduce((sum, one) => sum + one.count, 0);
    const [first] = told;
    if (told.length !== 1 || !first) return { who: { anyOf: told }, count };
    const { count: _, ...who } = first;
    return { who, count };
  }

  told(products: readonly Product[], before: string, after: string): Told {
    const witness = witnessOf(this.space, products);
    return { before, after, ...this.extent(products), witness: witness ? asCommand(witness, this.base) : '' };
  }
}

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;

const labelOf = ({ step, before, after }: Change): string => JSON.stringify([step, before, after]);

function groupsOf({ edits, changes }: Cause, tell: (edit: Edit) => EditTold, teller: Teller): Group[] {
  const cause = { edits: edits.map(tell) };
  const labels = new Map(valuesOf(changes).flatMap((change) => (change ? [[labelOf(change), change]] : [])));
  return [...extentsOf(changes, (change) => (change ? [labelOf(change)] : []))]
    .flatMap(([label, products]): Group[] => {
      const change = labels.get(label);
      if (!change) return [];
      const { step, before, after } = change;
      const [{ fields } = {}] = change.differences;
      return [{ cause, step, ...teller.told(products, before, after), ...(fields && { fields }) }];
    })
    .sort(byCount);
}

const riskKey = ({ risk, before, after }: Risk): string => JSON.stringify([risk, before, after]);

function risksOf(changes: ChangeNode, teller: Teller): RiskTold[] {
  const risks = new Map<string, Risk>();
  for (const change of valuesOf(changes)) {
    for (const risk of change?.risks ?? []) risks.set(riskKey(risk), risk);
  }
  const extents = extentsOf(changes, (change) => [...new Set((change?.risks ?? []).map(riskKey))]);
  return [...risks]
    .map(([key, { risk, before, after }]) => ({
      risk,
      ...teller.told(extents.get(key) ?? [], before, after),
    }))
    .sort(byCount);
}

function consentRisks(pages: readonly PageTold[], base: string): RiskTold[] {
  return pages.flatMap(({ page, differences, who, count }) =>
    differences
      .flatMap((one) => (one.consent ? [{ ...one, consent: one.consent }] : []))
      .map(({ at, before, after, consent }) => ({
        risk: `consent-${consent}` as const,
        before: `${at} ${before ?? ''}`.trim(),
        after: consent === 'changed' ? (after ?? '-') : '-',
        who,
        count,
        witness: `git diff ${base} -- definitions/pages/${page}.json definitions/forms`,
      })),
  );
}

function pagesTold(
  comparison: Comparison,
  both: { before: ReturnType<Comparison['side']>; after: ReturnType<Comparison['side']> },
  differences: ReadonlyMap<string, PageDifference[]>,
  teller: Teller,
): PageTold[] {
  if (differences.size === 0) return [];
  const { before, after } = both;
  const sideOf = (page: string) => (Object.hasOwn(after.config.pages, page) ? after : before);
  const showing = new Map([...differences.keys()].map((page) => [page, shownBy(sideOf(page).config, page)]));
  const wanted = new Set([...showing.values()].flatMap((pages) => [...pages]));
  const showsOf = (page: string) => [...showing].flatMap(([shown, on]) => (on.has(page) ? [shown] : []));
  const extents = new Map(
    [before, after].map((side) => [side, () => extentsOf(pagesMet(comparison, side, wanted), showsOf)]),
  );
  const known = new Map<unknown, Map<string, Product[]>>();
  return [...differences].map(([page, found]) => {
    const side = sideOf(page);
    const met = known.get(side) ?? extents.get(side)?.();
    if (!met) throw new Error('a page is on one of the sides');
    known.set(side, met);
    const file = `definitions/pages/${page}.json`;
    return { page, file, differences: found, ...teller.extent(met.get(page) ?? []) };
  });
}

/** Whether a page or form is told with the pages: it is different there, and somebody meets it. */
function isOnPage(
  { path: [kind, id = ''] }: Edit,
  before: Config,
  after: Config,
  differences: ReadonlyMap<string, PageDifference[]>,
  seen: ReadonlySet<string>,
): boolean {
  if (kind === 'pages') return differences.has(id) && seen.has(id);
  if (kind !== 'forms') return false;
  const shows = (page: string) =>
    [before, after].some((config) =>
      JSON.stringify(config.pages[page] ?? null).includes(`"form":${JSON.stringify(id)}`),
    );
  const withoutNote = (form: object | undefined) => canonical({ ...form, note: null, $schema: null });
  const isShown = [...seen].some((page) => differences.has(page) && shows(page));
  return isShown && withoutNote(before.forms[id]) !== withoutNote(after.forms[id]);
}

const notCompared = new Set(['site', 'endpoints', 'messages', 'trackers']);
/** Notes and the address of the schema are for colleagues and the editor; nobody else sees them. */
function isNotCompared({ path, before, after }: Edit): boolean {
  const [file = '', key] = path;
  if (!notCompared.has(file) || key === '$schema' || key === 'note' || path.at(-1) === '(order)')
    return false;
  const shown = (value: unknown) =>
    canonical(
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...value, note: null }
        : (value ?? null),
    );
  return shown(before) !== shown(after);
}

function collateralOf(changes: ChangeNode, plan: Plan, intent: Intent, teller: Teller): Collateral[] {
  const label = (change: Change | null) => (change ? [labelOf(change)] : []);
  const situations = [...extentsOf(changes, label)].flatMap(([key, products]) => {
    const out = products.flatMap((product) => outside(teller.space, intent, product));
    const [step, before, after] = JSON.parse(key) as [string, string, string];
    return out.length === 0 ? [] : [{ what: `${step}: ${before} → ${after}`, ...teller.extent(out) }];
  });
  const pages = plan.pages
    .filter(({ page, count }) => count > 0 && !isMeant(intent.page, page))
    .flatMap(({ page, who }) => {
      const out = productsOf(who, teller.space).flatMap((product) => outside(teller.space, intent, product));
      return out.length === 0 ? [] : [{ what: `page ${page}`, ...teller.extent(out) }];
    });
  return [...situations, ...pages];
}

/** Back from names to classes; both say the same. */
function productsOf(who: Extent, space: Space): Product[] {
  const all = 'anyOf' in who ? who.anyOf : [who];
  return all.map(
    (one) =>
      new Map(
        axisNames.flatMap((name): [number, number[]][] => {
          const members = one[name];
          if (!members) return [];
          const { classes, names } = space[name];
          const wanted = new Set(members);
          const fits = classes.flatMap((of, at) => (wanted.has(names[of[0] ?? 0] ?? '') ? [at] : []));
          return [[axisAt[name], fits]];
        }),
      ),
  );
}
