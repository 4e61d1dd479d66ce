import { classifyEdits } from '../acts/classify-edits.ts';
import { joinAlike } from '../causes/alike-causes.ts';
import type { Cause } from '../causes/causes.ts';
import type { Comparison } from '../compare/comparison.ts';
import type { Edit } from '../edits/edits.ts';
import { pageDifferences } from '../edits/page-differences.ts';
import { LedOnSides } from '../led-visitors/led-on-sides.ts';
import { EditsOfLosses } from '../page-content/edits-of-losses.ts';
import type { Rename } from '../renames/rename.ts';
import type { RenamedFact } from '../renames/renamed-facts.ts';
import { ChangeExtents } from './change-extents.ts';
import type { ComparedSides } from './compare-sides.ts';
import { EndSummaries } from './end-summaries.ts';
import { groupsOf, mostFirst } from './groups.ts';
import { pageRisks } from './page-risks.ts';
import { isOnPage, reportPages } from './pages.ts';
import type { Plan, ReportedRisk } from './plan.ts';
import { arrivalGroupsOf, RegressionDetector } from './regressions.ts';
import { actRisks, reportActs } from './report-acts.ts';

type Effects = Pick<Plan, 'risks' | 'groups' | 'pages' | 'acts' | 'withoutEffect' | 'notCompared'>;

/** What the edits do to visitors, pages and calls, and which of them do nothing. */
export function reportEffects(
  compared: ComparedSides,
  causes: readonly Cause[],
  risks: readonly ReportedRisk[],
  renamed: readonly (Rename | RenamedFact)[],
): Effects {
  const { sides, edits, comparison, both, reporter, report } = compared;
  const { before, after } = both;
  const led = new LedOnSides(comparison, both);
  const { acts, unjudged } = classifyEdits(comparison, both, edits, renamed, led);
  // Equal parts of the two configs are one object (with-shared-parts.ts): most edits touch no page and no form.
  const [was, is] = [sides.before.config, sides.after.config];
  const differences =
    was.pages === is.pages && was.forms === is.forms ? new Map<string, never[]>() : pageDifferences(was, is);
  const { pages, reached: reachedPages } = reportPages(comparison, both, differences, reporter, led);
  const byPage = { before: before.contents.byPage, after: after.contents.byPage };
  const detector = new RegressionDetector(sides.before.config, sides.after.config);
  const classifiers = {
    nodes: comparison.nodes,
    extents: new ChangeExtents(comparison.nodes),
    ends: new EndSummaries(
      comparison.nodes,
      reporter.weights,
      arrivalGroupsOf(detector, reporter.space.arrival),
    ),
    contents: { before: before.contents.byRoute, after: after.contents.byRoute },
  };
  const reached = new Set(pages.filter(({ count }) => count > 0).map(({ page }) => page));
  const isReported = (edit: Edit) =>
    isOnPage(edit, sides.before.config, sides.after.config, differences, reached);
  const acting = new Set([...acts.map(({ edit }) => edit), ...unjudged]);
  return {
    risks: [
      ...risks,
      ...pageRisks(pages, reachedPages, byPage, reporter, {
        of: new EditsOfLosses(was, is, edits),
        report,
      }),
      ...actRisks(acts, report, reporter),
    ].sort((one, other) => other.count - one.count),
    groups: mostFirst(
      joinAlike(causes, comparison.nodes, report).map((cause) =>
        groupsOf(cause, report, reporter, classifiers),
      ),
    ).flat(),
    pages,
    acts: reportActs(acts, report, reporter),
    withoutEffect: editsWithoutChanges(causes, comparison)
      .filter((edit) => !acting.has(edit) && !isReported(edit))
      .map(report),
    notCompared: unjudged.map(report),
  };
}

/** The edits that are part of no cause with changes. */
function editsWithoutChanges(causes: readonly Cause[], { nodes }: Comparison): Edit[] {
  const isWithout = ({ changes }: Cause) => changes === nodes.unchanged;
  const effective = new Set(causes.filter((cause) => !isWithout(cause)).flatMap(({ edits }) => edits));
  return causes
    .filter(isWithout)
    .flatMap(({ edits }) => edits)
    .filter((edit) => !effective.has(edit));
}
