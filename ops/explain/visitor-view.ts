import { type Brand, ownEntry, type Site } from '../../runtime/index.ts';
import { namedTables } from '../../schemas/index.ts';
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
  return { steps: shownSteps, fields: fieldsOf(found, isFromServer), pages: pagesOf(site, found) };
}

/** The page where the visit ends, and the pages of its destinations and after its login. */
function pagesOf(site: Site, { outcome: { landing, destinations, afterLogin } }: ResolvedVisit): Set<string> {
  const routes = [landing.name, afterLogin, ...namedTables.map((name) => destinations[name])];
  return new Set(routes.flatMap((route) => ownEntry(site.routes, route)?.page ?? []));
}

/** The fields of an outcome by name; hops without their rows, which visitors do not see. */
function fieldsOf({ outcome, brand }: ResolvedVisit, isFromServer: boolean): Map<string, unknown> {
  const { hops, ...rest } = outcome;
  const fields = new Map([...leavesOf('', rest), ...shownOf(brand)]);
  if (isFromServer)
    for (const name of Object.keys(outcome.flags)) fields.set(`flags.${name}`, flagFromServer);
  return fields.set(
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
