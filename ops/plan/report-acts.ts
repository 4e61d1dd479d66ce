import type { Act } from '../acts/act.ts';
import type { AtResults } from '../acts/at-results.ts';
import type { ActChange } from '../acts/classify-edits.ts';
import type { RiskCode } from '../compare/change.ts';
import type { Edit } from '../edits/edits.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { Led } from '../led-visitors/led-visitors.ts';
import type { Extent, ReportedRisk } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

/** A changed value that acts in every situation alike, with the visitors who meet it. */
export interface ReportedAct {
  act: Act;
  edit: ReportedEdit;
  /** The keys of the value: `site api timeoutMs`. */
  value: string;
  before: string | null;
  after: string | null;
  /** What is lost first; null where nothing is. The risks of the plan are all that it has. */
  risk: RiskCode | null;
  who: Extent;
  count: number;
  /** Of an act on pages, as of a page; JSON leaves it out. */
  led?: Led;
  /** Of a text that is shown at results of calls alone; JSON leaves it out. */
  atResults?: AtResults;
}

const textOf = (value: unknown): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** Every act with its visitors; those with a risk first, then those that reach most. */
export function reportActs(
  acts: readonly ActChange[],
  report: (edit: Edit) => ReportedEdit,
  reporter: PlanReporter,
): ReportedAct[] {
  return acts
    .map(({ act, edit, value: { path, before, after }, risks, products, led, atResults }) => ({
      act,
      edit: report(edit),
      value: path.filter((key, at) => at !== 1 || key !== path[0]).join(' '),
      before: textOf(before),
      after: textOf(after),
      risk: risks[0]?.risk ?? null,
      ...reporter.extent(products),
      ...(led && { led }),
      ...(atResults && { atResults }),
    }))
    .sort((one, other) => Number(other.risk !== null) - Number(one.risk !== null) || other.count - one.count);
}

/** The risks of acts, each with its edit. */
export function actRisks(
  acts: readonly ActChange[],
  report: (edit: Edit) => ReportedEdit,
  reporter: PlanReporter,
): ReportedRisk[] {
  return acts.flatMap(({ edit, value, risks, led }) => {
    const { path, before, after } = value;
    // The last key of a fact is `pointer` or `otherwise`, which would not tell of which.
    const key = path[0] === 'facts' ? path.slice(2).join(' ') : (path.at(-1) ?? '');
    const sides = [before, after].map((side) => `${key} ${textOf(side) ?? '-'}`);
    return risks.map(({ risk, products }) => ({
      risk,
      ...reporter.reportDifference(products, sides[0] ?? '', sides[1] ?? '', reporter.claims.ofAct(value)),
      ...(led && { led }),
      edits: [report(edit)],
    }));
  });
}
