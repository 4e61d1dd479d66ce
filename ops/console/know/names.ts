import { resultCodes } from '../../../schemas/api.ts';
import { placeholderPattern } from '../../../schemas/index.ts';
import type { Explainer } from '../../explain/explain.ts';
import type { ExplainInput } from '../../explain/input.ts';
import { entriesOf, isObject, itemsOf, member } from '../../raw-json.ts';
import type { Names } from '../api.ts';
import type { Side } from './question.ts';
import type { Sides } from './sides.ts';

/**
 * What routes, outcomes and flags are called, from what visitors read there. Of a draft that cannot be walked those on
 * the disk; null where that cannot either.
 */
export function namesOf(sides: Sides, side: Side): Names | null {
  const explainer = sides.explainer('draft', side) ?? sides.explainer('disk', side);
  if (!explainer) return null;
  const { routes, pages } = explainer.config;
  return {
    routes: Object.fromEntries(
      Object.entries(routes.routes).map(([id, { page }]) => [id, headingOf(pages[page])]),
    ),
    outcomes: outcomeNames(explainer),
    refused: refusedOutcomes(explainer),
    flags: flagRoutes(explainer),
  };
}

/** The title of a page, else the first that stands on it; empty where it has none. */
function headingOf(page: unknown): string {
  const title = textAt(page, 'title').replace(placeholderPattern, '…');
  // What is only the name of a brand is no name of a page.
  if (/[^…\s]/.test(title)) return title;
  for (const block of itemsOf(member(page, 'body'))) {
    const found = headingOf({ title: member(block, 'title'), body: member(block, 'blocks') });
    if (found !== '') return found;
  }
  return '';
}

/** Of one name the first page that has it: where it is pressed, it says the same everywhere. */
function outcomeNames({ config }: Explainer): Names['outcomes'] {
  const found: Names['outcomes'] = {};
  for (const { outcomes, body } of Object.values(config.pages)) {
    const take = (value: unknown, label: string): void => {
      if (typeof value === 'string' && outcomes.includes(value)) found[value] ??= label;
      if (Array.isArray(value)) for (const one of value) take(one, label);
      if (!isObject(value)) return;
      const form = config.forms[textAt(value, 'form')];
      const own = textAt(value, 'label') || form?.submitLabel || textAt(value, 'title') || label;
      for (const [, inner] of entriesOf(value)) take(inner, own);
    };
    take(body, '');
  }
  return found;
}

/** Those with which a call ends that was not taken: of any code but the one of success, and never of that. */
function refusedOutcomes({ config }: Explainer): string[] {
  const found = { taken: new Set<unknown>(), refused: new Set<unknown>() };
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one);
    if (!isObject(value)) return;
    const result = member(value, 'onResult');
    for (const one of itemsOf(member(result, 'cases'))) {
      const codes = [member(one, 'code')].flat();
      found[codes.includes(resultCodes.ok) ? 'taken' : 'refused'].add(member(one, 'finish'));
    }
    found.refused.add(member(member(result, 'otherwise'), 'finish'));
    for (const [, inner] of entriesOf(value)) look(inner);
  };
  for (const { body } of Object.values(config.pages)) look(body);
  return [...found.refused].filter((one): one is string => typeof one === 'string' && !found.taken.has(one));
}

const values = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function flagRoutes(explainer: Explainer): Names['flags'] {
  const of = (flags: NonNullable<ExplainInput['flags']>) => explainer.outcome({ flags });
  return {
    input_form: ([0, 1] as const).map((value) => of({ input_form: value }).afterLogin),
    succ_todo: values.map((value) => of({ succ_todo: value }).destinations.success),
    fail_todo: values.map((value) => of({ fail_todo: value }).destinations.failure),
  };
}

const textAt = (value: unknown, key: string): string => {
  const text = member(value, key);
  return typeof text === 'string' ? text : '';
};
