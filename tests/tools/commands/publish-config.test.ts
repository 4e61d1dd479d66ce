import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { listFiles } from '../../../publish/files/list-files.ts';
import { readManifest, writeManifest } from '../../../publish/releases/manifest.ts';
import { copyConfigOfFewHosts } from '../../harness/config-copy.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { writeStandInApp } from '../../publish/harness/stand-in-app.ts';
import { root } from '../../runtime/real-config.ts';

let folder: string;
let dist: string;
let configDir: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'funnel-publish-'));
  [dist, configDir] = [join(folder, 'dist'), join(folder, 'config')];
});
beforeEach(() => {
  rmSync(dist, { recursive: true, force: true });
  writeStandInApp(join(dist, 'app'));
  copyConfigOfFewHosts(configDir);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of tools/commands on the folders of this test; killed after `killAfter`. */
async function run(script: string, args: string[] = [], killAfter: number | null = null) {
  const env = {
    ...process.env,
    FUNNEL_DIST: dist,
    FUNNEL_CONFIG: configDir,
    FUNNEL_API: 'https://api.example',
  };
  const child = spawn(process.execPath, [join(root, 'tools/commands', script), ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const closed = once(child, 'close');
  if (killAfter !== null) void wait(killAfter).then(() => child.kill('SIGKILL'));
  await closed;
  return { code: child.exitCode, said };
}

const publicDir = () => join(dist, 'public');
const served = () => readlinkSync(publicDir());

/** Changes a word in the texts of the config: an edit that every host's HTML shows. */
function edit(word: string): void {
  const file = join(configDir, 'definitions/messages.json');
  const messages = JSON.parse(readFileSync(file, 'utf8')) as { messages: Record<string, string> };
  const [first] = Object.keys(messages.messages);
  messages.messages[first ?? ''] = word;
  writeFileSync(file, JSON.stringify(messages));
}

/** The version of a folder, checked against its files. */
function wholeVersion(): string {
  const dir = realpathSync(publicDir());
  const { version, hosts, sandbox, hashed } = readManifest(dir);
  const copy = join(folder, 'copy');
  rmSync(copy, { recursive: true, force: true });
  const unrelated = listFiles(dir).filter(
    (file) => /\.(js|css|json)$|_[0-9a-f]{8}\.\w+$/.test(file) && !hashed.includes(file),
  );
  cpSync(dir, copy, { recursive: true });
  for (const file of unrelated) if (/^(assets|config)\//.test(file)) rmSync(join(copy, file));
  rmSync(join(copy, 'manifest.json'));
  writeManifest(copy, { hosts, sandbox });
  expect(readManifest(copy).version).toBe(version);
  return version;
}

describe('npm run publish:config', () => {
  inNpmTest('publishes over the app build', async () => {
    expect(await run('publish-config.ts')).toMatchObject({ code: 0 });
    expect(served()).toBe(`releases/${wholeVersion()}`);
  });
  // In `npm test` tests/publish/releases publishes again, rolls back and lists.
  inFullRun('publishes over the app build, rolls back by one command, and lists the releases', async () => {
    expect(await run('publish-config.ts')).toMatchObject({ code: 0 });
    const first = served();
    edit('另一个词');
    const second = await run('publish-config.ts');
    expect(second.said).toContain(`after ${first.slice('releases/'.length)}`);
    expect(served()).not.toBe(first);
    expect(readFileSync(join(publicDir(), 'hosts/default/fallback.html'), 'utf8')).toContain('另一个词');
    expect((await run('publish-list.ts')).said.split('\n')).toHaveLength(3);
    expect(await run('publish-rollback.ts')).toMatchObject({ code: 0 });
    expect(served()).toBe(first);
  });
  // In `npm test` tests/publish/releases publishes pictures (hash-pictures.test.ts) and is interrupted (releases.test.ts).
  inFullRun('publishes a new picture without a new build', async () => {
    writeFileSync(join(configDir, 'public/assets/new.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await run('publish-config.ts');
    expect(readFileSync(join(publicDir(), 'assets/new.svg'), 'utf8')).toContain('<svg');
  });
  inFullRun(
    'names a picture anew when it changes, and keeps the old one for HTML that is older',
    async () => {
      const logo = join(configDir, 'public/assets/brands/money-lending/logo.svg');
      const shown = () => {
        const html = readFileSync(join(publicDir(), 'hosts/default/fallback.html'), 'utf8');
        return /"logo":"\/(assets\/brands\/money-lending\/logo_[0-9a-f]{8}\.svg)"/.exec(html)?.[1] ?? 'none';
      };
      const published = (file: string) => readFileSync(join(publicDir(), file), 'utf8');
      await run('publish-config.ts');
      const [before, old] = [shown(), readFileSync(logo, 'utf8')];
      writeFileSync(logo, old.replace('<svg', '<svg data-new=""'));
      expect(await run('publish-config.ts')).toMatchObject({ code: 0 });
      expect(shown()).not.toBe(before);
      expect(published(shown())).toContain('data-new');
      expect(published(before)).toBe(old);
      expect(published('assets/brands/money-lending/logo.svg')).toContain('data-new');
    },
  );
  inFullRun('reports a mistake in the config, exits 1 and changes nothing', async () => {
    await run('publish-config.ts');
    const before = [served(), listFiles(join(dist, 'releases'))];
    const file = join(configDir, 'hosts.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"root": "login"', '"root": "logn"'));
    const { code, said } = await run('publish-config.ts');
    expect(code).toBe(1);
    expect(said).toMatch(/hosts\.json[\s\S]*logn[\s\S]*Nothing was published/);
    expect([served(), listFiles(join(dist, 'releases'))]).toEqual(before);
  });
  inFullRun('without an app build says how to make one, exits 3 and changes nothing', async () => {
    rmSync(join(dist, 'app'), { recursive: true });
    const { code, said } = await run('publish-config.ts');
    expect([code, said]).toEqual([3, expect.stringContaining('npm run build')]);
    expect(listFiles(dist)).toEqual([]);
  });
  inFullRun('leaves a complete version served if it is killed at any moment', async () => {
    const began = performance.now();
    await run('publish-config.ts');
    const lasts = performance.now() - began;
    for (let at = 1; at <= 3; at += 1) {
      edit(`第${at}次`);
      const { code } = await run('publish-config.ts', [], lasts * (0.3 + at * 0.2 + Math.random() * 0.05));
      const version = wholeVersion();
      expect(served()).toBe(`releases/${version}`);
      if (code === 0)
        expect(readFileSync(join(publicDir(), 'hosts/default/fallback.html'), 'utf8')).toContain(`第${at}次`);
    }
    edit('最后');
    expect((await run('publish-config.ts')).code).toBe(0);
    expect(wholeVersion()).toBe(served().slice('releases/'.length));
  });
});
