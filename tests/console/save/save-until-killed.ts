import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFilesAtomically } from '../../../console/files/atomic-write.ts';

// Run by save.test.ts: saves three files, and is killed at the named stage.
const [dir = '', stateDir = '', moment = '', file = ''] = process.argv.slice(2);
mkdirSync(stateDir, { recursive: true });
const writes = ['hosts.json', 'channels.json', 'definitions/site.json'].map((name) => {
  const before = readFileSync(join(dir, name), 'utf8');
  return { file: name, before, after: `${before}\n` };
});
writeFilesAtomically(dir, join(stateDir, 'save.json'), writes, (at, of) => {
  if (at === moment && of === file) process.kill(process.pid, 'SIGKILL');
});
