import type { PageDifference } from '../edits/page-difference.ts';
import type { Step } from './step.ts';
import { hiddenOn, type VisitorView } from './visitor-view.ts';

export type StepSummary = Omit<Step, 'rejected'>;
/** One stage on both revisions; null where a revision has no such step. */
export interface StepDifference {
  stage: string;
  before: StepSummary | null;
  after: StepSummary | null;
}
/** A value of the outcome that differs: `brand.companyName`, `brand.theme.radius`, `page.form-package`. */
export interface FieldDifference {
  field: string;
  before: unknown;
  after: unknown;
  /** Of a page: what differs, and at which block or field. */
  what?: PageDifference['what'];
  at?: string;
}
/** The differences of one stage or of one page. */
export interface Facet {
  /** Equal for two visitors with the same difference. */
  key: string;
  steps: StepDifference[];
  fields: FieldDifference[];
}

/** A page that differs, and the pages that show it. */
export interface PageEdit {
  page: string;
  differences: readonly PageDifference[];
  shownBy: ReadonlySet<string>;
}

/** The stage that decides a field of the outcome. */
function stageOf(field: string): string {
  const [head = '', name] = field.split('.');
  if (head === 'destinations') return `destination.${name}`;
  if (head === 'landing' || head === 'hops') return 'navigation';
  if (head === 'flagsFrom') return 'flags';
  if (field.startsWith(hiddenOn)) return 'shown';
  return head === 'title' ? 'brand' : head;
}

/** Stages that are listed with another one: a city rule with the flags that it sets. */
const withStage: Record<string, string> = { cityRule: 'flags' };

/** The differences of one visitor by stage and by page, in the order of a visit. */
export function facetsOf(before: VisitorView, after: VisitorView, edits: readonly PageEdit[]): Facet[] {
  const fields = fieldDifferences(before.fields, after.fields);
  const steps = stepDifferences(before.steps, after.steps);
  const stages = new Set([...before.steps, ...after.steps].map(({ stage }) => withStage[stage] ?? stage));
  for (const { field } of fields) stages.add(stageOf(field));
  const stageFacets = [...stages].flatMap((stage) => {
    const items = steps.filter((one) => (withStage[one.stage] ?? one.stage) === stage);
    const shown = fields.filter(({ field }) => stageOf(field) === stage);
    return items.length + shown.length > 0 ? [facet(stage, items, shown)] : [];
  });
  const pages = [...before.pages, ...after.pages];
  const met = edits.filter(({ shownBy }) => pages.some((page) => shownBy.has(page)));
  const pageFacets = met.map(({ page, differences }) =>
    facet(
      `page ${page}`,
      [],
      differences.map(({ what, at, before, after }) => ({ field: `page.${page}`, before, after, what, at })),
    ),
  );
  return [...stageFacets, ...pageFacets];
}

/** The value of a city rule is the city, which may be any city of the rule; its effect is in the reason. */
const comparedValue = (stage: string, step: StepSummary | null) =>
  stage === 'cityRule' ? step?.reason : step?.value;

const facet = (name: string, steps: StepDifference[], fields: FieldDifference[]): Facet => ({
  key: JSON.stringify([
    name,
    steps.map(({ stage, before, after }) => [
      stage,
      comparedValue(stage, before),
      comparedValue(stage, after),
    ]),
    fields,
  ]),
  steps,
  fields,
});

/** Steps are paired within their stage: an additional redirect must not make all later steps differ. */
function stepDifferences(before: readonly Step[], after: readonly Step[]): StepDifference[] {
  const stages = [...new Set([...before, ...after].map(({ stage }) => stage))];
  const pairs = stages.flatMap((stage) => {
    const [old, now] = [before, after].map((steps) => steps.filter((step) => step.stage === stage));
    const length = Math.max(old?.length ?? 0, now?.length ?? 0);
    return Array.from({ length }, (_, at) => ({ stage, before: old?.[at], after: now?.[at] }));
  });
  // A row that only moved to another line has the same value.
  const differ = pairs.filter((pair) => pair.before?.value !== pair.after?.value);
  const flags = differ.some(({ stage }) => stage === 'flags');
  // The value of a city rule is the city, which is equal; the flags, which differ, are in its reason.
  const isCause = ({ stage, before: old, after: now }: (typeof pairs)[number]) =>
    flags && stage === 'cityRule' && old?.reason !== now?.reason;
  return pairs
    .filter((pair) => differ.includes(pair) || isCause(pair))
    .map((pair) => ({ stage: pair.stage, before: summaryOf(pair.before), after: summaryOf(pair.after) }));
}

function summaryOf(step: Step | undefined): StepSummary | null {
  if (!step) return null;
  const { rejected: _, ...rest } = step;
  return rest;
}

function fieldDifferences(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): FieldDifference[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  // The parts of a page are compared where both visits end on it.
  // Another route has another page and path.
  const isOfSameRoute = (field: string) => {
    const [, route] = /^(afterLogin|destinations\.\w+)\.(?:page|path)$/.exec(field) ?? [];
    return route === undefined || !isOther(before.get(route), after.get(route));
  };
  const isCompared = (field: string) =>
    isOfSameRoute(field) && (!field.startsWith(hiddenOn) || (before.has(field) && after.has(field)));
  return [...names]
    .filter(isCompared)
    .filter((field) => isOther(before.get(field), after.get(field)))
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }));
}

const isOther = (before: unknown, after: unknown): boolean =>
  before !== after && JSON.stringify(before) !== JSON.stringify(after);
