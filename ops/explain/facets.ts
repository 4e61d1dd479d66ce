import { type Brand, ownEntry, type Site } from '../../runtime/index.ts';
import { namedTables } from '../../schemas/index.ts';
import type { PageDifference } from '../edits/page-difference.ts';
import type { Language } from '../text/text.ts';
import type { ExplainInput } from './input.ts';
import { type ResolvedVisit, resolveVisit } from './outcome.ts';
import type { Step } from './step.ts';

export type StepSummary = Omit<Step, 'rejected'>;
/** One stage on both sides; null where one of them has no such step. */
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
/** What differs of one stage or of one page: told together, because it comes together. */
export interface Facet {
  /** Equal for two visitors to whom this makes the same difference. */
  key: string;
  steps: StepDifference[];
  fields: FieldDifference[];
}

/** A page that differs, and the pages on which it is met. */
export interface PageEdit {
  page: string;
  differences: readonly PageDifference[];
  shownBy: ReadonlySet<string>;
}

/** What one visitor meets on one side. */
export interface VisitorView {
  steps: readonly Step[];
  fields: ReadonlyMap<string, unknown>;
  pages: ReadonlySet<string>;
}

/** A flag that is not given and that nothing sets: whatever the server answers is what the visitor gets. */
const asAnswered = 'server';
const asAnsweredText = { zh: '与服务器返回的相同', en: 'as the server answers' };

/** @param passed - whether the flags are left open, so that one that is only passed through has no value of its own */
export function visitorViewOf(
  site: Site,
  input: ExplainInput,
  told: readonly Step[],
  passed: boolean,
  lang: Language,
): VisitorView {
  const found = resolveVisit(site, input);
  const isPassed = passed && found.flags.from === 'server';
  const steps = isPassed
    ? told.map((step) => (step.stage === 'flags' ? { ...step, value: asAnsweredText[lang] } : step))
    : told;
  return { steps, fields: fieldsOf(found, isPassed), pages: pagesOf(site, found) };
}

/** The page on which the visit ends, and those of its destinations and after its login. */
function pagesOf(site: Site, { outcome: { landing, destinations, afterLogin } }: ResolvedVisit): Set<string> {
  const routes = [landing.name, afterLogin, ...namedTables.map((name) => destinations[name])];
  return new Set(routes.flatMap((route) => ownEntry(site.routes, route)?.page ?? []));
}

/** The parts of an outcome by name; the rows of its hops are no part of what a visitor meets. */
function fieldsOf({ outcome, brand }: ResolvedVisit, isPassed: boolean): Map<string, unknown> {
  const { hops, ...rest } = outcome;
  const fields = new Map([...leavesOf('', rest), ...shownOf(brand)]);
  if (isPassed) for (const name of Object.keys(outcome.flags)) fields.set(`flags.${name}`, asAnswered);
  return fields.set(
    'hops',
    hops.map(({ to }) => to),
  );
}

const shownFields = new WeakMap<Brand, [string, unknown][]>();
/** All that is shown of a brand; the title is told of its own. */
function shownOf(brand: Brand): [string, unknown][] {
  const known = shownFields.get(brand);
  if (known) return known;
  const { from: _, title: __, ...shown } = brand;
  const fields = leavesOf('brand.', shown);
  shownFields.set(brand, fields);
  return fields;
}

const leavesOf = (prefix: string, value: object): [string, unknown][] =>
  Object.entries(value).flatMap(([name, one]): [string, unknown][] =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? leavesOf(`${prefix}${name}.`, one)
      : [[prefix + name, one]],
  );

/** The stage that a field of the outcome comes of. */
function stageOf(field: string): string {
  const [head = '', name] = field.split('.');
  if (head === 'destinations') return `destination.${name}`;
  if (head === 'landing' || head === 'hops') return 'navigation';
  if (head === 'flagsFrom') return 'flags';
  return head === 'title' ? 'brand' : head;
}

/** What is told with another stage: a city rule with the flags that it sets. */
const withStage: Record<string, string> = { cityRule: 'flags' };

/** All that differs for one visitor, by stage and by page, in the order of a visit. */
export function facetsOf(before: VisitorView, after: VisitorView, edits: readonly PageEdit[]): Facet[] {
  const fields = fieldDifferences(before.fields, after.fields);
  const steps = stepDifferences(before.steps, after.steps);
  const stages = new Set([...before.steps, ...after.steps].map(({ stage }) => withStage[stage] ?? stage));
  for (const { field } of fields) stages.add(stageOf(field));
  const ofStages = [...stages].flatMap((stage) => {
    const told = steps.filter((one) => (withStage[one.stage] ?? one.stage) === stage);
    const shown = fields.filter(({ field }) => stageOf(field) === stage);
    return told.length + shown.length > 0 ? [facet(stage, told, shown)] : [];
  });
  const pages = [...before.pages, ...after.pages];
  const met = edits.filter(({ shownBy }) => pages.some((page) => shownBy.has(page)));
  const ofPages = met.map(({ page, differences }) =>
    facet(
      `page ${page}`,
      [],
      differences.map(({ what, at, before, after }) => ({ field: `page.${page}`, before, after, what, at })),
    ),
  );
  return [...ofStages, ...ofPages];
}

/** A city rule tells the city, which may be any of those it holds in; what it does there is the reason. */
const toldValue = (stage: string, step: StepSummary | null) =>
  stage === 'cityRule' ? step?.reason : step?.value;

const facet = (name: string, steps: StepDifference[], fields: FieldDifference[]): Facet => ({
  key: JSON.stringify([
    name,
    steps.map(({ stage, before, after }) => [stage, toldValue(stage, before), toldValue(stage, after)]),
    fields,
  ]),
  steps,
  fields,
});

/** Steps are paired within their stage: a redirect more must not make all that follows differ. */
function stepDifferences(before: readonly Step[], after: readonly Step[]): StepDifference[] {
  const stages = [...new Set([...before, ...after].map(({ stage }) => stage))];
  const pairs = stages.flatMap((stage) => {
    const [old, now] = [before, after].map((steps) => steps.filter((step) => step.stage === stage));
    const length = Math.max(old?.length ?? 0, now?.length ?? 0);
    return Array.from({ length }, (_, at) => ({ stage, before: old?.[at], after: now?.[at] }));
  });
  // A row that only moved to another line says the same.
  const differ = pairs.filter((pair) => pair.before?.value !== pair.after?.value);
  const flags = differ.some(({ stage }) => stage === 'flags');
  // A city rule tells the city, which is the same, and in its reason the flags, which are not.
  const isCause = ({ stage, before: old, after: now }: (typeof pairs)[number]) =>
    flags && stage === 'cityRule' && old?.reason !== now?.reason;
  return pairs
    .filter((pair) => differ.includes(pair) || isCause(pair))
    .map((pair) => ({ stage: pair.stage, before: toldOf(pair.before), after: toldOf(pair.after) }));
}

function toldOf(step: Step | undefined): StepSummary | null {
  if (!step) return null;
  const { rejected: _, ...told } = step;
  return told;
}

function fieldDifferences(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): FieldDifference[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((field) => isOther(before.get(field), after.get(field)))
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }));
}

const isOther = (before: unknown, after: unknown): boolean =>
  before !== after && JSON.stringify(before) !== JSON.stringify(after);
