import type { Config } from '../../schemas/index.ts';
import type { Comparison } from '../compare/comparison.ts';
import type { ConfigRevision } from '../compare/config-revision.ts';
import { pagesReached, tokenHolders } from '../compare/landing-labels.ts';
import type { Edit } from '../edits/edits.ts';
import { member } from '../json/json-values.ts';
import type { LedOnSides } from '../led-visitors/led-on-sides.ts';
import type { Led } from '../led-visitors/led-visitors.ts';
import type { Rename } from '../renames/rename.ts';
import type { RenamedFact } from '../renames/renamed-facts.ts';
import { Diagrams, zip } from '../situations/diagram.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import { axisAt, type SituationSpace } from '../situations/situation-space.ts';
import type { Act } from './act.ts';
import { type ActRisk, riskOf } from './act-risk.ts';
import { type AtResults, atResultsOf } from './at-results.ts';
import { type ChangedValue, changedValues } from './changed-values.ts';
import { type ActReach, reachOfAct } from './reach-of-act.ts';
import { renamedStoredNames } from './renamed-stored-names.ts';
import { isSameCall } from './same-call.ts';
import { unauthorizedRisks } from './unauthorized-risks.ts';
import { classOf } from './value-classes.ts';

/** A changed value that acts, with the visitors who meet it. */
export interface ActChange {
  edit: Edit;
  act: Act;
  value: ChangedValue;
  risks: readonly ActRisk[];
  products: readonly Product[];
  /** Of an act on pages: of which channels and hosts somebody is led there. */
  led?: Led;
  /** Of a text that is shown at results of calls alone. */
  atResults?: AtResults;
}

/** The changed values of edits by how they are compared. */
export interface ClassifiedEdits {
  acts: ActChange[];
  /** Edits of which some value has no class: nothing has compared it. */
  unjudged: Edit[];
}

/**
 * Sorts what the edits change by class, and finds whom the acts reach.
 * @param renamed - ids that both revisions have by their new names
 */
export function classifyEdits(
  comparison: Comparison,
  both: { before: ConfigRevision; after: ConfigRevision },
  edits: readonly Edit[],
  renamed: readonly (Rename | RenamedFact)[],
  led: LedOnSides,
): ClassifiedEdits {
  const configs = [both.before.config, both.after.config];
  const found: (Omit<ActChange, 'products' | 'risks'> & { reach: ActReach })[] = [];
  const unjudged: Edit[] = [];
  for (const edit of edits) {
    if (edit.kind === 'moved') continue;
    for (const value of changedValues(edit.before, edit.after, edit.path)) {
      const of = classOf(value.path);
      if (of === null) unjudged.push(edit);
      if (of === null || of === 'decides' || of === 'shown' || of === 'unread') continue;
      const reach = reachOfAct(of, value.path, configs);
      if (isOfNewFact(value, both.before.config) || isOfOtherPlugin(value, both)) continue;
      if (of === 'call' && isSameCall(value.path, both.before.config, both.after.config)) continue;
      found.push({ edit, act: of, value, reach });
    }
  }
  for (const edit of renamedStoredNames(renamed, both.after.config)) {
    const reach = reachOfAct('storage', edit.path, configs);
    found.push({ edit, act: 'storage', value: edit, reach });
  }
  const pages = new PageExtents(comparison, both, found);
  const acts = found.map(({ reach, ...one }) => {
    const products =
      reach.of === 'tokenHolders'
        ? tokenHolders(comparison, both.after)
        : productsOf(reach, comparison.space, pages);
    const atResults = one.act === 'text' ? atResultsOf(one.value.path[2] ?? '', configs) : null;
    return {
      ...one,
      products,
      risks: risksOf(one, products, both, comparison),
      ...(reach.of === 'pages' && products.length > 0 && { led: led.onEither(reach.pages) }),
      ...(atResults && { atResults }),
    };
  });
  return { acts: acts.filter(({ products }) => products.length > 0), unjudged: [...new Set(unjudged)] };
}

function risksOf(
  { act, value }: Pick<ActChange, 'act' | 'value'>,
  products: readonly Product[],
  both: { before: ConfigRevision; after: ConfigRevision },
  comparison: Comparison,
): ActRisk[] {
  if (act === 'unauthorized') return unauthorizedRisks(comparison, both, value);
  const risk = riskOf(act, value, isNewEntry(value.path, both.before.config));
  return risk === null ? [] : [{ risk, products }];
}

/** The keys that a path has down to the entry that it is of, by file and part. */
const depthOfEntry: Readonly<Record<string, number>> = {
  'endpoints endpoints': 3,
  'trackers networks': 3,
  'trackers clickIds': 3,
  'trackers searchAdvertiser': 2,
  'trackers record': 2,
  'facts appName': 2,
};

/** Whether the base has nothing by the name of the entry that a value is of. */
function isNewEntry(path: readonly string[], before: Config): boolean {
  const [file = '', part = ''] = path;
  const isOfPlugin = file === 'plugins' || file === 'pluginCode';
  const depth = isOfPlugin ? 2 : depthOfEntry[`${file} ${part}`];
  return depth !== undefined && member(before, ...path.slice(0, depth)) === undefined;
}

/**
 * Whether a plug-in is gone, or its definition new: what pages have of it is compared as pages, and nothing else runs. The
 * code of a new one is told, because nobody has judged it.
 */
const isOfOtherPlugin = (
  { path: [file, id = ''] }: ChangedValue,
  { before, after }: { before: ConfigRevision; after: ConfigRevision },
): boolean =>
  (file === 'plugins' && !Object.hasOwn(before.config.plugins ?? {}, id)) ||
  ((file === 'plugins' || file === 'pluginCode') && !Object.hasOwn(after.config.plugins ?? {}, id));

/** No row of the base tests a fact that the base does not declare; rows of the head are compared. */
const isOfNewFact = ({ path: [file, part, fact = ''] }: ChangedValue, { facts }: Config): boolean =>
  file === 'facts' && (part === 'flags' || part === 'channelInfo') && !Object.hasOwn(facts[part], fact);

function productsOf(
  reach: Exclude<ActReach, { of: 'tokenHolders' }>,
  space: SituationSpace,
  pages: PageExtents,
): readonly Product[] {
  if (reach.of === 'everyone') return [new Map()];
  if (reach.of === 'pages') return pages.of(reach.pages);
  const { channel, info } = space;
  const classes =
    reach.of === 'channels'
      ? classesWith(channel, (value) => reach.channels.has(value))
      : classesWith(info, (value) => reach.values.has(value?.[reach.fact] ?? ''));
  const at = reach.of === 'channels' ? axisAt.channel : axisAt.info;
  return classes.length > 0 ? [new Map([[at, classes]])] : [];
}

const classesWith = <V>(
  { classes, values }: { classes: readonly (readonly number[])[]; values: readonly V[] },
  meets: (value: V) => boolean,
): number[] =>
  classes.flatMap((members, at) => (members.some((member) => meets(values[member] as V)) ? [at] : []));

/** The visitors of sets of pages in one of the revisions; all sets are found by one comparison. */
class PageExtents {
  readonly #extents: Map<string, Product[]>;

  constructor(
    comparison: Comparison,
    { before, after }: { before: ConfigRevision; after: ConfigRevision },
    found: readonly { reach: ActReach }[],
  ) {
    const sets = new Map<string, ReadonlySet<string>>();
    for (const { reach } of found) if (reach.of === 'pages') sets.set(keyOf(reach.pages), reach.pages);
    const wanted = new Set([...sets.values()].flatMap((pages) => [...pages]));
    const keysOf = (reached: readonly string[]) =>
      [...sets].flatMap(([key, pages]) => (reached.some((page) => pages.has(page)) ? [key] : []));
    const diagrams = new Diagrams<readonly string[]>((keys) => keys.join());
    const reached = () => [before, after].map((revision) => pagesReached(comparison, revision, wanted));
    const keys = () => zip(diagrams, reached(), (pages) => diagrams.leaf(keysOf(pages)));
    this.#extents = sets.size > 0 ? extentsOf(keys(), (all) => all) : new Map();
  }

  of(pages: ReadonlySet<string>): readonly Product[] {
    return this.#extents.get(keyOf(pages)) ?? [];
  }
}

const keyOf = (pages: ReadonlySet<string>): string => JSON.stringify([...pages].sort());
