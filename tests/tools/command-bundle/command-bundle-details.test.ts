import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { writeCommandBundle } from '../../../tools/command-bundle/write-command-bundle.ts';
import { type Configs, compared, expectSameOutput, writeConfigs } from './compared-commands.ts';
import { copyProject } from './project-copy.ts';

let folder: string;
let project: string;
let configs: Configs;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'funnel-bundle-')));
  project = join(folder, 'project');
  copyProject(project);
  await writeCommandBundle(project);
  configs = writeConfigs(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

// In `npm test` explain, plan, docs and wrong usage print the same from the same bundle.
describe('the bundle of the commands', () => {
  it.each(['check', 'check of a mistake', 'coverage', 'find', 'no command'] as const)(
    'prints what the sources print, byte by byte: %s',
    (command) => expectSameOutput(project, compared[command](configs)),
  );
});
