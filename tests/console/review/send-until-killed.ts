import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Draft } from '../../../console/draft/draft.ts';
import { UndoLog } from '../../../console/draft/undo-log.ts';
import { ConfigDisk } from '../../../console/files/config-disk.ts';
import { runGit } from '../../../console/git/run-git.ts';
import { sendReview } from '../../../console/review/send-review.ts';

// Run by killed-sending.test.ts: sends a draft for review, and is killed at the named moment.
const [dir = '', stateDir = '', moment = ''] = process.argv.slice(2);
mkdirSync(stateDir, { recursive: true });
const kill = () => process.kill(process.pid, 'SIGKILL');
const draft = new Draft(new ConfigDisk(dir), new UndoLog(join(stateDir, 'draft.jsonl')));
draft.apply([{ do: 'set', file: 'channels.json', path: ['channels', '9999', 'title'], value: '送审的' }]);
const head = (await runGit(dir, ['rev-parse', 'HEAD'])).stdout.trim();
if (moment === 'soon') setTimeout(kill, 15);
await sendReview(
  { dir, head, changed: draft.changed, isDeleted: () => false, pictures: [] },
  { name: 'killed', title: '送审' },
  {
    neededFor: async () => {
      if (moment === 'beforeTree') kill();
      return { untracked: [], modified: [] };
    },
    planText: async () => {
      if (moment === 'beforeCommit') kill();
      return '';
    },
  },
);
kill();
