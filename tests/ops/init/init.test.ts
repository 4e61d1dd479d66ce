import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { starterFiles } from '../../../ops/init/starter-files.ts';
import { run } from '../cli/run-main.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'funnel-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const configFilesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(\w+\.json|definitions\/.*\.json)$/.test(file))
    .sort();

describe('funnel init', () => {
  it.each([
    ['en', '--no-login'],
    ['en', '--login'],
    ['zh', '--no-login'],
    ['zh', '--login'],
  ])('%s %s: at most five files and sixty lines, valid, and its visits pass', async (language, login) => {
    const made = await run(['init', 'new', '--name', 'Ash', '--language', language, login], { cwd });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const dir = join(cwd, 'new');
    const files = configFilesIn(dir);
    const lines = files.reduce(
      (sum, file) => sum + readFileSync(join(dir, file), 'utf8').split('\n').length - 1,
      0,
    );
    expect(files).toHaveLength(5);
    expect(lines).toBeLessThanOrEqual(60);
    expect((await run(['check', '--config', 'new'], { cwd })).stdout).toMatch(/^0 findings in 5 files/);
    expect((await run(['test', '--config', 'new'], { cwd })).code).toBe(0);
  });

  it.each([
    ['en', '--login', 'GB'],
    ['en-GB', '--no-login', 'GB'],
    ['zh', '--login', undefined],
    ['zh_CN', '--no-login', undefined],
  ])(
    '%s %s: asks for telephone numbers of where the language is spoken',
    async (language, login, country) => {
      await run(['init', 'new', '--name', 'Ash', '--language', language, login], { cwd });
      const { fields } = JSON.parse(readFileSync(join(cwd, 'new/definitions/forms/contact.json'), 'utf8'));
      const phone = fields.find(({ id }: { id: string }) => id === 'phone');
      expect(phone.countries?.find((one: string) => one === country)).toBe(country);
      expect(phone.countries === undefined).toBe(country === undefined);
    },
  );

  it('gives an editor schemas with the ids of this config', async () => {
    await run(['init', 'new', '--name', 'Ash'], { cwd });
    const settings = JSON.parse(readFileSync(join(cwd, 'new/.vscode/settings.json'), 'utf8'));
    for (const { url } of settings['json.schemas']) expect(existsSync(join(cwd, 'new', url))).toBe(true);
    const hosts = readFileSync(join(cwd, 'new/schemas/json/hosts.schema.json'), 'utf8');
    expect(JSON.parse(hosts).definitions['id-route'].enum).toContain('start');
  });

  it('overwrites nothing', async () => {
    mkdirSync(join(cwd, 'mine'));
    writeFileSync(join(cwd, 'mine/notes.txt'), 'keep');
    const refused = await run(['init', 'mine', '--name', 'Ash'], { cwd });
    expect(refused.code).toBe(3);
    expect(refused.stderr).toContain('mine');
    expect(readdirSync(join(cwd, 'mine'))).toEqual(['notes.txt']);
  });

  it('asks at a terminal for what was not given, and an empty line takes the offer', async () => {
    const stdin = async function* () {
      yield 'Bright';
      yield ' Bikes\nen\n';
      yield '\n';
    };
    const made = await run(['init', 'new', '--lang', 'en'], { cwd, isTTY: true, stdin });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const brands = readFileSync(join(cwd, 'new/brands.json'), 'utf8');
    expect(JSON.parse(brands).brands.main).toEqual({ name: 'Bright Bikes', companyName: 'Bright Bikes' });
    expect(readFileSync(join(cwd, 'new/definitions/forms/contact.json'), 'utf8')).not.toContain('smsCode');
  });

  it('without a terminal the name is required, and a language must ship', async () => {
    expect((await run(['init', 'new'], { cwd })).code).toBe(2);
    const refused = await run(['init', 'new', '--name', 'Ash', '--language', 'fr', '--lang', 'en'], { cwd });
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain('zh, en');
    expect(existsSync(join(cwd, 'new'))).toBe(false);
  });
});

describe('a new funnel of an installed package', () => {
  it('has scripts that are commands, and a README that names them', async () => {
    const starter = { name: 'Ash', company: 'Ash', language: 'en', login: false } as const;
    const files = starterFiles(starter, 'new', true);
    const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: Record<string, string> };
    const commands = (await run(['--help'])).stdout.match(/^ {2}[a-z]+(?= )/gm) ?? [];
    const called = Object.values(scripts).flatMap((line) => [...line.matchAll(/funnel ([a-z]+)/g)]);
    expect(called.length).toBeGreaterThanOrEqual(Object.keys(scripts).length);
    for (const [, name] of called) expect(commands).toContain(`  ${name}`);
    expect(files.get('README.md')).toContain('In this folder:');
    expect(files.get('.gitignore')).toContain('.data/\n');
    expect(starterFiles(starter, 'new', false).has('package.json')).toBe(false);
  });
});
