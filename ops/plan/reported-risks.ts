import type { Risk } from '../compare/change.ts';
import type { ChangeNode } from '../compare/change-nodes.ts';
import { valuesOf } from '../situations/diagram.ts';
import { extentsOf } from '../situations/extents.ts';
import type { ReportedPage, ReportedRisk } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

const riskKey = ({ risk, before, after }: Risk): string => JSON.stringify([risk, before, after]);

/** Every risk with its visitors, the largest first. */
export function risksOf(changes: ChangeNode, reporter: PlanReporter): ReportedRisk[] {
  const risks = new Map<string, Risk>();
  for (const change of valuesOf(changes)) {
    for (const risk of change?.risks ?? []) risks.set(riskKey(risk), risk);
  }
  const extents = extentsOf(changes, (change) => [...new Set((change?.risks ?? []).map(riskKey))]);
  return [...risks]
    .map(([key, { risk, before, after }]) => ({
      risk,
      ...reporter.reportDifference(extents.get(key) ?? [], before, after),
    }))
    .sort((one, other) => other.count - one.count);
}

/** The risks of changed consents, by the pages of their forms. */
export function consentRisks(pages: readonly ReportedPage[], base: string): ReportedRisk[] {
  return pages.flatMap(({ page, differences, who, count }) =>
    differences
      .flatMap((one) => (one.consent ? [{ ...one, consent: one.consent }] : []))
      .map(({ at, before, after, consent }) => ({
        risk: `consent-${consent}` as const,
        before: `${at} ${before ?? ''}`.trim(),
        after: consent === 'changed' ? (after ?? '-') : '-',
        who,
        count,
        witness: `git diff ${base} -- definitions/pages/${page}.json definitions/forms`,
      })),
  );
}
