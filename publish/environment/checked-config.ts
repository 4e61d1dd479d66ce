import { printDiagnostics, readConfig } from '../../ops/index.ts';
import type { Config } from '../../schemas/index.ts';

/** The report of `funnel check` on the config in a folder, as text; and the config, if it has no error. */
export function readCheckedConfig(dir: string): { config: Config | null; report: string } {
  const began = performance.now();
  const { config, sources, diagnostics, files, skipped, allowed } = readConfig(dir);
  const seconds = Math.round(performance.now() - began) / 1000;
  return {
    config,
    report: printDiagnostics(diagnostics, sources, {
      lang: 'zh',
      totals: { files, seconds, skipped, allowed },
    }),
  };
}
