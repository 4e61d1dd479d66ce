import { readFileSync } from 'node:fs';

/** What ops/index.ts exports to tests/runtime/real-config.ts, from the file that run-stryker.ts has written. */
export function readConfig() {
  const path = process.env.FUNNEL_MUTATION_CONFIG;
  if (path === undefined) throw new Error('run-stryker.ts sets FUNNEL_MUTATION_CONFIG');
  return { config: JSON.parse(readFileSync(path, 'utf8')), sources: undefined };
}
