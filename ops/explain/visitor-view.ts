import { type Brand, deriveFacts, ownEntry, type Site } from '../../runtime/index.ts';
import { type Config, namedTables } from '../../schemas/index.ts';
import { withMarksOf } from '../conditions/mark-answers.ts';
import { conditionalPartsOf, hiddenParts } from '../conditions/page-conditions.ts';
import type { Language } from '../text/text.ts';
import type { ExplainInput } from './input.ts';
import { type ResolvedVisit, resolveVisit } from './outcome.ts';
import type { Step } from './step.ts';

/** The view of one visitor on one revision. */
export interface VisitorView {
  steps: readonly Step[];
  fields: ReadonlyMap<string, unknown>;
  pages: ReadonlySet<string>;
}

/** The value of an open flag that no row sets and the server therefore decides. */
const flagFromServer = 'server';
const flagsFromServerText = { zh: '与服务器返回的相同', en: 'as the server answers' };

/** @param areFlagsOpen - whether some flag is left open, so that flags of the server have no value */
export function visitorViewOf(
  config: Config,
  site: Site,
  input: ExplainInput,
  steps: readonly Step[],
  areFlagsOpen: boolean,
  lang: Language,
): VisitorView {
  const found = resolveVisit(site, input);
  const isFromServer = areFlagsOpen && found.flags.from === 'server';
  const shownSteps = isFromServer
    ? steps.map((step) => (step.stage === 'flags' ? { ...step, value: flagsFromServerText[lang] } : step))
    : steps;
  const fields = new Map([
    ...fieldsOf(found, isFromServer),
    ...targetsOf(site, found),
    ...partsShown(config, site, found),
  ]);
  return { steps: shownSteps, fields, pages: pagesOf(site, found) };
}

/** The page where the visit ends, and the pages of its destinations and after its login. */
function pagesOf(site: Site, { outcome: { landing, destinations, afterLogin } }: ResolvedVisit): Set<string> {
  const routes = [landing.name, afterLogin, ...namedTables.map((name) => destinations[name])];
  return new Set(routes.flatMap((route) => ownEntry(site.routes, route)?.page ?? []));
}

/** The page and the path of each route to which a login or a destination leads. */
function targetsOf(
  { routes }: Site,
  { outcome: { destinations, afterLogin } }: ResolvedVisit,
): [string, unknown][] {
  const names = namedTables.map((name) => [`destinations.${name}`, destinations[name]] as const);
  return [['afterLogin', afterLogin] as const, ...names].flatMap(([field, route]): [string, unknown][] => {
    const { page, path } = ownEntry(routes, route) ?? {};
    return [
      [`${field}.page`, page ?? null],
      [`${field}.path`, path ?? null],
    ];
  });
}

/** The conditional parts of the page where the visit ends that are not shown; no field where it has no such parts. */
function partsShown(
  config: Config,
  site: Site,
  { start, landing, outcome }: ResolvedVisit,
): [string, unknown][] {
  const { page } = outcome.landing;
  const parts = conditionalPartsOf(config).get(page);
  if (!parts) return [];
  const facts = deriveFacts(site, withMarksOf(start.situation.query, landing.situation), {
    route: landing.route,
    outcome: null,
  });
  return [[`${hiddenOn}${page}`, hiddenParts(parts, facts)]];
}
/** Before the page in the name of the field. */
export const hiddenOn = 'hidden.';

/** The fields of an outcome by name; hops without their rows, which visitors do not see. */
function fieldsOf({ outcome, brand, landing }: ResolvedVisit, isFromServer: boolean): Map<string, unknown> {
  const { hops, ...rest } = outcome;
  const fields = new Map([...leavesOf('', rest), ...shownOf(brand)]);
  if (isFromServer)
    for (const name of Object.keys(outcome.flags)) fields.set(`flags.${name}`, flagFromServer);
  // The last decision leads nowhere.
  const keepsQuery = landing.decisions.slice(0, -1).every((one) => one.keepQuery);
  return fields.set('landing.keepsQuery', keepsQuery).set(
    'hops',
    hops.map(({ to }) => to),
  );
}

const shownFields = new WeakMap<Brand, [string, unknown][]>();
/** The visible fields of a brand but for the title, which is a field of the outcome. */
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
