import type { Program } from '../../ops/site-commands/programs.ts';

/** The sources of all programs of the package, by the name of their file. */
export const packagePrograms = {
  bin: 'ops/cli/bin.ts',
  start: 'tools/commands/start.ts',
  dev: 'tools/commands/dev.ts',
  ops: 'tools/commands/ops.ts',
  'publish-config': 'tools/commands/publish-config.ts',
  'publish-list': 'tools/commands/publish-list.ts',
  'publish-rollback': 'tools/commands/publish-rollback.ts',
  nginx: 'tools/commands/nginx.ts',
  reset: 'tools/commands/reset.ts',
  'analysis-worker': 'console/worker/analysis-worker.ts',
  'preview-worker': 'tools/preview-server/preview-worker.ts',
} as const satisfies Record<Program, string> & Record<string, string>;

/** What makes the app, its page or a bundle from the sources: a package has no sources, and asks for none of these. */
export const madeBeforehand: readonly string[] = [
  'publish/app-build/rebuild-app.ts',
  'tools/command-bundle/ensure-command-bundle.ts',
  'tools/console-page/build-console-page.ts',
  'tools/dev-server/vite-front.ts',
];
