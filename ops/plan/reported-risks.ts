import type { Risk } from '../compare/change.ts';
import type { ChangeNode } from '../compare/change-nodes.ts';
import { valuesOf } from '../situations/diagram.ts';
import { extentsOf } from '../situations/extents.ts';
import type { ReportedPage, ReportedRisk } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

const riskKey = ({ risk, before, after }: Risk): string => JSON.stringify([risk, before, after]);

/** Every risk, each with whom it is for; the one that most visitors meet comes first. */
export function risksOf(changes: ChangeNode, teller: PlanReporter): ReportedRisk[] {
  const risks = new Map<string, Risk>();
  for (const change of valuesOf(changes)) {
    for (const risk of change?.risks ?? []) risks.set(riskKey(risk), risk);
  }
  const extents = extentsOf(changes, (change) => [...new Set((change?.risks ?? []).map(riskKey))]);
  return [...risks]
    .map(([key, { risk, before, after }]) => ({
      risk,
      ...teller.told(extents.get(key) ?? [], before, after),
    }))
    .sort((one, other) => other.count - one.count);
}

/** What forms ask consent for, by the pages that they stand on. */
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
