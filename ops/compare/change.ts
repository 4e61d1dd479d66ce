import type { Brand } from '../../runtime/index.ts';
import { type NamedTable, namedTables } from '../../schemas/index.ts';
import { areEqual, canonical } from '../json/canonical.ts';
import type { ContentRiskCode } from '../page-content/content-risks.ts';
import type {
  AfterLogin,
  Destinations,
  Landing,
  ResolvedFlags,
  Target,
  VisitEnd,
} from '../situations/result-part.ts';

/** What is reported to an ad network about a visitor of a channel. */
export interface ReportedAds {
  network: string | null;
  conversionId: string | null;
  scripts: readonly string[];
  /** Global or shape, event and report of the network and of the search-engine advertiser. */
  events: string;
}

/** The complete result for a visitor. */
export interface VisitorResult {
  /** Without its id, which visitors do not see. */
  brand: Omit<Brand, 'from' | 'id'>;
  flags: ResolvedFlags;
  destinations: Destinations;
  landing: VisitEnd['landing'];
  afterLogin: AfterLogin;
  ads: ReportedAds;
}

/** Risks of values that act in every situation alike: calls, conversions, activation, logins, time. */
export type ActRiskCode =
  | 'call-changed'
  | 'conversion-lost'
  | 'activation-changed'
  | 'flags-misread'
  | 'time-zone-changed'
  | 'one-tap-changed'
  | 'login-replaced'
  | 'law-relaxed'
  | 'disclosure-changed'
  | 'plugin-changed';

/** What visitors or the business may lose by a change. */
export type RiskCode =
  | ContentRiskCode
  | ActRiskCode
  | 'loop'
  | 'token-lost'
  | 'token-kept'
  | 'brand-changed'
  | 'company-changed'
  | 'conversion-changed'
  | 'tracker-changed'
  | 'consent-changed';
export interface Risk {
  risk: RiskCode;
  before: string;
  after: string;
}

/** The steps in the order of their decisions, because later steps follow from earlier ones. */
const steps = [
  'brand',
  'flags',
  ...namedTables.map((name) => `destination.${name}` as const),
  'afterLogin',
  'navigation',
  'shown',
  'ads',
] as const;
export type StepName = (typeof steps)[number];

/** The difference of one step between the two revisions. */
export interface Difference {
  step: StepName;
  before: string;
  after: string;
  /** For a brand and for ads: the fields that differ, which `before` and `after` join into one text. */
  fields?: FieldDifference[];
}

/** A field by its keys, as `theme.primary`; null where a revision lacks it. */
export interface FieldDifference {
  field: string;
  before: string | null;
  after: string | null;
}

/** The change of a situation, named by its first step that differs. */
export interface Change extends Difference {
  /** Every step that differs, in order. */
  differences: Difference[];
  risks: Risk[];
}

type FlatRecord = Record<string, unknown>;

/** The fields of two records that differ. */
function fieldsOf(one: FlatRecord, other: FlatRecord): FieldDifference[] {
  const [flat, otherFlat] = [flattened(one), flattened(other)];
  const names = [...new Set([...flat.keys(), ...otherFlat.keys()])];
  return names
    .map((field) => ({ field, before: flat.get(field) ?? null, after: otherFlat.get(field) ?? null }))
    .filter(({ before, after }) => before !== after);
}
/** The fields of one revision, each as `name value`. */
const fieldsText = (fields: readonly FieldDifference[], side: 'before' | 'after'): string =>
  fields.map((one) => `${one.field} ${one[side] ?? '-'}`).join('; ');

const inFields = (step: StepName, one: FlatRecord, other: FlatRecord): Difference => {
  const fields = fieldsOf(one, other);
  return { step, before: fieldsText(fields, 'before'), after: fieldsText(fields, 'after'), fields };
};
/** Values by name; those of a nested record as `theme.primary`. */
const flattened = (of: FlatRecord): Map<string, string | null> =>
  new Map(
    Object.entries(of).flatMap(([name, one]): [string, string | null][] =>
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? Object.entries(one).map(([key, inner]) => [`${name}.${key}`, value(inner)])
        : [[name, value(one)]],
    ),
  );
const value = (of: unknown): string | null =>
  of === null || of === undefined ? null : typeof of === 'object' ? canonical(of) : String(of);

export const brandDifference = (one: VisitorResult['brand'], other: VisitorResult['brand']): Difference[] =>
  areEqual(one, other) ? [] : [inFields('brand', { ...one }, { ...other })];

export const adsDifference = (one: ReportedAds, other: ReportedAds): Difference[] =>
  areEqual(one, other) ? [] : [inFields('ads', { ...one }, { ...other })];

const flagsText = ({ from, flags }: ResolvedFlags): string =>
  flags === null ? from : `${Object.values(flags).join()} (${from})`;

export const flagsDifference = (one: ResolvedFlags, other: ResolvedFlags): Difference[] =>
  differenceOf('flags', flagsText(one), flagsText(other));

export const destinationsDifference = (
  one: Destinations,
  other: Destinations,
  tables: readonly NamedTable[],
): Difference[] =>
  tables.flatMap((name) =>
    differenceAt(
      `destination.${name}`,
      [destination(one, name), one.targets[name]],
      [destination(other, name), other.targets[name]],
    ),
  );

export const afterLoginDifference = (one: AfterLogin, other: AfterLogin): Difference[] =>
  differenceAt('afterLogin', [loginText(one), one], [loginText(other), other]);

export function landingDifference(one: VisitEnd['landing'], other: VisitEnd['landing']): Difference[] {
  return areEqual(one, other) ? [] : differenceOf('navigation', ...landingTexts(one, other));
}

const differenceOf = (step: StepName, before: string, after: string): Difference[] =>
  before === after ? [] : [{ step, before, after }];

/** A route that shows another page, or has another path, is a difference of all visitors who are led there. */
function differenceAt(
  step: StepName,
  [before, was]: readonly [string, Target],
  [after, is]: readonly [string, Target],
): Difference[] {
  if (before !== after || areEqual([was.page, was.path], [is.page, is.path]))
    return differenceOf(step, before, after);
  const text = ({ page, path }: Target) => `${before} [${page}] ${path}`;
  return differenceOf(step, text(was), text(is));
}

const destination = ({ routes, reasons }: Destinations, name: NamedTable): string =>
  routes[name] + broken(reasons[name]);
const broken = (reason: string): string =>
  reason === 'destinationLoop' || reason === 'routeMissing' ? ` (${reason})` : '';

const endText = (route: string, end: Landing['end'], message: string | null): string =>
  route + (end === 'hold' ? ` (${message ?? end})` : end === 'tooManyHops' ? ' (loop)' : '');
const loginText = ({ route, end, message }: AfterLogin): string => endText(route, end, message);

/** The pages; for equal pages, the state of the visitor. */
function landingTexts(one: VisitEnd['landing'], other: VisitEnd['landing']): [string, string] {
  const [before, after] = [pageText(one), pageText(other)];
  if (before !== after || one.part === 'noArrival' || other.part === 'noArrival') return [before, after];
  const fields = fieldsOf({ ...one }, { ...other });
  return [`${before}: ${fieldsText(fields, 'before')}`, `${after}: ${fieldsText(fields, 'after')}`];
}

function pageText(landing: VisitEnd['landing']): string {
  if (landing.part === 'noArrival') return '-';
  const { route, page, path, end, message } = landing;
  return `${endText(route, end, message)} [${page}]${path === null ? '' : ` ${path}`}`;
}

const orderOf: ReadonlyMap<StepName, number> = new Map(steps.map((step, at) => [step, at]));

/** A change that differs in these steps, or null. */
export function changeOf(differences: readonly Difference[], risks: Risk[]): Change | null {
  const ordered =
    differences.length > 1
      ? [...differences].sort((a, b) => (orderOf.get(a.step) ?? 0) - (orderOf.get(b.step) ?? 0))
      : [...differences];
  const [first] = ordered;
  return first ? { ...first, differences: ordered, risks } : null;
}
