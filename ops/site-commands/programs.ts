import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The programs that npm scripts run in the repository, and `funnel` everywhere. */
export type Program =
  | 'start'
  | 'dev'
  | 'ops'
  | 'publish-config'
  | 'publish-list'
  | 'publish-rollback'
  | 'nginx'
  | 'reset';

const sourceOf = (program: Program): string => join(root, 'tools/commands', `${program}.ts`);

/** A package that npm has installed has no sources: what is made of them came with it. */
export const isInstalled = !existsSync(sourceOf('start'));

/** The file that Node runs. */
export const fileOf = (program: Program): string =>
  isInstalled ? join(root, 'dist/package/commands', `${program}.mjs`) : sourceOf(program);
