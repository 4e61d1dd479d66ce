import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, vi } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { writePackage } from '../../../tools/package/write-package.ts';
import { cachedApp, cachedConsolePage } from '../../harness/cached-build.ts';

type PackageJson = { dependencies?: Record<string, string>; files: string[]; name: string };
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** What prepack writes, with the builds that tests share; then npm packs it. @returns the tarball */
async function pack(stage: string): Promise<string> {
  const { files } = read(join(root, 'package.json'));
  for (const file of ['package.json', 'README.md', 'LICENSE', ...files])
    if (file !== 'dist/package') cpSync(join(root, file), join(stage, file), { recursive: true });
  const [app, console] = [await cachedApp(), await cachedConsolePage()];
  await writePackage(root, join(stage, 'dist/package'), { app, console });
  const npm = process.env.npm_execpath;
  const args = ['pack', '--ignore-scripts', '--json'];
  const options = { cwd: stage, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, options);
  expect(status, stderr).toBe(0);
  const name = /"filename": "([^"]+)"/.exec(stdout)?.[1] ?? '';
  return join(stage, name);
}

/** As npm would put them there: what a package declares, and what that declares, and nothing else. */
function linkDependencies(names: readonly string[], modules: string, known = new Set<string>()): void {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    const from = join(root, 'node_modules', name);
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(from, join(modules, name));
    linkDependencies(Object.keys(read(join(from, 'package.json')).dependencies ?? {}), modules, known);
  }
}

/** A folder in which the packed engine is installed. */
export class InstalledPackage {
  readonly dir = realpathSync(mkdtempSync(join(tmpdir(), 'funnel-package-')));
  readonly home = join(this.dir, 'node_modules/funnel');
  tarball = '';

  async install(): Promise<void> {
    const stage = join(this.dir, 'stage');
    this.tarball = await pack(stage);
    mkdirSync(this.home, { recursive: true });
    const { status } = spawnSync('tar', ['-xzf', this.tarball, '-C', this.home, '--strip-components=1']);
    expect(status).toBe(0);
    const { dependencies = {} } = read(join(this.home, 'package.json'));
    // The sources of the programs import them through links; Node resolves what those import from the links' targets.
    linkDependencies(Object.keys(dependencies), join(this.dir, 'node_modules'));
  }

  #args(args: readonly string[]): string[] {
    return [join(this.home, 'ops/funnel.mjs'), ...args];
  }

  /** The environment of somebody without a checkout. */
  get #env(): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(FUNNEL|npm)_|^NODE_ENV$|^VITEST/.test(name),
    );
    return Object.fromEntries(own);
  }

  run(args: readonly string[], cwd = this.dir) {
    const { status, stdout, stderr } = spawnSync(process.execPath, this.#args(args), {
      cwd,
      env: this.#env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  /** Starts a command that serves, until it is disposed of. @param printed - what it prints once it listens */
  async serve(args: readonly string[], printed: RegExp, cwd = this.dir) {
    const child = spawn(process.execPath, this.#args(args), { cwd, env: this.#env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
      });
    const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
    await vi.waitFor(() => expect(output).toMatch(printed), { timeout: 60_000 });
    return {
      address: printed.exec(output)?.[0] ?? '',
      [Symbol.asyncDispose]: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }

  [Symbol.dispose](): void {
    if (existsSync(this.dir)) rmSync(this.dir, { recursive: true });
  }
}
