import { isObject, itemsOf, member } from '../json/json-values.ts';

/**
 * The route, or the destination table, to which a row leads everybody who finishes a page with an outcome; null where none
 * does, or it depends.
 * @param navigation - the content of its file
 */
export function routeOfOutcome(outcome: string, navigation: unknown): string | null {
  const rules = itemsOf(member(navigation, 'rules'));
  const go = member(
    rules.find((row) => soleOutcome(row) === outcome),
    'go',
  );
  return typeof go === 'string' ? go : null;
}

/** The outcome that a row tests, where it tests nothing else. */
export function soleOutcome(row: unknown): string | null {
  const when = member(row, 'when');
  const outcome = member(when, 'outcome');
  return isObject(when) && Object.keys(when).length === 1 && typeof outcome === 'string' ? outcome : null;
}
