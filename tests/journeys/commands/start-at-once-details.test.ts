import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

// In `npm test` the builds of tests/publish/app-build/rebuild-app.test.ts stay apart; here processes make real ones.

const folder = mkdtempSync(join(tmpdir(), 'funnel-at-once-'));
const children: ChildProcess[] = [];

/** Runs `npm start` of an example, with the build folder that all of them share. @returns its address */
function start(): Promise<string> {
  const env = {
    ...process.env,
    FUNNEL_CONFIG: join(root, 'examples/bike-repair'),
    FUNNEL_DIST: join(folder, 'dist'),
    FUNNEL_DATA: join(folder, `data-${children.length}`),
    PORT: '0',
    NODE_ENV: '',
  };
  const child = spawn(process.execPath, [join(root, 'tools/commands/start.ts')], { cwd: root, env });
  children.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      });
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });
}

let addresses: string[];
beforeAll(async () => {
  addresses = await Promise.all([start(), start()]);
});
afterAll(() => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('two npm start at once build both, and every script and style that the pages of each name is there', async () => {
  for (const address of addresses) {
    const html = await (await fetch(address)).text();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const answer = await fetch(address + file);
      expect(answer.status, file).toBe(200);
      expect((await answer.text()).length, file).toBeGreaterThan(0);
    }
  }
});
