import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { DraftChangeResponse, FileResponse, SaveResponse } from '../../../console/api/index.ts';
import { starterFiles } from '../../../ops/init/starter-files.ts';
import { withConsole } from '../harness/served-console.ts';

const file = 'channels.json';

/** The smallest whole funnel, which leaves out most files. */
function writeStarter(dir: string): void {
  for (const name of ['channels.json', 'definitions', 'tests'])
    rmSync(join(dir, name), { recursive: true, force: true });
  const starter = { name: 'Ash', company: 'Ash', language: 'en', login: false } as const;
  for (const [name, text] of starterFiles(starter, dir)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
}

test('a file that the config leaves out is told with what counts in its place, and saving its first edit writes it', () =>
  withConsole(
    async ({ get, post, dir }) => {
      const asked = () => get<FileResponse>(`/api/file?name=${file}`);
      const absent = await asked();
      expect(absent).toMatchObject({ text: '', disk: '' });
      expect(JSON.parse(absent.defaultText ?? '')).toEqual({ channels: { 1: {} } });
      const { version } = await post<DraftChangeResponse>('/api/edit', {
        edits: [{ do: 'set', file, path: ['channels', '1', 'title'], value: 'A' }],
      });
      expect(await asked()).toMatchObject({ disk: '', defaultText: absent.defaultText });
      expect(existsSync(join(dir, file))).toBe(false);
      const { saved } = await post<SaveResponse>('/api/save', { version });
      expect(saved).toEqual([file]);
      expect(JSON.parse(readFileSync(join(dir, file), 'utf8'))).toEqual({ channels: { 1: { title: 'A' } } });
      expect(await asked()).not.toHaveProperty('defaultText');
    },
    { prepare: writeStarter },
  ));
