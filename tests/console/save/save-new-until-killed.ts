import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFilesAtomically } from '../../../console/files/atomic-write.ts';

// Run by new-files.test.ts: writes a new file, removes another, and is killed at the named stage.
const [dir = '', stateDir = '', moment = '', file = '', added = '', removed = ''] = process.argv.slice(2);
mkdirSync(stateDir, { recursive: true });
const writes = [
  { file: added, before: '', after: '{}\n' },
  { file: removed, before: readFileSync(join(dir, removed), 'utf8'), after: '' },
];
writeFilesAtomically(dir, join(stateDir, 'save.json'), writes, (at, of) => {
  if (at === moment && of === file) process.kill(process.pid, 'SIGKILL');
});
