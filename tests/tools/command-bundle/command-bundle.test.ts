import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlesFolder, currentBundle } from '../../../ops/cli/command-bundle.mjs';
import { ensureCommandBundle } from '../../../tools/command-bundle/ensure-command-bundle.ts';
import { keepPlaceOfSource } from '../../../tools/command-bundle/place-of-source.ts';
import { writeCommandBundle } from '../../../tools/command-bundle/write-command-bundle.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';
import { type Configs, compared, expectSameOutput, outputOf, writeConfigs } from './compared-commands.ts';
import { copyProject } from './project-copy.ts';

let folder: string;
/** A copy of the sources with a bundle of its own. */
let project: string;
let configs: Configs;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'funnel-bundle-')));
  project = join(folder, 'project');
  copyProject(project);
  await writeCommandBundle(project);
  configs = writeConfigs(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const bundles = () => readdirSync(join(project, bundlesFolder));

/** Runs with another text in a source of the project, which it has again afterwards. */
async function withText(path: string, change: (text: string) => string, use: () => Promise<void> | void) {
  const file = join(project, path);
  const text = readFileSync(file, 'utf8');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, change(text));
  // A tool may set the time of a file that it has changed.
  utimesSync(file, atime, mtime);
  try {
    await use();
  } finally {
    writeFileSync(file, text);
  }
}

describe('the bundle of the commands', () => {
  it.each(casesOfRun(['explain', 'plan', 'docs', 'wrong usage'] as const, (command) => command === 'docs'))(
    'prints what the sources print, byte by byte: %s',
    (command) => expectSameOutput(project, compared[command](configs)),
  );

  inNpmTest('runs where it is current, and nothing else does', async () => {
    const entry = (await currentBundle(project)) ?? '';
    const text = readFileSync(entry, 'utf8');
    writeFileSync(entry, "process.stdout.write('the bundle');");
    try {
      expect(outputOf(project, 'ops/funnel.mjs', ['docs'])).toEqual({
        status: 0,
        stdout: 'the bundle',
        stderr: '',
      });
    } finally {
      writeFileSync(entry, text);
    }
  });

  inNpmTest('is not used once a source differs, however its size and its time are kept', async () => {
    const answer = 'process.exitCode = await main(process.argv.slice(2), processIo());';
    const other = "process.stdout.write('the edited source');".padEnd(answer.length);
    await withText(
      'ops/cli/bin.ts',
      (text) => text.replace(answer, other),
      async () => {
        expect(await currentBundle(project)).toBeUndefined();
        expect(outputOf(project, 'ops/funnel.mjs', ['docs'])).toMatchObject({ stdout: 'the edited source' });
      },
    );
  });

  inNpmTest.each([
    'runtime/decision/derive-facts.ts',
    'package-lock.json',
    'tools/command-bundle/place-of-source.ts',
  ])('is not used once %s differs, and is when it is as before', async (path) => {
    await withText(
      path,
      (text) => `${text} `,
      async () => {
        expect(await currentBundle(project)).toBeUndefined();
      },
    );
    expect(await currentBundle(project)).toBeDefined();
  });

  inNpmTest('is not used once a source is gone', async () => {
    const file = join(project, 'ops/text/say.ts');
    renameSync(file, `${file}.away`);
    expect(await currentBundle(project)).toBeUndefined();
    renameSync(`${file}.away`, file);
    expect(await currentBundle(project)).toBeDefined();
  });

  inNpmTest('is not used by another checkout that has a link to the same packages', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    for (const name of readdirSync(project)) symlinkSync(join(project, name), join(other, name));
    expect(await currentBundle(other)).toBeUndefined();
  });

  inNpmTest(
    'is made anew once, for sources that differ, and an old one stays for commands that run',
    async () => {
      const before = bundles();
      await ensureCommandBundle(project);
      expect(bundles()).toEqual(before);
      await withText(
        'ops/text/say.ts',
        (text) => `${text}\n`,
        async () => {
          await ensureCommandBundle(project);
          expect(await currentBundle(project)).toBeDefined();
        },
      );
      expect(bundles()).toEqual(expect.arrayContaining(before));
      const old = join(project, bundlesFolder, before[0] ?? '');
      utimesSync(old, 0, 0);
      await withText(
        'ops/text/say.ts',
        (text) => `${text}\n\n`,
        () => ensureCommandBundle(project),
      );
      expect(existsSync(old)).toBe(false);
      await ensureCommandBundle(project);
    },
  );

  inFullRun('is whole when several are made at once', async () => {
    rmSync(join(project, bundlesFolder), { recursive: true });
    await Promise.all([1, 2, 3].map(() => writeCommandBundle(project)));
    expect(bundles().filter((name) => name !== 'manifest.json')).toHaveLength(1);
    expect(outputOf(project, 'ops/funnel.mjs', ['docs', 'color-contrast'])).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  inFullRun('is not made where what makes it is not installed, without a word', () => {
    const bare = join(folder, 'bare');
    copyProject(bare);
    cpSync(join(root, 'publish/files'), join(bare, 'publish/files'), { recursive: true });
    rmSync(join(bare, 'node_modules/rolldown'));
    expect(outputOf(bare, 'tools/command-bundle/make.ts', [])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(existsSync(join(bare, bundlesFolder, 'manifest.json'))).toBe(false);
    expect(outputOf(bare, 'ops/funnel.mjs', ['docs', 'color-contrast'])).toMatchObject({ status: 0 });
  });
});

describe.runIf(!isFullRun)('the place of a source in the bundle', () => {
  inNpmTest('is that of the source', () => {
    const text = 'at(import.meta.dirname, import.meta.url);';
    expect(keepPlaceOfSource(text, 'a/b.ts', '../..')).toBe(
      `at(process.getBuiltinModule('node:path').dirname(process.getBuiltinModule('node:url').fileURLToPath(new URL("../../a/b.ts", import.meta.url))), new URL("../../a/b.ts", import.meta.url).href);`,
    );
    expect(keepPlaceOfSource('const one = 1;', 'a/b.ts', '../..')).toBe('const one = 1;');
  });
  inNpmTest('is refused where it would be another', () => {
    for (const use of ['import.meta.resolve("x")', 'f(import.meta)'])
      expect(() => keepPlaceOfSource(use, 'a/b.ts', '../..')).toThrow('a/b.ts');
  });
});
