import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

/** A copy of the shipped config. */
class Copy {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-refs-'));
  constructor() {
    for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
      cpSync(join(root, name), join(this.dir, name), { recursive: true });
    cpSync(join(root, 'tests/visits.json'), join(this.dir, 'tests/visits.json'));
  }
  read = (file: string) => readFileSync(join(this.dir, file), 'utf8');
  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}
const shipped = (file: string) => readFileSync(join(root, file), 'utf8');
const ask = (...args: string[]) => run([...args, '--config', root]);

describe.runIf(!isFullRun)('refs', () => {
  inNpmTest('refs lists where a brand is defined and used, with line and column', async () => {
    const { code, stdout } = await ask('refs', 'brand:fast-loan');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^brands\.json:\d+:\d+\t定义\t"fast-loan": \{$/m);
    expect(stdout).toMatch(/^hosts\.json:\d+:\d+\t使用\t"id": "fast-loan"/m);
    const hosts = shipped('hosts.json').split('"fast-loan"').length - 1;
    const { uses } = JSON.parse((await ask('refs', 'brand:fast-loan', '--json')).stdout);
    expect(uses.filter(({ file }: { file: string }) => file === 'hosts.json')).toHaveLength(hosts);
  });

  inNpmTest(
    'refs finds a route that a destination names, and a page that a route or a link names',
    async () => {
      const { uses } = JSON.parse((await ask('refs', 'route:downloadPage', '--json')).stdout);
      const files = new Set(uses.map(({ file }: { file: string }) => file));
      const wanted = ['definitions/navigation.json', 'definitions/destinations.json'];
      expect([...files]).toEqual(expect.arrayContaining(wanted));
      const page = JSON.parse((await ask('refs', 'page:privacy-policy', '--json')).stdout);
      const definition = { file: 'definitions/pages/privacy-policy.json', pointer: '/id' };
      expect(page.definitions).toMatchObject([definition]);
      expect(page.uses.length).toBeGreaterThan(10);
    },
  );

  inNpmTest.each([
    [['refs', 'brand:fast-lone'], 'brand:fast-loan'],
    [['refs', 'brnd:fast-loan'], '"brand"'],
    [['refs', 'brand'], 'brand:quick-loan'],
    [['rename', 'brand:fast-loan', 'quick-loan'], 'brand:quick-loan'],
    [['rename', 'asset:/a.svg', '/b.svg'], 'public'],
  ])('%j is a usage error with a suggestion', async (args, hint) => {
    const { code, stderr } = await ask(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(hint);
  });
});

inNpmTest(
  'refs includes the uses in tests/visits.json: host, channel, city, brand, route, page, and the path of a route',
  async () => {
    const visits = shipped('tests/visits.json');
    const places = async (thing: string) => {
      const { uses } = JSON.parse((await ask('refs', thing, '--json')).stdout);
      return uses.filter(({ file }: { file: string }) => file === 'tests/visits.json').length;
    };
    expect(await places('host:m-v1.example')).toBe(visits.split('"host": "m-v1.example"').length - 1);
    expect(await places('channel:5611')).toBe(visits.split('"channel": "5611"').length - 1);
    expect(await places('city:成都')).toBe(visits.split('"city": "成都"').length - 1);
    expect(await places('route:downloadPage')).toBeGreaterThanOrEqual(
      visits.split(/"(?:success|failure|skipForm|afterLogin)": "downloadPage"/).length - 1,
    );
    expect(await places('route:login')).toBeGreaterThanOrEqual(
      visits.split('"landing": "/login"').length - 1,
    );
  },
);

describe('rename', () => {
  it.each(
    casesOfRun(
      [
        ['brand:fast-loan', 'swift-loan'],
        ['route:downloadPage', 'appDownload'],
        ['page:login', 'sign-in'],
        ['form:sms-login', 'sign-in-form'],
        ['cityRule:chengdu-download', 'chengdu-app'],
        ['network:tencent', 'tencent-ads'],
        ['city:成都', '蓉城'],
        ['endpoint:formSave', 'saveForm'],
        ['channel:5611', '95611'],
        ['outcome:loggedIn', 'codeEntered'],
        ['host:m-v1.example', 'm-v9.example'],
      ],
      // Its id is also the name of a file.
      ([thing]) => thing === 'page:login',
    ),
  )('rename of %s to %s changes every use, and the config stays valid', async (thing, to) => {
    using copy = new Copy();
    const { code, stdout } = await run(['rename', thing, to, '--config', copy.dir]);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(to) });
    expect(readConfig(copy.dir).diagnostics).toEqual([]);
    expect(await run(['test', '--config', copy.dir])).toMatchObject({ code: 0 });
    const [kind = '', id = ''] = thing.split(':');
    const back = await run(['rename', `${kind}:${to}`, id, '--config', copy.dir]);
    expect(back.code).toBe(0);
    const files = ['hosts.json', 'channels.json', 'brands.json', 'definitions/navigation.json'];
    for (const file of [...files, 'tests/visits.json']) expect(copy.read(file)).toBe(shipped(file));
  });

  const cityOf = (copy: Copy, name: string) =>
    JSON.parse(copy.read('definitions/cities.json')).cities[name] as { aliases: string[] } | undefined;

  inNpmTest(
    'of a city keeps the old name as an alias, and says so: the API goes on answering it',
    async () => {
      using copy = new Copy();
      const { code, stdout } = await run(['rename', 'city:成都', '蓉城', '--config', copy.dir]);
      expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('成都') });
      expect(stdout).toContain('别名');
      expect(cityOf(copy, '成都')).toBeUndefined();
      expect(cityOf(copy, '蓉城')).toEqual({ aliases: ['成都', '成都市'] });
      expect(copy.read('tests/visits.json')).toBe(shipped('tests/visits.json'));
      const answer = async (city: string, dir: string) => {
        const args = ['explain', '--channel', '5611', '--city', city, '--json', '--config', dir];
        const { outcome } = JSON.parse((await run(args)).stdout);
        return outcome;
      };
      expect(await answer('成都', copy.dir)).toEqual(await answer('成都', root));
    },
  );

  // In `npm test` a rename of a city keeps its old name as an alias.
  inFullRun('of a city to one of its aliases exchanges both', async () => {
    using copy = new Copy();
    await run(['rename', 'city:成都', '成都市', '--config', copy.dir]);
    expect(cityOf(copy, '成都市')).toEqual({ aliases: ['成都'] });
    await run(['rename', 'city:成都市', '成都', '--config', copy.dir]);
    expect(copy.read('definitions/cities.json')).toBe(shipped('definitions/cities.json'));
  });

  inFullRun('of a city to an alias of another city changes nothing, and says why', async () => {
    using copy = new Copy();
    const { code, stdout } = await run(['rename', 'city:成都', '北京市', '--config', copy.dir]);
    expect(code).toBe(1);
    expect(stdout).toContain('city-alias-shared');
    expect(copy.read('definitions/cities.json')).toBe(shipped('definitions/cities.json'));
  });

  inFullRun('rename to an invalid name changes nothing, and reports the reason', async () => {
    using copy = new Copy();
    const { code, stdout, stderr } = await run(['rename', 'page:login', 'Sign In', '--config', copy.dir]);
    expect(code).toBe(1);
    expect(stderr).toContain('没有改名');
    expect(stdout).toContain('schema-');
    expect(existsSync(join(copy.dir, 'definitions/pages/login.json'))).toBe(true);
    expect(copy.read('definitions/routes.json')).toBe(shipped('definitions/routes.json'));
  });

  const allFiles = (dir: string) =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]);

  it.each(
    casesOfRun(
      [
        ['page:login', '../site', 'slash'],
        ['form:sms-login', 'sms/login', 'slash'],
        ['page:login', 'pages\\login', 'slash'],
        ['message:field.mobile.invalid', 'mobile.invalid', 'messages.json'],
      ],
      ([, to]) => to === '../site' || to === 'mobile.invalid',
    ),
  )('rename of %s to %s is refused, and no file changes', async (thing, to, reason) => {
    using copy = new Copy();
    const before = allFiles(copy.dir);
    const { code, stderr } = await run(['rename', thing, to, '--config', copy.dir, '--lang=en']);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(reason) });
    expect(allFiles(copy.dir)).toEqual(before);
  });

  /** A config that leaves out its routes, tables and the pages that every funnel needs. */
  const example = () => {
    const dir = mkdtempSync(join(tmpdir(), 'funnel-refs-'));
    cpSync(join(root, 'examples/cafe-insurance'), dir, { recursive: true });
    return { dir, [Symbol.dispose]: () => rmSync(dir, { recursive: true }) };
  };

  it.each(
    casesOfRun(
      [
        ['page:thanks', 'definitions/pages/thanks.json'],
        ['route:thanks', 'definitions/routes.json'],
        ['endpoint:formSave', 'definitions/endpoints.json'],
        ['channel:1', 'channels.json'],
        // Its name is its address as well.
        ['page:survey', 'definitions/routes.json'],
      ],
      ([thing]) => thing === 'page:thanks',
    ),
  )(
    'rename of %s, which follows from what the config leaves out, names the file to write',
    async (thing, file) => {
      using config = example();
      const before = allFiles(config.dir);
      const { code, stderr } = await run(['rename', thing, 'other', '--config', config.dir, '--lang=en']);
      expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(file) });
      expect(allFiles(config.dir)).toEqual(before);
    },
  );

  inNpmTest('rename of the brand of a config that names no default one is told as nothing else', async () => {
    using config = example();
    expect(await run(['rename', 'brand:xiaoman', 'man', '--config', config.dir])).toMatchObject({ code: 0 });
    const base = join(root, 'examples/cafe-insurance');
    const { code, stdout } = await run(['plan', base, '--config', config.dir, '--lang=en']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Only renamed: no visitor sees any difference\./);
  });

  inNpmTest('rename of a form leaves out its uses in files that are defaults', async () => {
    using config = example();
    expect(await run(['rename', 'form:quote', 'offer', '--config', config.dir])).toMatchObject({ code: 0 });
    expect(readConfig(config.dir).diagnostics).toEqual([]);
    expect(existsSync(join(config.dir, 'definitions/pages/thanks.json'))).toBe(false);
  });

  inNpmTest('rename refuses a config with errors', async () => {
    using copy = new Copy();
    writeFileSync(join(copy.dir, 'hosts.json'), '{');
    expect((await run(['rename', 'brand:fast-loan', 'x', '--config', copy.dir])).code).toBe(3);
  });
});
