import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code of the inline scripts. Each reads its data from the variable `$` (publish/inline-scripts/inline-script.ts). */
export interface InlineScripts {
  boot: string;
  deferred: string;
  shell: string;
  lateStyles: string;
  startFailure: string;
}

const fileIn = (appDir: string): string => join(appDir, 'inline-scripts.json');

export const writeInlineScripts = (appDir: string, scripts: InlineScripts): void =>
  writeFileSync(fileIn(appDir), JSON.stringify(scripts));

export const readInlineScripts = (appDir: string): InlineScripts =>
  JSON.parse(readFileSync(fileIn(appDir), 'utf8'));
