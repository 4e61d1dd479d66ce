import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Versus } from '../../../ops/explain/versus.ts';
import { copyConfigOfFewHosts } from '../../harness/config-copy.ts';
import { inFullRun } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { run } from '../cli/run-main.ts';

/** A few hosts of the shipped config, and a copy in which things are renamed. */
class Copy {
  readonly original = mkdtempSync(join(tmpdir(), 'funnel-versus-'));
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-versus-'));
  constructor() {
    copyConfigOfFewHosts(this.original);
    cpSync(this.original, this.dir, { recursive: true });
  }
  async rename(thing: string, to: string): Promise<void> {
    expect(await run(['rename', thing, to, '--config', this.dir])).toMatchObject({ code: 0 });
  }
  explain = async (...args: string[]): Promise<string> =>
    (await run(['explain', '--vs', this.original, '--config', this.dir, ...args], { cwd: this.original }))
      .stdout;
  versus = async (...args: string[]) => JSON.parse(await this.explain('--json', ...args)) as Versus;
  [Symbol.dispose](): void {
    for (const dir of [this.original, this.dir]) rmSync(dir, { recursive: true });
  }
}
const visitor = ['--channel', '5626', '--city', '上海', '--path', '/login'];

describe('explain --vs across a rename', () => {
  it.each(
    casesOfRun(
      [
        ['outcome:loggedIn', 'codeEntered', ['--outcome', 'codeEntered']],
        ['page:form-package', 'apply', []],
        ['route:downloadPage', 'appDownload', ['--outcome', 'loggedIn']],
        ['brand:fast-loan', 'swift-loan', []],
        ['cityRule:shanghai-skip-form', 'shanghai-no-form', ['--outcome', 'loggedIn']],
      ] as const,
      ([thing]) => thing === 'outcome:loggedIn',
    ),
  )('%s to %s is no difference, and is named', async (thing, to, more) => {
    using copy = new Copy();
    await copy.rename(thing, to);
    const [kind, from] = thing.split(':');
    expect(await copy.versus(...visitor, ...more)).toMatchObject({
      renamed: [{ kind, from, to }],
      differences: [],
    });
    const text = await copy.explain(...visitor, ...more, '--lang=en');
    expect(text).toMatch(
      /^this visitor sees no difference\nrenamed \(compared as one and the same\)\n {2}\S.* → /,
    );
    expect(text).toContain(`${from} → ${to}`);
  });

  // In `npm test` renames.test.ts has an edit beside a rename, and versus.test.ts differences with their places.
  inFullRun('a difference beside a rename is reported with the places of each revision', async () => {
    using copy = new Copy();
    await copy.rename('cityRule:shanghai-skip-form', 'shanghai-no-form');
    const file = join(copy.dir, 'definitions/cities.json');
    const cities = JSON.parse(readFileSync(file, 'utf8'));
    cities.rules['shanghai-no-form'].set.succ_todo = 5;
    writeFileSync(file, JSON.stringify(cities, null, 2));
    const { differences, renamed, before, after } = await copy.versus(...visitor, '--outcome', 'loggedIn');
    expect(renamed).toEqual([{ kind: 'cityRule', from: 'shanghai-skip-form', to: 'shanghai-no-form' }]);
    expect(differences).not.toEqual([]);
    const ruleLine = ({ steps }: Versus['before']) =>
      steps.find(({ source }) => source.file === 'definitions/cities.json')?.source.line;
    const lineOf = (dir: string, text: string) =>
      readFileSync(join(dir, 'definitions/cities.json'), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1;
    expect(ruleLine(before)).toBe(lineOf(copy.original, '"shanghai-skip-form"'));
    expect(ruleLine(after)).toBe(lineOf(copy.dir, '"shanghai-no-form"'));
  });

  // In `npm test` a visitor who sees no difference is told so after a rename.
  inFullRun('without a rename nothing is said of one', async () => {
    using copy = new Copy();
    expect(await copy.explain(...visitor)).toBe('这个访客看到的没有不同\n');
  });
});
