import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { configs, small } from './run-main.ts';

const bin = join(import.meta.dirname, '../../../ops/funnel.mjs');
const funnel = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
const folder = mkdtempSync(join(tmpdir(), 'funnel-bin-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command funnel, as a process', () => {
  it('the process passes on output and exit code', () => {
    expect(funnel('check', '--config', small)).toMatchObject({ status: 0, stderr: '' });
    const { status, stdout } = funnel('check', '--config', join(configs, 'err/json-syntax'));
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    expect(funnel('check', '--colour')).toMatchObject({ status: 2, stdout: '' });
  });

  it('the process prints no error when the reader of its output closes the pipe', async () => {
    const child = spawn(process.execPath, [bin, 'check', '--json', '--config', small]);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.stdout.destroy();
    await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('');
  });

  it('the process suggests npm install when dependencies are missing', () => {
    mkdirSync(join(folder, 'ops/cli'), { recursive: true });
    for (const file of ['funnel.mjs', 'cli/command-bundle.mjs', 'cli/local-node.mjs']) {
      cpSync(join(bin, '..', file), join(folder, 'ops', file));
    }
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'ops/funnel.mjs')], {
      encoding: 'utf8',
    });
    expect(status).toBe(3);
    expect(stderr).toContain('npm install');
  });

  it('the process runs on the local Node when an older Node starts it', ({ skip }) => {
    // The machine's own Node, where there is an older one beside ours.
    const others = ['/usr/bin/node', '/usr/local/bin/node', '/opt/node/bin/node'];
    const older = others.find((path) => {
      const { stdout } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' });
      return stdout && Number.parseInt(stdout, 10) < 24;
    });
    if (!older) return skip();
    const { status, stdout } = spawnSync(older, [bin, 'check', '--config', small], { encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('0 findings') });
  });
});
