import { join } from 'node:path';
import { Draft } from '../../../console/draft/draft.ts';
import { UndoLog } from '../../../console/draft/undo-log.ts';
import { ConfigDisk } from '../../../console/files/config-disk.ts';

// Run by draft.test.ts: makes edits and prints each once it is accepted, until it is killed.
const [dir = '', stateDir = ''] = process.argv.slice(2);
const draft = new Draft(new ConfigDisk(dir), new UndoLog(join(stateDir, 'draft.jsonl')));
for (let at = 0; at < 400; at += 1) {
  const path = ['channels', `${70_000 + at}`, 'title'];
  draft.apply([{ do: 'set', file: 'channels.json', path, value: `${at}` }]);
  process.stdout.write(`${at}\n`);
  await new Promise((resolve) => setTimeout(resolve, 1));
}
