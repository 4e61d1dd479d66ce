import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run, small } from './run-main.ts';

const dir = mkdtempSync(join(tmpdir(), 'funnel-base-'));
afterAll(() => rmSync(dir, { recursive: true }));
cpSync(small, dir, { recursive: true });
const git = (...args: string[]) =>
  execFileSync('git', ['-C', dir, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args])
    .toString()
    .trim();
function commit(channels: string): string {
  writeFileSync(join(dir, 'channels.json'), channels);
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', 'x');
  return git('rev-parse', 'HEAD');
}
git('init', '-q');
const sound = readFileSync(join(dir, 'channels.json'), 'utf8');
const old = sound.replaceAll('"cityRule"', '"oldRule"').replaceAll('"ads"', '"tracking"');
const first = commit(old);
commit(old);
const usable = commit(sound);
commit(sound);

it('a base that a shallow clone lacks is reported with what to do', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'funnel-shallow-'));
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${dir}`, clone]);
  const { code, stderr } = await run(['plan', first], { cwd: clone });
  const unknown = await run(['plan', 'no-such-branch'], { cwd: dir });
  rmSync(clone, { recursive: true });
  expect(code).toBe(3);
  expect(stderr).toContain('git fetch --unshallow');
  expect(stderr).toContain('fetch-depth: 0');
  expect(unknown.stderr).not.toContain('unshallow');
});

it('a base in which the config is new, or stood in another folder, is reported with what to do', async () => {
  const moved = join(dir, 'moved');
  cpSync(small, moved, { recursive: true });
  const { code, stderr } = await run(['plan', 'HEAD', '--lang=en'], { cwd: moved });
  rmSync(moved, { recursive: true });
  expect(code).toBe(3);
  expect(stderr).toContain('HEAD has no hosts.json in the folder of this config');
  expect(stderr).toContain('git worktree add');
});

describe('a base that was written for other schemas', () => {
  it.each([['plan'], ['explain', '--vs']])(
    '%s reports it in one line, with the nearest usable commit',
    async (...args) => {
      const { code, stdout, stderr } = await run([...args, first], { cwd: dir });
      expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
      expect(stderr).toMatch(/^funnel: [^\n]+\n$/);
      expect(stderr).toContain(`"${first}" 的配置是按别的结构写的, 按现在的结构有`);
      expect(stderr).toContain(`最近可用的提交是 ${usable.slice(0, 12)}`);
      expect(stderr).not.toContain('先改正');
    },
  );

  it('the message for a folder names the command that shows the errors', async () => {
    const other = mkdtempSync(join(tmpdir(), 'funnel-old-'));
    cpSync(small, other, { recursive: true });
    writeFileSync(join(other, 'channels.json'), old);
    const { code, stderr } = await run(['plan', other], { cwd: dir });
    rmSync(other, { recursive: true });
    expect(code).toBe(3);
    expect(stderr).toContain(`funnel check --config ${other}`);
  });
});
