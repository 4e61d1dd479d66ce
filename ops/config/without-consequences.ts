import type { Finding, Locator } from '../diagnostics/finding.ts';

const keyOf = ({ file, pointer }: Locator) => `${file}#${pointer}`;

/**
 * Without the warnings that only come of an error: all the places that a warning names as its cause are places of
 * errors. A row that sends everybody round in a circle also shadows the rows below it, and nobody is shown the page
 * there; that is one mistake. What is still wrong once the error is mended is told then.
 */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.flatMap((one) => [one, ...(one.related ?? [])].map(keyOf)));
  return findings.filter(
    ({ severity, related = [] }) =>
      severity === 'error' || related.length === 0 || !related.every((one) => wrong.has(keyOf(one))),
  );
}
