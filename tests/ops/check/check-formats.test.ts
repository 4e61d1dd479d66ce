import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printGithub } from '../../../ops/check-report/print-github.ts';
import type { Diagnostic } from '../../../ops/diagnostics/diagnostic.ts';
import { run, small } from '../cli/run-main.ts';

/** A copy of the small config that a test may break. */
class Copy {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-formats-'));
  constructor() {
    cpSync(small, this.dir, { recursive: true });
  }
  path = (file: string) => join(this.dir, file);
  read = (file: string) => readFileSync(this.path(file), 'utf8');
  edit(file: string, from: string, to: string): void {
    const before = this.read(file);
    if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(this.path(file), before.replace(from, to));
  }
  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}
const check = (dir: string, ...args: string[]) => run(['check', '--config', dir, ...args]);
const navigation = 'definitions/navigation.json';

describe('check --format', () => {
  it('github prints one command for each finding, with location, title and help', async () => {
    using copy = new Copy();
    copy.edit(navigation, '"user"', '"usr"');
    const { code, stdout } = await check(copy.dir, '--format=github');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^::error file=definitions\/navigation\.json,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=schema-additional-properties::.*"usr".*"user"/m,
    );
  });

  it('github prints at most ten findings of a severity, the worst first, then one notice; the summary has all', async () => {
    const range = { line: 1, column: 1, endLine: 1, endColumn: 2 };
    const one = (severity: Diagnostic['severity'], n: number): Diagnostic => ({
      ...{ code: 'ref-unknown', severity, file: 'a,b:c.json', range, pointer: '', related: [] },
      message: { zh: `第 ${n} 条 100%\u001b[31m`, en: `number ${n}` },
    });
    const many = [
      ...Array.from({ length: 12 }, (_, n) => one('warning', n)),
      ...Array.from({ length: 11 }, (_, n) => one('error', n)),
    ];
    const lines = printGithub(many, 'zh').trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      ...Array.from({ length: 10 }, () => '::error'),
      ...Array.from({ length: 10 }, () => '::warning'),
      '::notice::还有',
    ]);
    expect(lines[0]).toContain('file=a%2Cb%3Ac.json');
    expect(lines[0]).toContain('100%25\\u001b[31m');
    using copy = new Copy();
    copy.edit(navigation, '"user"', '"usr"');
    const summary = copy.path('summary.md');
    await run(['check', '--config', copy.dir, '--format=github'], { env: { GITHUB_STEP_SUMMARY: summary } });
    expect(readFileSync(summary, 'utf8')).toContain('schema-additional-properties');
  });

  it('sarif has results with rule, level, location and replacement', async () => {
    using copy = new Copy();
    copy.edit(navigation, '"user"', '"usr"');
    const { stdout } = await check(copy.dir, '--format=sarif');
    const log = JSON.parse(stdout);
    expect(log.version).toBe('2.1.0');
    const [result] = log.runs[0].results;
    expect(log.runs[0].tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
    expect(result).toMatchObject({ ruleId: 'schema-additional-properties', level: 'error' });
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(navigation);
    expect(result.fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe('"user"');
  });

  it('sarif has what GitHub requires of an upload, and fingerprints that lines do not change', async () => {
    using copy = new Copy();
    copy.edit(navigation, '"user"', '"usr"');
    copy.edit('hosts.json', '"root": "', '"root": "nothing-like-it-');
    const runOf = async () => JSON.parse((await check(copy.dir, '--format=sarif')).stdout).runs[0];
    const { tool, results } = await runOf();
    for (const rule of tool.driver.rules) {
      for (const key of ['shortDescription', 'fullDescription', 'help']) expect(rule[key].text).not.toBe('');
    }
    type Result = (typeof results)[number];
    const fingerprint = ({ partialFingerprints }: Result) => partialFingerprints.primaryLocationLineHash;
    const before = results.map(fingerprint);
    for (const one of before) expect(one).toMatch(/^[0-9a-f]{16}:[1-9]\d*$/);
    expect(new Set(before).size).toBe(results.length);
    const lineOf = ({ locations: [{ physicalLocation }] }: Result) => physicalLocation.region.startLine;
    for (const file of [navigation, 'hosts.json'])
      writeFileSync(copy.path(file), copy.read(file).replace('{', '{\n\n\n'));
    const { results: moved } = await runOf();
    expect(moved.map(fingerprint)).toEqual(before);
    expect(moved.map(lineOf)).toEqual(results.map((one: Result) => lineOf(one) + 3));
  });

  it('a fingerprint stays the same when a row is added above the row of its finding', async () => {
    using copy = new Copy();
    copy.edit(navigation, '"user"', '"usr"');
    const fingerprintsOf = async () => {
      const { results } = JSON.parse((await check(copy.dir, '--format=sarif')).stdout).runs[0];
      return results.map((one: { partialFingerprints: unknown }) => one.partialFingerprints);
    };
    const before = await fingerprintsOf();
    const table = JSON.parse(copy.read(navigation));
    table.rules.unshift({ id: 'first', when: { 'channel.blocked': true }, stay: true });
    writeFileSync(copy.path(navigation), JSON.stringify(table));
    expect(await fingerprintsOf()).toEqual(before);
  });

  it.each(['git', 'GITHUB_WORKSPACE'])(
    'github and sarif print paths from the root of the repository, known from %s',
    async (by) => {
      const top = mkdtempSync(join(tmpdir(), 'funnel-repository-'));
      const dir = join(top, 'sites/my site');
      cpSync(small, dir, { recursive: true });
      if (by === 'git') execFileSync('git', ['init', '-q', top]);
      const path = join(dir, navigation);
      writeFileSync(path, readFileSync(path, 'utf8').replace('"user"', '"usr"'));
      const io = { cwd: dir, env: by === 'git' ? {} : { GITHUB_WORKSPACE: top } };
      const github = await run(['check', '--format=github'], io);
      const sarif = await run(['check', '--format=sarif'], io);
      rmSync(top, { recursive: true });
      expect(github.stdout).toMatch(/^::error file=sites\/my site\/definitions\/navigation\.json,line=/m);
      const uris = [...sarif.stdout.matchAll(/"uri": "([^"]+)"/g)].map(([, uri]) => uri);
      expect(new Set(uris)).toEqual(new Set(['sites/my%20site/definitions/navigation.json']));
    },
  );

  it('md prints a table, in which text of the config is escaped', async () => {
    using copy = new Copy();
    copy.edit(navigation, '"user"', '"us|er<b>"');
    const { stdout } = await check(copy.dir, '--format=md');
    expect(stdout).toContain('### 配置检查');
    expect(stdout).toContain('us\\|er\\<b\\>');
    expect((await check(small, '--format=md')).stdout).toContain('没有发现问题');
  });
});

describe('check --fix', () => {
  it('--fix corrects typing mistakes byte for byte and leaves everything else unchanged', async () => {
    using copy = new Copy();
    const before = copy.read(navigation);
    copy.edit(navigation, '"user"', '"usr"');
    const { code, stderr } = await check(copy.dir, '--fix');
    expect(code).toBe(0);
    expect(stderr).toContain('已修正 1 处');
    expect(copy.read(navigation)).toBe(before);
    expect(readdirSync(copy.path('definitions')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('--fix preserves a byte order mark and Windows line endings', async () => {
    using copy = new Copy();
    const before = `\uFEFF${copy.read(navigation).replaceAll('\n', '\r\n')}`;
    writeFileSync(copy.path(navigation), before);
    copy.edit(navigation, '"user"', '"usr"');
    await check(copy.dir, '--fix');
    expect(copy.read(navigation)).toBe(before);
  });

  it('--fix reports what it cannot fix, and exits with 1', async () => {
    using copy = new Copy();
    copy.edit(navigation, '"user"', '"usr"');
    copy.edit('hosts.json', '"root": "', '"root": "nothing-like-it-');
    const { code, stdout } = await check(copy.dir, '--fix');
    expect(code).toBe(1);
    expect(stdout).toContain('ref-unknown');
    expect(stdout).not.toContain('"usr"');
  });

  it('check without --fix writes nothing', async () => {
    using copy = new Copy();
    copy.edit(navigation, '"user"', '"usr"');
    const broken = copy.read(navigation);
    await check(copy.dir);
    expect(copy.read(navigation)).toBe(broken);
  });
});
