import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../../ops/cli/help.ts';
import { formats } from '../../../ops/terminal/shared-options.ts';
import { configs, run, small, withOverlay } from './run-main.ts';

describe('the exit code of funnel', () => {
  it('the exit code is 0 for a clean config', async () => {
    const { code, stdout, stderr } = await run(['check']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^0 findings in 17 files, \d+\.\d s\n$/);
  });

  it('the exit code is 1 for findings', async () => {
    const overlay = join(configs, 'err/city-unknown');
    const { code, stdout } = await withOverlayRun(overlay, ['check']);
    expect(code).toBe(1);
    expect(stdout).toContain('没有城市 "杭洲"');
  });

  it('the exit code is 0 for findings of severity info', async () => {
    const overlay = join(configs, 'err/row-partly-shadowed');
    const { code, stdout } = await withOverlayRun(overlay, ['check']);
    expect(code).toBe(0);
    expect(stdout).toContain('1 finding (1 info)');
  });

  it.each([
    ['an unknown option', ['check', '--formt=json'], '--format'],
    ['an unknown command', ['chek'], 'check'],
    ['an unknown format', ['check', '--format', 'jsn'], '"json"'],
    ['a format that is not there yet', ['explain', '--format=sarif'], 'human, json'],
    ['an unknown language', ['check', '--lang=cn'], 'zh, en'],
    ['an unknown colour mode', ['check', '--color=maybe'], 'auto, always, never'],
    ['an option without its value', ['check', '--config'], '--config'],
    ['an argument too many', ['check', 'hosts.json'], 'check'],
    ['no command', [], 'check'],
  ])('the exit code is 2 for %s, with a suggestion', async (_name, args, suggestion) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(suggestion);
    expect(stderr).toMatch(/^funnel: [^\n]+\n$/);
  });

  it('the exit code is 3 without a config in the given folder or the parent folders', async () => {
    expect(await run(['check', '--config', '/nowhere'])).toMatchObject({ code: 3, stdout: '' });
    const { code, stderr } = await run(['check'], { cwd: '/' });
    expect(code).toBe(3);
    expect(stderr).toContain('--config DIR');
  });
});

describe('the help of a command', () => {
  it.each(Object.entries(formatsOf))(
    '%s lists its own formats, and refuses the others',
    async (name, has) => {
      const { stdout } = await run([name, '--help']);
      expect(stdout).toContain(`输出格式：${has.join(', ')}\n`);
      expect(stdout).not.toContain('default');
      const needed: Record<string, string[]> = {
        plan: ['.'],
        refs: ['page:login'],
        rename: ['page:login', 'x'],
        traffic: ['import', 'x.csv'],
        convert: ['x.json', '--from', 'rjsf'],
        nginx: ['--api', 'https://api.example'],
      };
      for (const format of formats.filter((one) => !has.includes(one))) {
        const { code, stderr } = await run([name, ...(needed[name] ?? []), `--format=${format}`]);
        expect(code).toBe(2);
        expect(stderr).toContain(`现有：${has.join(', ')}\n`);
      }
    },
  );
});

describe('the visitors that funnel check names', () => {
  it.each(['redirect-loop', 'visitor-stranded', 'visitor-stranded.catch-all', 'page-missing-on-host'])(
    'the commands of %s run',
    async (name) => {
      await withOverlay(join(configs, 'err', name), async (dir) => {
        const { stdout } = await run(['check'], { cwd: dir });
        const commands = [...stdout.matchAll(/npx funnel (explain [^(\n]+)/g)];
        expect(commands.length).toBeGreaterThan(0);
        for (const [, command = ''] of commands) {
          expect(await run(command.trim().split(' '), { cwd: dir })).toMatchObject({ code: 0, stderr: '' });
        }
      });
    },
  );
});

describe('the output of funnel', () => {
  it('funnel finds the config in a parent folder of the current folder', async () => {
    expect(await run(['check'], { cwd: join(small, 'definitions/pages') })).toMatchObject({ code: 0 });
  });

  it('funnel takes the config of FUNNEL_CONFIG, below one that --config names and above the current folder', async () => {
    const clean = { code: 0, stderr: '' };
    const elsewhere = { cwd: join(configs, '..'), env: { FUNNEL_CONFIG: small } };
    expect(await run(['check'], elsewhere)).toMatchObject(clean);
    expect(await run(['find', '--page', 'login'], elsewhere)).toMatchObject(clean);
    const nowhere = { env: { FUNNEL_CONFIG: 'definitions' } };
    expect(await run(['check', '--lang=en'], nowhere)).toEqual({
      code: 3,
      stdout: '',
      stderr: `funnel: FUNNEL_CONFIG: ${join(small, 'definitions')} has no hosts.json, so it is no config\n`,
    });
    expect(await run(['check', '--config', small], nowhere)).toMatchObject(clean);
  });

  it('--json equals --format=json and prints the format funnel.check/1', async () => {
    const overlay = join(configs, 'err/city-unknown');
    const { code, stdout } = await withOverlayRun(overlay, ['check', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      format: 'funnel.check/1',
      findings: [
        {
          code: 'city-unknown',
          severity: 'error',
          message: { zh: '没有城市 "杭洲"', en: 'no city "杭洲"' },
          file: 'definitions/navigation.json',
          range: { line: 8, column: 56, endLine: 8, endColumn: 60 },
          pointer: '/rules/2/when/city/1',
          related: [{ file: 'definitions/cities.json' }],
        },
      ],
      summary: { findings: 1, errors: 1, warnings: 0, files: 17 },
    });
    // The nearest city is a suggestion.
    expect(JSON.parse(stdout).findings[0]).not.toHaveProperty('fix');
    expect((await withOverlayRun(overlay, ['--format=json', 'check'])).code).toBe(1);
  });

  it('--lang=en selects English, before and after the command', async () => {
    const overlay = join(configs, 'err/city-unknown');
    for (const args of [
      ['check', '--lang=en'],
      ['--lang', 'en', 'check'],
    ]) {
      const { stdout } = await withOverlayRun(overlay, args);
      expect(stdout).toContain('no city "杭洲"');
      expect(stdout).toContain('= help: did you mean "杭州"?');
    }
  });

  it('output has colours only on request, or on a terminal without NO_COLOR', async () => {
    const overlay = join(configs, 'err/city-unknown');
    const colored = async (args: string[], more = {}) =>
      (await withOverlayRun(overlay, ['check', ...args], more)).stdout.includes('\u001b[31m');
    expect(await colored(['--color=always'])).toBe(true);
    expect(await colored([])).toBe(false);
    expect(await colored([], { isTTY: true })).toBe(true);
    expect(await colored([], { isTTY: true, env: { NO_COLOR: '1' } })).toBe(false);
    expect(await colored(['--color=never'], { isTTY: true })).toBe(false);
  });

  it('--help prints the help in the chosen language', async () => {
    expect((await run(['--help'])).stdout).toContain('用法： funnel');
    const { code, stdout } = await run(['check', '--help', '--lang=en']);
    expect(code).toBe(0);
    expect(stdout).toContain('Usage: funnel check');
    expect(stdout).toContain('--config <DIR>');
  });
});

/** The command on a broken config. */
function withOverlayRun(overlay: string, args: readonly string[], more = {}) {
  return withOverlay(overlay, (dir) => run(args, { cwd: dir, ...more }));
}
