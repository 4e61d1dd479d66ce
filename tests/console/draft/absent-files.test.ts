import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Draft } from '../../../console/draft/draft.ts';
import { UndoLog } from '../../../console/draft/undo-log.ts';
import { applyPatches } from '../../../console/edits/text-patch.ts';
import { ConfigDisk } from '../../../console/files/config-disk.ts';
import { withConfig } from '../harness/small-config.ts';

const file = 'channels.json';

test('the first edit of a file that the config leaves out begins with the default that counts, and undo takes both back', () =>
  withConfig((dir, stateDir) => {
    rmSync(join(dir, file));
    const draft = new Draft(new ConfigDisk(dir), new UndoLog(join(stateDir, 'draft.jsonl')));
    const { patches } = draft.apply([
      { do: 'set', file, path: ['channels', '77'], value: { title: 'A' } },
      { do: 'set', file, path: ['channels', '77', 'title'], value: 'B' },
    ]);
    expect(JSON.parse(draft.text(file))).toEqual({ channels: { 1: {}, 77: { title: 'B' } } });
    // A page of the console applies the patches to what it has.
    expect(applyPatches('', patches[file] ?? [])).toBe(draft.text(file));
    expect([...draft.overlay.keys()]).toEqual([file]);
    draft.undo();
    expect(draft.text(file)).toBe('');
    expect([...draft.overlay]).toEqual([]);
    draft.redo();
    expect(JSON.parse(draft.text(file)).channels).toHaveProperty('77');
    draft.close();
    const again = new Draft(new ConfigDisk(dir), new UndoLog(join(stateDir, 'draft.jsonl')));
    expect(JSON.parse(again.text(file)).channels).toHaveProperty('77');
    again.close();
  }));
