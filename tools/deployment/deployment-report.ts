import type { LoadFindings } from './run-load.ts';

/** What happened in one run. */
export interface DeploymentRun extends LoadFindings {
  seconds: number;
  connections: number;
  published: number;
  rolledBack: number;
}

const percentile = (values: readonly number[], part: number): string => {
  const sorted = values.toSorted((one, other) => one - other);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(0)} ms`;
};

/** Leads that were confirmed and are not stored, or are stored twice. */
function wrongLeads({ stored, leads, sent }: DeploymentRun): { missing: number; doubled: number } {
  const known = new Set(stored);
  const missing = [...leads.confirmed].filter((id) => !known.has(id)).length + sent - leads.confirmed.size;
  return { missing, doubled: stored.length - known.size };
}

/** A run in which nothing was deployed or no page was visited proves nothing. */
export function hasFailed(run: DeploymentRun): boolean {
  const { published, rolledBack, pages, leads } = run;
  const { missing, doubled } = wrongLeads(run);
  const isIdle =
    leads.cutOff === 0 ||
    [published, rolledBack, pages.byMarker.size, pages.policies.size].some((count) => count < 2);
  const failures = [pages.errors.length, pages.mixed.length, leads.errors.length, missing, doubled];
  return isIdle || failures.some((count) => count > 0);
}

/** The table of a run, in Markdown, with the first of each kind of failure below it. */
export function deploymentReport(run: DeploymentRun): string {
  const { pages, leads, sent } = run;
  const { missing, doubled } = wrongLeads(run);
  const rows: [string, string | number][] = [
    ['seconds, connections', `${run.seconds}, ${run.connections}`],
    ['releases published, rolled back', `${run.published}, ${run.rolledBack}`],
    ['versions, and different policies, that visitors saw', `${pages.byMarker.size}, ${pages.policies.size}`],
    ['visits, requests', `${pages.visits}, ${pages.requests}`],
    ['HTML: median, 99 of 100', `${percentile(pages.htmlMs, 0.5)}, ${percentile(pages.htmlMs, 0.99)}`],
    ['cut off by a reload and sent again', pages.resent + leads.resent],
    ['**errors**', pages.errors.length],
    ['**parts of two versions in one visit**', pages.mixed.length],
    ['leads sent, answers cut off on purpose', `${sent}, ${leads.cutOff}`],
    ['lead: median, 99 of 100', `${percentile(leads.ms, 0.5)}, ${percentile(leads.ms, 0.99)}`],
    ['**leads missing**', missing],
    ['**leads stored twice**', doubled],
    ['**other errors of leads**', leads.errors.length],
  ];
  const table = ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)];
  const first = [...pages.errors.slice(0, 5), ...pages.mixed.slice(0, 5), ...leads.errors.slice(0, 5)];
  return `${[...table, ...first.map((one) => `- ${one}`)].join('\n')}\n`;
}
