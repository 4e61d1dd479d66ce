import type { Finding, Locator } from '../diagnostics/finding.ts';

const keyOf = ({ file, pointer }: Locator) => `${file}#${pointer}`;

/**
 * Drops the warnings that only follow from an error: all related locators of such a warning are locators of
 * errors. A row that sends everybody round in a circle also shadows the rows below it, and nobody is shown the page
 * there; that is one mistake. A warning that remains once the error is fixed is reported then. The row that breaks an
 * invariant is no mistake by itself, so nothing follows from it.
 */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const errors = findings.filter(
    ({ severity, code }) => severity === 'error' && code !== 'invariant-violated',
  );
  const wrong = new Set(errors.flatMap((one) => [one, ...(one.related ?? [])].map(keyOf)));
  return findings.filter(
    ({ severity, related = [] }) =>
      severity === 'error' || related.length === 0 || !related.every((one) => wrong.has(keyOf(one))),
  );
}
