import type { Config } from '../../schemas/index.ts';
import { stringsUnder } from '../json/json-values.ts';
import { formsOf, receiptsOn } from './page-blocks.ts';

/** The pages that show a page: the page itself, and those that open it in a sheet, at any depth. */
export function pagesShowing(config: Config, page: string): Set<string> {
  const opens = known.get(config) ?? opensOf(config);
  known.set(config, opens);
  const found = new Set([page]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [id, opened] of opens) if (opened.some((one) => found.has(one))) found.add(id);
  }
  return found;
}

/** By config, because `check`, `plan`, `find` and `explain --vs` ask about every page: half of the proof of invariants. */
const known = new WeakMap<Config, ReadonlyMap<string, readonly string[]>>();

const opensOf = (config: Config): Map<string, string[]> =>
  new Map(Object.keys(config.pages).map((id) => [id, [...openedBy(config, id), ...openedByLinks(config)]]));

/** A link with a login may lead to any page. */
const openedByLinks = ({ site }: Config): string[] => Object.values(site.linkLogin ?? {});

function openedBy({ pages, forms }: Config, id: string): string[] {
  const page = pages[id];
  if (!page) return [];
  const withdrawals = receiptsOn(page, { forms }).flatMap(({ receipt }) => receipt?.withdrawPage ?? []);
  const linked = stringsUnder([page.body, ...formsOf(page).map((form) => forms[form]?.fields)], 'page');
  return [...linked, ...withdrawals];
}

/** By config: hosts, comparisons and proofs ask for them. */
const knownOutcomes = new WeakMap<Config, Readonly<Record<string, readonly string[]>>>();

/** By page, its outcomes and those of the pages that it opens in a sheet: a sheet finishes the page below it. */
export function outcomesByPage(config: Config): Readonly<Record<string, readonly string[]>> {
  const known = knownOutcomes.get(config) ?? findOutcomes(config);
  knownOutcomes.set(config, known);
  return known;
}

function findOutcomes(config: Config): Record<string, string[]> {
  const found = new Map(
    Object.entries(config.pages).map(([id, { outcomes }]) => [id, [...(outcomes ?? [])]]),
  );
  for (const [id, { outcomes = [] }] of Object.entries(config.pages)) {
    if (outcomes.length === 0) continue;
    for (const page of pagesShowing(config, id)) {
      found.set(page, [...new Set([...(found.get(page) ?? []), ...outcomes])]);
    }
  }
  return Object.fromEntries(found);
}
