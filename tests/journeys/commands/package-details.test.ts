import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { listFiles } from '../../../publish/files/list-files.ts';
import { git, initGit } from '../../console/harness/small-config.ts';
import { launch } from '../../harness/browser.ts';
import { InstalledPackage } from '../../tools/package/installed-package.ts';
import { phoneOf } from '../harness/console-phone.ts';

// In `npm test` tests/tools/package/package.test.ts judges what the package declares and what is in it.
let installed: InstalledPackage;
let browser: Awaited<ReturnType<typeof launch>>;
beforeAll(async () => {
  installed = new InstalledPackage();
  [browser] = await Promise.all([launch(), installed.install()]);
  const made = installed.run(['init', 'mysite', '--name', 'Ash', '--language', 'en', '--lang', 'en']);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain('cd mysite');
  initGit(mysite());
});
afterAll(async () => {
  await browser.close();
  installed[Symbol.dispose]();
});

const mysite = () => join(installed.dir, 'mysite');
const localhost = /http:\/\/localhost:\d+/;
const written = () =>
  listFiles(installed.home).map((file) => `${file} ${statSync(join(installed.home, file)).mtimeMs}`);

describe('the engine as an npm package, with a config folder beside it', () => {
  it('is small, and has no sources, tests or pictures of the loan product', () => {
    expect(statSync(installed.tarball).size).toBeLessThan(3_000_000);
    const files = listFiles(installed.home);
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|^tests\/|brands\/|\/qr\//.test(file))).toEqual([]);
    expect(files).toContain('dist/package/app/prerender/prerender.js');
  });

  it.each([['the folder above'], ['mysite']])(
    'checks, tests, explains and plans the config from %s',
    (from) => {
      const cwd = from === 'mysite' ? mysite() : installed.dir;
      expect(installed.run(['check', '--lang=en'], cwd)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('0 findings in 5 files'),
      });
      expect(installed.run(['test', '--lang=en'], cwd)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('3 visits, 0 not as expected'),
      });
      const explained = installed.run(['explain', '--host', 'default', '--path', '/start', '--json'], cwd);
      expect(explained).toMatchObject({ status: 0, stdout: expect.stringContaining('"start"') });
      const hosts = join(mysite(), 'hosts.json');
      const text = readFileSync(hosts, 'utf8');
      writeFileSync(hosts, text.replace('"root": "start"', '"root": "thanks"'));
      const planned = installed.run(['plan', 'HEAD', '--json'], cwd);
      writeFileSync(hosts, text);
      expect(planned).toMatchObject({ status: 0, stderr: '' });
      expect(JSON.parse(planned.stdout).changed).toBeGreaterThan(0);
    },
  );

  it('fails a check of a mistake and a test of a wrong expectation', () => {
    const dir = join(installed.dir, 'bad/site');
    cpSync(mysite(), dir, { recursive: true });
    const visits = join(dir, 'tests/visits.json');
    writeFileSync(visits, readFileSync(visits, 'utf8').replace('"success": "thanks"', '"success": "sorry"'));
    expect(installed.run(['test', '--config', dir]).status).toBe(1);
    writeFileSync(
      join(dir, 'hosts.json'),
      '{ "hosts": { "default": { "root": "nowhere", "entries": ["start"] } } }',
    );
    expect(installed.run(['check', '--config', dir]).status).toBe(1);
    expect(installed.run(['start', '--port', '0', '--config', dir]).status).toBe(1);
  });

  it('publishes plug-ins once rolldown is installed beside the config, and says so before', () => {
    const dir = join(installed.dir, 'plugins/attic');
    cpSync(join(root, 'examples/plugin-opening-hours'), dir, { recursive: true });
    const without = installed.run(['publish', '--config', dir]);
    expect(without).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('npm install --save-dev rolldown'),
    });
    symlinkSync(join(root, 'node_modules/rolldown'), join(installed.dir, 'node_modules/rolldown'));
    expect(installed.run(['publish', '--config', dir])).toMatchObject({ status: 0, stderr: '' });
    const served = join(dir, 'dist/public');
    expect(readFileSync(join(served, 'hosts/default/entry-start.html'), 'utf8')).toContain(
      'When The Attic is open',
    );
    const code = listFiles(join(served, 'config/plugins')).filter((name) => /\.(js|css)$/.test(name));
    expect(code.map((name) => name.replace(/\..*\./, '.'))).toEqual([
      'openingHours.css',
      'openingHours.js',
      'seatMap.css',
      'seatMap.js',
    ]);
  });

  it('has the types of `funnel/plugin`: the views of an example pass tsc beside it, one with a mistake does not', () => {
    const dir = join(installed.dir, 'typed');
    cpSync(join(root, 'examples/plugin-opening-hours/plugins'), join(dir, 'plugins'), { recursive: true });
    const compilerOptions = { strict: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' };
    writeFileSync(
      join(dir, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, noEmit: true, types: [] },
        include: ['plugins'],
      }),
    );
    const modules = join(installed.dir, 'node_modules');
    mkdirSync(join(modules, '@types'), { recursive: true });
    for (const name of ['@types/react', 'csstype'])
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
    const tsc = () =>
      spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', dir], {
        cwd: dir,
        encoding: 'utf8',
      });
    expect(tsc()).toMatchObject({ status: 0, stdout: '' });
    const view = join(dir, 'plugins/seatMap/view.tsx');
    writeFileSync(view, readFileSync(view, 'utf8').replace('answer(option.value)', 'answer(index)'));
    expect(tsc().stdout).toMatch(
      /^plugins\/seatMap\/view\.tsx.*not assignable to parameter of type 'string'/,
    );
  });

  it('serves the site, takes a lead, and writes nothing into node_modules', async () => {
    const before = written();
    await using site = await installed.serve(['start', '--port', '0'], localhost);
    expect((await fetch(`${site.address}/start`)).status).toBe(200);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.address}/`);
    await page.getByLabel('Name').fill('Ada Byron');
    await page.getByRole('textbox', { name: /phone/i }).fill('415 555 2671');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Please call me' }).click();
    await page.getByText('We have your request').waitFor();
    await page.close();
    expect(await (await fetch(`${site.address}/sandbox/leads.json`)).text()).toContain('Ada Byron');
    expect(written()).toEqual(before);
    expect(statSync(join(mysite(), 'dist/public')).isDirectory()).toBe(true);
    expect(statSync(join(mysite(), '.data')).isDirectory()).toBe(true);
    expect(git(mysite(), 'status', '--porcelain')).toBe('');
  });

  it('shows an edit of the config without a restart, and a mistake with its place until it is mended', async () => {
    await using dev = await installed.serve(['dev', '--port', '0'], localhost, mysite());
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${dev.address}/`);
    await page.getByText('Leave your number').waitFor();
    const file = join(mysite(), 'definitions/pages/start.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('Leave your number', 'Leave your address'));
    await page.getByText('Leave your address').waitFor();
    writeFileSync(file, text.replace('"form": "contact"', '"form": "contract"'));
    await page.getByText('contract').waitFor();
    writeFileSync(file, text);
    await page.getByText('Leave your number').waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  it('opens the console, with the page of the draft, and adds a channel to a config without any', async () => {
    await using console = await installed.serve(
      ['ops', '--port', '0', '--no-open'],
      /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/,
    );
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(console.address);
    await page.getByRole('link', { name: '预览', exact: true }).click();
    await phoneOf(page).getByText('Leave your number').waitFor();
    // The new funnel leaves out routes.json and channels.json.
    await page.getByRole('link', { name: '页面', exact: true }).click();
    await page.getByText('/start').first().waitFor();
    await page.getByRole('link', { name: '渠道', exact: true }).click();
    await page.getByRole('button', { name: '新增', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: '渠道', exact: true }).fill('77');
    await page.getByRole('dialog').getByRole('button', { name: '新增', exact: true }).click();
    await page.getByText('77 是新增的').waitFor();
    await page.close();
  });

  it('publishes into a folder, lists it and goes back to what was there', () => {
    const out = join(installed.dir, 'www');
    const publish = (...args: string[]) => installed.run(['publish', out, ...args]);
    expect(publish()).toMatchObject({ status: 0, stderr: '' });
    const first = publish('--list').stdout.slice(0, 16);
    const file = join(mysite(), 'brands.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Ash"', '"Birch"'));
    expect(publish()).toMatchObject({ status: 0 });
    expect(publish('--list').stdout.trim().split('\n')).toHaveLength(2);
    expect(publish('--rollback').stdout).toContain(`version ${first} is served again`);
    const refused = installed.run(['nginx', '--api', 'https://api.example'], mysite());
    expect(refused).toMatchObject({ status: 3, stdout: '' });
  });

  it('runs the loan product of the repository as one config of it', () => {
    const loan = join(installed.dir, 'loan/config');
    mkdirSync(loan, { recursive: true });
    for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
      cpSync(join(root, name), join(loan, name), { recursive: true });
    for (const name of ['visits.json', 'invariants.json'])
      cpSync(join(root, 'tests', name), join(loan, 'tests', name));
    expect(installed.run(['check', '--lang=en', '--config', loan])).toMatchObject({ status: 0, stderr: '' });
    expect(installed.run(['test', '--lang=en', '--config', loan])).toMatchObject({ status: 0, stderr: '' });
  });
});
