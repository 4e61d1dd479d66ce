import type { Config } from '../../schemas/index.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { pageDifferences } from '../edits/page-differences.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import { renamedConfig } from '../renames/apply-renames.ts';
import { detectRenames } from '../renames/detect-renames.ts';
import type { Rename, Revision } from '../renames/rename.ts';
import { type RenamedFact, withRenamedFacts } from '../renames/renamed-facts.ts';
import { type RenamedValue, withRenamedValues } from '../renames/renamed-values.ts';
import { sourcesOfBase } from '../renames/sources-of-base.ts';
import type { Language } from '../text/text.ts';
import { type Axis, openAxes } from './axes.ts';
import { casesOf, type VersusCase } from './cases.ts';
import { Explainer } from './explain.ts';
import { facetsOf, type PageEdit } from './facets.ts';
import { combination, combinations } from './fold.ts';
import type { ExplainInput } from './input.ts';
import { withOpenSteps } from './open-steps.ts';
import { type FoldedOutcome, resolveOpenAxes } from './resolve-open-axes.ts';
import type { Step } from './step.ts';
import { visitorViewOf } from './visitor-view.ts';

export interface VersusSide extends Revision {
  sources: Sources;
}

/** `funnel.explain-vs/1` */
export interface Versus {
  format: 'funnel.explain-vs/1';
  base: string;
  input: ExplainInput;
  /** The ids that were only renamed: they are compared as one and the same. */
  renamed: (Rename | RenamedFact | RenamedValue)[];
  /** Empty: nothing differs for this visitor. */
  differences: VersusCase[];
  before: { outcome: FoldedOutcome; steps: Step[] };
  after: { outcome: FoldedOutcome; steps: Step[] };
}

/**
 * Compares the visit of one visitor before and after an edit. Open axes are compared for all their values, and equal
 * differences are folded.
 */
export function compareVisit(
  sides: { before: VersusSide; after: VersusSide },
  base: string,
  input: ExplainInput,
  lang: Language,
): Versus {
  const renamed = detectRenames(sides.before, sides.after);
  const { config: renamedIds, renamedFacts } = withRenamedFacts(
    renamedConfig(sides.before, renamed),
    sides.after.config,
  );
  const { config: renamedBefore, renamedValues } = withRenamedValues(renamedIds, sides.after.config);
  const before = new Explainer(renamedBefore, sourcesOfBase(sides.before.sources, renamed));
  const after = new Explainer(sides.after.config, sides.after.sources);
  const axes = axesOfBoth(before, after, input);
  const flagAxes = new Set([before, after].flatMap(({ config }) => Object.keys(config.facts.flags)));
  const areFlagsOpen = axes.some(({ name }) => flagAxes.has(name));
  const pages = differencesWhereShown(renamedBefore, sides.after.config);
  const viewOf = (side: Explainer, one: ExplainInput) =>
    visitorViewOf(
      side.config,
      side.site(one.host),
      one,
      side.explain(one, lang, false).steps,
      areFlagsOpen,
      lang,
    );
  const facets = Array.from({ length: combinations(axes) }, (_, index) => {
    const values = combination(axes, index);
    const one = axes.reduce((given, axis, at) => axis.with(given, values[at] ?? null), input);
    return facetsOf(viewOf(before, one), viewOf(after, one), pages);
  });
  return {
    format: 'funnel.explain-vs/1',
    base,
    input,
    renamed: [...renamed, ...renamedFacts, ...renamedValues],
    differences: casesOf(axes, facets),
    before: explainSide(before, input, lang),
    after: explainSide(after, input, lang),
  };
}

/** The pages that differ, each with the pages that show it: a page in a sheet is shown by another page. */
export function differencesWhereShown(before: Config, after: Config): PageEdit[] {
  return [...pageDifferences(before, after)].map(([page, differences]) => ({
    page,
    differences,
    shownBy: new Set([...pagesShowing(before, page), ...pagesShowing(after, page)]),
  }));
}

function explainSide(explainer: Explainer, input: ExplainInput, lang: Language) {
  const resolved = resolveOpenAxes(explainer, input);
  const { steps } = explainer.explain(input, lang, true);
  return { outcome: resolved.outcome, steps: withOpenSteps(steps, resolved, lang) };
}

/** The axes that the situation leaves open in either revision, with the values that either revision distinguishes. */
function axesOfBoth(before: Explainer, after: Explainer, input: ExplainInput): Axis[] {
  const axes = new Map<string, Axis>();
  for (const explainer of [before, after]) {
    for (const axis of openAxes(explainer, input)) {
      const known = axes.get(axis.name);
      const values = [...new Set([...(known?.values ?? []), ...axis.values])];
      axes.set(axis.name, { ...axis, values });
    }
  }
  // The city first, because most edits that do not affect everybody are for some cities.
  return [...axes.values()].sort((a, b) => Number(b.name === 'city') - Number(a.name === 'city'));
}
