import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../ops/config/read-json.ts';
import { Sources } from '../../../ops/diagnostics/sources.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

/** A copy of the config that ships, to be broken. */
class Copy {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-fix-'));
  constructor() {
    for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
      cpSync(join(root, name), join(this.dir, name), { recursive: true });
  }
  read = (file: string) => readFileSync(join(this.dir, file), 'utf8');
  edit(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    writeFileSync(join(this.dir, file), edited);
  }
  fix = (...args: string[]) => run(['check', '--config', this.dir, '--fix', ...args]);
  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}

describe('check --fix never changes the meaning of a name', () => {
  inNpmTest('a removed page is not replaced by a similar page', async () => {
    using copy = new Copy();
    rmSync(join(copy.dir, 'definitions/pages/download-page.json'));
    const before = copy.read('definitions/routes.json');
    const { code, stdout, stderr } = await copy.fix();
    expect(code).toBe(1);
    expect(stdout).toContain('"download-page"');
    expect(stderr).toBe('已修正 0 处\n');
    expect(copy.read('definitions/routes.json')).toBe(before);
  });

  inNpmTest('a removed city rule is not replaced by another city rule', async () => {
    using copy = new Copy();
    copy.edit('definitions/cities.json', '"hangzhou-download"', '"somewhere-else"');
    const before = copy.read('channels.json');
    expect((await copy.fix()).code).toBe(1);
    expect(copy.read('channels.json')).toBe(before);
  });

  const others = [
    ['definitions/cities.json', '"成都"', '"城都"'],
    ['definitions/cities.json', '"成都"', '"南京"'],
    ['channels.json', '"hangzhou-download"', '"huangzhou-download"'],
    ['hosts.json', '"quick-loan"', '"quick-laon"'],
    ['definitions/routes.json', '"page": "login-v2"', '"page": "logni-v2"'],
    ['definitions/routes.json', '"page": "login-v2"', '"page": "login-v3x"'],
  ] as const;
  // A city and an id.
  it.each(casesOfRun(others, (_, at) => at === 0 || at === 2))(
    '--fix reports %s: %s written as %s, and changes no byte',
    async (file, from, to) => {
      using copy = new Copy();
      copy.edit(file, from, to);
      const before = copy.read(file);
      const { code, stderr } = await copy.fix();
      expect({ code, stderr }).toEqual({ code: 1, stderr: '已修正 0 处\n' });
      expect(copy.read(file)).toBe(before);
    },
  );

  const spellings = [
    ['channels.json', '"hangzhou-download"', '"Hangzhou-Download"'],
    ['channels.json', '"hangzhou-download"', '"ｈａｎｇｚｈｏｕ-download "'],
    ['definitions/cities.json', '["成都"]', '[" 成都"]'],
    ['definitions/cities.json', '["成都"]', '["成都市"]'],
  ] as const;
  // A city and an id.
  it.each(casesOfRun(spellings, (_, at) => at === 1 || at === 3))(
    '--fix corrects %s: %s written as %s, because it is the same name in another spelling',
    async (file, from, to) => {
      using copy = new Copy();
      const before = copy.read(file);
      copy.edit(file, from, to);
      expect((await copy.fix()).code).toBe(0);
      expect(copy.read(file)).toBe(before);
    },
  );

  inNpmTest('--fix does not change the id of a page file while another file refers to it', async () => {
    using copy = new Copy();
    renameSync(
      join(copy.dir, 'definitions/pages/download-page.json'),
      join(copy.dir, 'definitions/pages/app-page.json'),
    );
    const before = copy.read('definitions/pages/app-page.json');
    expect((await copy.fix()).code).toBe(1);
    expect(copy.read('definitions/pages/app-page.json')).toBe(before);
  });

  inNpmTest('--fix sets the id of a copied page file to its file name', async () => {
    using copy = new Copy();
    cpSync(
      join(copy.dir, 'definitions/pages/download-page.json'),
      join(copy.dir, 'definitions/pages/app-page.json'),
    );
    const { stderr } = await copy.fix();
    expect(stderr).toContain('"download-page" → "app-page"');
  });

  inNpmTest('--fix replaces all uses of a name in another spelling and reports each', async () => {
    using copy = new Copy();
    const before = copy.read('channels.json');
    copy.edit('channels.json', /"hangzhou-download"/g, '"Hangzhou-Download"');
    const uses = before.split('"hangzhou-download"').length - 1;
    expect(uses).toBeGreaterThan(1);
    const { code, stderr } = await copy.fix();
    expect(code).toBe(0);
    expect(copy.read('channels.json')).toBe(before);
    const told = /^channels\.json:\d+:\d+ "Hangzhou-Download" → "hangzhou-download"$/gm;
    expect(stderr.match(told)).toHaveLength(uses);
    expect(stderr).toMatch(new RegExp(`已修正 ${uses} 处\n$`));
  });

  inNpmTest('JSON keeps its format, and SARIF has the fixes of all uses', async () => {
    using copy = new Copy();
    copy.edit('channels.json', /"hangzhou-download"/g, '"Hangzhou-Download"');
    const { stdout } = await run(['check', '--config', copy.dir, '--json']);
    const [finding] = JSON.parse(stdout).findings;
    expect(finding).not.toHaveProperty('moreFixes');
    const sarif = JSON.parse((await run(['check', '--config', copy.dir, '--format=sarif'])).stdout);
    const [{ artifactChanges }] = sarif.runs[0].results[0].fixes;
    expect(artifactChanges.length).toBeGreaterThan(1);
  });
});

describe.runIf(!isFullRun)('Chinese punctuation', () => {
  const sound = '{\n  "a": [true, 8],\n  "b": { "c": "你好, x" },\n  "d": 1\n}\n';
  const told = (text: string) => {
    const sources = new Sources();
    sources.add('a.json', text);
    return readJson('a.json', sources).diagnostics.map(({ message, fix }) => [message.zh, fix?.text]);
  };
  inNpmTest.each([
    ['8],\n', '8]，\n', ','],
    ['true,', 'true，', ','],
    ['"c": ', '"c"：', ':'],
    [' },\n', ' }，\n', ','],
    ['"a"', '“a”', '"a"'],
    ['"你好, x"', '“你好, x”', '"你好, x"'],
    ['"你好, x"', '“你好, x"', undefined],
    ['"a": [', '"a": 【', undefined],
  ])('%j written as %j is one finding with the fix %j', (from, to, fix) => {
    const found = told(sound.replace(from, to));
    if (fix !== undefined) expect(found).toEqual([['这里用了中文标点', fix]]);
    else for (const [, text] of found) expect(text).toBeUndefined();
  });

  inNpmTest('--fix replaces Chinese punctuation in every location', async () => {
    using copy = new Copy();
    const before = copy.read('definitions/site.json');
    copy.edit('definitions/site.json', '"maxHops": 8,', '“maxHops”：8，');
    copy.edit('definitions/site.json', '"language": "zh-CN",', '"language": “zh-CN”，');
    expect((await copy.fix()).code).toBe(0);
    expect(copy.read('definitions/site.json').replaceAll(': ', ':')).toBe(before.replaceAll(': ', ':'));
  });
});
