import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { run, small } from './run-main.ts';

const cities = 'definitions/cities.json';
const facts = 'definitions/facts.json';
const wrongCity = (text: string) => text.replace('["深圳", "杭州"]', '["深圳", "杭洲"]');

/** A repository with the small config, broken in its first commit. */
class Repository {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-broken-base-'));
  constructor(file: string, breakText: (text: string) => string) {
    cpSync(small, this.dir, { recursive: true });
    this.#git('init', '-q');
    const sound = this.read(file);
    this.write(file, breakText(sound));
    expect(this.read(file)).not.toBe(sound);
    this.commit();
    this.write(file, sound);
  }
  #git = (...args: string[]) =>
    execFileSync('git', ['-C', this.dir, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
  commit(): void {
    this.#git('add', '-A');
    this.#git('commit', '-qm', 'x');
  }
  read = (file: string) => readFileSync(join(this.dir, file), 'utf8');
  write = (file: string, text: string) => writeFileSync(join(this.dir, file), text);
  run = (...args: string[]) => run(args, { cwd: this.dir });
  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}

describe('plan against a base with errors that the change corrects', () => {
  it.each(
    casesOfRun(
      [
        ['city-unknown', cities, wrongCity],
        ['json-syntax', cities, (text: string) => text.replace('},', '}')],
        ['ref-unknown', 'hosts.json', (text: string) => text.replace(/"root": "[^"]*"/, '"root": "nowhere"')],
        ['fact-name-taken', facts, (text: string) => text.replace('"bdType": {', '"count": {')],
        ['fact-contradiction', facts, (text: string) => text.replace('"ios": "1"', '"iphone": "1"')],
      ],
      ([code]) => code === 'city-unknown',
    ),
  )('compares the other files and reports %s of %s with its location', async (code, file, breakText) => {
    using repository = new Repository(file, breakText);
    const channels = repository.read('channels.json');
    repository.write('channels.json', channels.replace('"title": "示例金融"', '"title": "别的金融"'));
    const { code: exit, stdout } = await repository.run('plan', 'HEAD', '--json');
    expect(exit).toBe(0);
    const { brokenBase, changed, groups } = JSON.parse(stdout);
    expect(brokenBase).toMatchObject({ files: [file], errors: [{ code, file }] });
    expect(brokenBase.errors[0].line).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(0);
    const [{ cause, witness }] = groups;
    expect(cause.edits[0].file).toBe('channels.json');
    for (const format of ['human', 'md']) {
      const told = (await repository.run('plan', 'HEAD', `--format=${format}`)).stdout;
      expect(told).toContain(`${file} 没有对比`);
      expect(told.replaceAll('\\', '')).toContain(code);
      expect(told).not.toContain('没有风险');
    }
    expect((await repository.run('plan', 'HEAD', '--fail-on=risk')).code).toBe(1);
    const words = witness.replace(/^npx funnel /, '').split(' ');
    expect((await repository.run(...words)).stderr).toContain(`没有对比：${file}`);
  });

  // In `npm test` the base is broken in the same file, and another file is compared.
  inFullRun('does not say that nothing differs where the correction is the only change', async () => {
    using repository = new Repository(cities, wrongCity);
    const { code, stdout } = await repository.run('plan', 'HEAD');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^在对比过的文件里/);
    expect(stdout).toContain(`${cities} 没有对比`);
  });

  inFullRun('corrects the file that lacks what another one names', async () => {
    using repository = new Repository(cities, (text) => text.replaceAll('"big-cities"', '"large-cities"'));
    const { brokenBase } = JSON.parse((await repository.run('plan', 'HEAD', '--json')).stdout);
    expect(brokenBase).toMatchObject({ files: [cities], errors: [{ code: 'ref-unknown' }] });
  });
});

describe.runIf(!isFullRun)('plan against a base with errors that nothing corrects', () => {
  inNpmTest('ends with 3 and reports code, file and line of the first error', async () => {
    using repository = new Repository(cities, wrongCity);
    repository.write(cities, wrongCity(repository.read(cities)));
    const { code, stdout, stderr } = await repository.run('plan', 'HEAD');
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(/^funnel: [^\n]*definitions\/cities\.json:\d+:\d+ city-unknown [^\n]*\n$/);
    expect(stderr).not.toContain('别的结构');
  });
});

describe('plan of a config with errors', () => {
  const loop = (text: string) =>
    text.replace(
      '"rules": [',
      '"rules": [ { "id": "round", "when": { "route": "thanks", "outcome": null }, "go": "thanks" },',
    );
  /** A sound base, and a head with an error of a row, of the names of facts, or of the site. */
  const planOf = async (file: string, breakText: (text: string) => string, ...options: string[]) => {
    using repository = new Repository(cities, wrongCity);
    repository.commit();
    const sound = repository.read(file);
    repository.write(file, breakText(sound));
    expect(repository.read(file)).not.toBe(sound);
    return await repository.run('plan', 'HEAD', ...options);
  };

  it.each(
    casesOfRun(
      [
        ['fact-name-taken', facts, (text: string) => text.replace('"bdType": {', '"count": {')],
        ['fact-contradiction', facts, (text: string) => text.replace('"ios": "1"', '"iphone": "1"')],
        ['ref-unknown', 'hosts.json', (text: string) => text.replace(/"root": "[^"]*"/, '"root": "nowhere"')],
        ['schema-type', 'channels.json', (text: string) => text.replace(/"title": "[^"]*"/, '"title": 1')],
      ],
      ([code]) => code === 'ref-unknown',
    ),
  )('ends with 3 and reports %s, without which nothing can be compared', async (code, file, breakText) => {
    const { code: exit, stdout, stderr } = await planOf(file, breakText);
    expect({ exit, stdout }).toEqual({ exit: 3, stdout: '' });
    expect(stderr).toContain(code);
  });

  it.each(
    casesOfRun(
      [
        ['redirect-loop', 'definitions/navigation.json', loop],
        [
          'mark-unasked',
          'definitions/navigation.json',
          (text: string) =>
            text.replace(
              '"rules": [',
              '"rules": [ { "id": "all", "when": { "session.token": false }, "do": ["loginByMark"], "continue": true },',
            ),
        ],
      ],
      ([code]) => code === 'redirect-loop',
    ),
  )('names %s in its first line, and never says that there is no risk', async (code, file, breakText) => {
    const { errors } = JSON.parse((await planOf(file, breakText, '--json')).stdout);
    expect(errors).toMatchObject([{ code, file }]);
    for (const format of ['human', 'md']) {
      const { code: exit, stdout } = await planOf(file, breakText, `--format=${format}`);
      expect(exit).toBe(0);
      expect(stdout.split('\n')[0]).toContain('现在的配置有 1 个错误');
      expect(stdout).not.toContain('没有风险');
      expect(stdout.replaceAll('\\', '')).toContain(code);
    }
    expect((await planOf(file, breakText, '--fail-on=risk')).code).toBe(1);
  });

  inNpmTest('has its plan where the change mends an error of a row', async () => {
    using repository = new Repository('definitions/navigation.json', loop);
    const { code, stdout } = await repository.run('plan', 'HEAD', '--json');
    expect(code).toBe(0);
    const { errors, brokenBase, changed } = JSON.parse(stdout);
    expect([errors, brokenBase]).toEqual([undefined, undefined]);
    expect(changed).toBeGreaterThan(0);
  });
});
