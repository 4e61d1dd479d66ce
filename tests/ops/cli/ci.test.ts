import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';

const workflow = readFileSync(join(root, 'docs/ci/github-workflow.yml'), 'utf8');
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');

/** The commands of a step of the workflow, as its shell gets them. */
function commandsOf(step: string): string {
  const found = new RegExp(`^( +)- name: ${step}\\n((?:\\1 .*\\n|\\s*\\n)+)`, 'm').exec(workflow);
  const lines = (found?.[2] ?? '').split('\n');
  const at = lines.findIndex((line) => /^ +run: /.test(line));
  const [, indent = '', inline = ''] = /^( +)run: (.*)$/.exec(lines[at] ?? '') ?? [];
  if (inline !== '|') return inline;
  const block = lines.slice(at + 1).filter((line) => line.startsWith(`${indent}  `));
  return block.map((line) => line.slice(indent.length + 2)).join('\n');
}

const shellLine = /^git fetch .+$/m.exec(operations)?.[0] ?? '';

/** The tools of a runner: `npx --no funnel` is that of this repository, and without --no another package; `gh` records its calls and returns the given comments. */
class Runner {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-ci-'));
  readonly repository = join(this.dir, 'repository');
  readonly #bin = join(this.dir, 'bin');

  constructor(edit: (dir: string) => void) {
    mkdirSync(this.repository);
    mkdirSync(this.#bin);
    this.#program(
      'npx',
      `[ "$1 $2" = "--no funnel" ] || { echo "npx installs $1" >&2; exit 70; }; shift 2; exec "${process.execPath}" "${root}/ops/funnel.mjs" "$@"`,
    );
    this.#program(
      'gh',
      'printf "%s\\n" "$*" >> "$GH_LOG"; case "$*" in *--paginate*) cat "$GH_COMMENTS";; esac',
    );
    for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
      cpSync(join(root, name), join(this.repository, name), { recursive: true });
    this.git('init', '-q', '-b', 'main');
    this.#commit('before');
    this.git('checkout', '-q', '-b', 'edit');
    edit(this.repository);
    this.#commit('edit');
    this.git('remote', 'add', 'origin', this.repository);
  }

  git = (...args: string[]) =>
    execFileSync('git', args, { cwd: this.repository, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();

  /** The commit that GitHub checks out for a pull request: its merge into the base. */
  merge(): void {
    this.git('checkout', '-q', 'main');
    this.git(...this.#as, 'merge', '-q', '--no-ff', '--no-edit', 'edit');
  }

  run(commands: string, env: Record<string, string> = {}) {
    return spawnSync('bash', ['-eo', 'pipefail', '-c', commands], {
      cwd: this.repository,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${this.#bin}:${process.env.PATH}`, ...this.files, ...env },
    });
  }

  get files() {
    const of = (name: string) => join(this.dir, name);
    return { GITHUB_STEP_SUMMARY: of('summary.md'), GH_LOG: of('gh.log'), GH_COMMENTS: of('comments') };
  }
  read = (path: string) => readFileSync(path, 'utf8');

  readonly #as = ['-c', 'user.name=t', '-c', 'user.email=t@t.example'];
  #commit(subject: string): void {
    this.git('add', '.');
    this.git(...this.#as, 'commit', '-qm', subject);
  }
  #program(name: string, text: string): void {
    const path = join(this.#bin, name);
    writeFileSync(path, `#!/usr/bin/env bash\n${text}\n`);
    chmodSync(path, 0o755);
  }
  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}

/** An edit of the flags of the city rule of 成都. */
const otherFlags = (dir: string) => change(dir, '"succ_todo": 4', '"succ_todo": 5');
const wrongCity = (dir: string) => change(dir, '"cities": ["成都"]', '"cities": ["成嘟"]');
function change(dir: string, from: string, to: string): void {
  const file = join(dir, 'definitions/cities.json');
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(from, text.indexOf('"chengdu-download"'));
  writeFileSync(file, text.slice(0, at) + to + text.slice(at + from.length));
}

const listComments = expect.stringMatching(/^api --paginate repos\/owner\/config\/issues\/7\/comments --jq /);

/** The calls of `gh` with which the workflow comments, where there are these comments of its own. */
function commentOn(runner: Runner, earlier: string): string[] {
  writeFileSync(runner.files.GH_COMMENTS, earlier);
  writeFileSync(runner.files.GH_LOG, '');
  const env = { REPOSITORY: 'owner/config', NUMBER: '7' };
  expect(runner.run(commandsOf('Comment'), env)).toMatchObject({ status: 0, stderr: '' });
  return runner.read(runner.files.GH_LOG).trim().split('\n');
}

describe('the workflow for GitHub', () => {
  inNpmTest('the workflow has minimal permissions, and runs no untrusted code with a write token', () => {
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    expect(workflow).not.toMatch(/^ *pull_request_target/m);
    expect(workflow).not.toContain('secrets.');
    const [reads = '', writes = ''] = workflow.split(/^ {2}comment:$/m);
    expect(reads).not.toContain('write\n');
    expect(writes.match(/[\w-]+: write/g)).toEqual(['pull-requests: write']);
    expect(writes).not.toMatch(/checkout|npm|npx/);
    // A command never contains text that a pull request controls, such as the name of its branch.
    for (const step of ['Install', 'Check', 'Plan', 'Comment']) expect(commandsOf(step)).not.toContain('${{');
    expect(workflow).not.toContain('\t');
  });

  inNpmTest('no step lets npx fetch a package from the registry, also after a failed installation', () => {
    const commands = [...['Check', 'Plan'].map(commandsOf), shellLine];
    for (const one of commands) {
      expect(one).toContain('npx --no funnel ');
      expect(one.replaceAll('npx --no funnel ', '')).not.toContain('npx');
    }
  });

  inFullRun('the workflow annotates the findings of check in the files, and fails', () => {
    using runner = new Runner(wrongCity);
    runner.merge();
    const { status, stdout } = runner.run(commandsOf('Check'));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=definitions\/cities\.json,line=\d+/m);
    expect(runner.read(runner.files.GITHUB_STEP_SUMMARY)).toContain('city-unknown');
    expect(runner.run(commandsOf('Plan')).status).toBe(3);
    expect(commentOn(runner, '')).toEqual([listComments]);
  });

  // In `npm test` the comment of an earlier push is replaced (below).
  inFullRun.each([
    ['a config with errors', 'Plan'],
    ['a job that failed before the plan', null],
  ])('the workflow removes the comment of an earlier push after %s', (_name, step) => {
    using runner = new Runner(wrongCity);
    runner.merge();
    if (step) runner.run(commandsOf(step));
    expect(commentOn(runner, '11\n12\n')).toEqual([
      listComments,
      'api --silent --method DELETE repos/owner/config/issues/comments/11',
    ]);
    expect(commentOn(runner, '')).toEqual([listComments]);
    expect(workflow).toMatch(/download-artifact@v4\n(?: +#.*\n)? +continue-on-error: true/);
  });

  inNpmTest('the workflow fetches the whole history', () => {
    expect(workflow.match(/fetch-depth: \d+/g)).toEqual(['fetch-depth: 0']);
  });

  // In `npm test` the truncated comment is written by the same commands.
  inFullRun('the workflow plans against the base of the pull request, and writes one comment', () => {
    using runner = new Runner(otherFlags);
    runner.merge();
    expect(runner.run(commandsOf('Check')).status).toBe(0);
    expect(runner.run(commandsOf('Plan'))).toMatchObject({ status: 0, stderr: '' });
    const comment = runner.read(join(runner.repository, 'comment.md'));
    expect(comment).toMatch(/^<!-- funnel plan -->\n## funnel plan: /);
    expect(comment).toContain('chengdu');
    expect(comment).toContain(runner.git('rev-parse', 'main^1'));
    expect(runner.read(runner.files.GITHUB_STEP_SUMMARY)).toContain('## funnel plan: ');

    const asked = (earlier: string) => commentOn(runner, earlier).at(-1);
    const file = '--field body=@comment.md';
    expect(asked('')).toBe(`api --silent --method POST repos/owner/config/issues/7/comments ${file}`);
    expect(asked('11\n12\n')).toBe(
      `api --silent --method PATCH repos/owner/config/issues/comments/11 ${file}`,
    );
  });

  inNpmTest('the workflow truncates a comment that is too long for GitHub at the end of a line', () => {
    using runner = new Runner(otherFlags);
    runner.merge();
    // One process for all lines instead of one for each.
    const long = `seq 1 1000 | sed "s/.*/$(printf '字%.0s' $(seq 1 30))/"`;
    const commands = commandsOf('Plan').replace(
      /^npx --no funnel plan .+ > plan\.md$/m,
      `{ ${long}; } > plan.md`,
    );
    expect(runner.run(commands).status).toBe(0);
    const comment = runner.read(join(runner.repository, 'comment.md'));
    expect(Buffer.byteLength(comment)).toBeLessThan(65_536);
    expect(comment).toMatch(/\n字{30}\n…\n$/);
  });
});

describe.runIf(isFullRun)('the line for any other CI', () => {
  // In `npm test` the workflow runs the same commands, check and plan.
  inFullRun('the line runs check, and plan against the merge base, and fails if either fails', () => {
    using clean = new Runner(otherFlags);
    const { status, stdout } = clean.run(shellLine, { TARGET: 'main' });
    expect(stdout).toContain('## funnel plan: ');
    expect(status).toBe(0);
    expect(clean.read(join(clean.repository, 'plan.md'))).toContain('chengdu');
    using wrong = new Runner(wrongCity);
    const failed = wrong.run(shellLine, { TARGET: 'main' });
    expect(failed.stdout).toContain('city-unknown');
    expect(failed.status).toBe(3);
    using warned = new Runner((dir) => writeFileSync(join(dir, 'definitions/stray.json'), '{}'));
    const told = warned.run(shellLine, { TARGET: 'main' });
    expect(told.stdout).toContain('## funnel plan: ');
    expect(told.status).toBe(1);
  });
});
