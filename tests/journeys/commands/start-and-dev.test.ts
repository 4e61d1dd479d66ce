import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../harness/matrix.ts';
import { translateMessages } from '../harness/translated-messages.ts';

/** A copy of the config that a test may change. */
class ConfigCopy {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-config-'));

  constructor() {
    for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public']) {
      cpSync(join(root, name), join(this.dir, name), { recursive: true });
    }
  }

  /** Replaces a text of the file. */
  edit(file: string, from: string, to: string): void {
    const path = join(this.dir, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(path, before.replace(from, to));
  }

  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}

/** Runs a script of the project as a process, which ends with the test. */
class Running {
  readonly #child: ChildProcess;
  output = '';

  constructor(script: string, config: string) {
    const env = {
      ...process.env,
      FUNNEL_CONFIG: config,
      FUNNEL_DATA: join(config, '.data'),
      PORT: '0',
      NODE_ENV: '',
    };
    this.#child = spawn(process.execPath, [join(root, 'tools/commands', script)], { cwd: root, env });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.output += text.toString();
      });
    }
  }

  ended(): Promise<number | null> {
    return new Promise((resolve) => this.#child.on('exit', (code) => resolve(code)));
  }

  /** The address that it prints once it listens. */
  async address(): Promise<string> {
    await vi.waitFor(() => expect(this.output).toMatch(/http:\/\/localhost:\d+\//), { timeout: 30_000 });
    return /http:\/\/localhost:\d+/.exec(this.output)?.[0] ?? '';
  }

  [Symbol.dispose](): void {
    this.#child.kill();
  }
}

describe.runIf(!isFullRun)('npm start', () => {
  inNpmTest('stops with exit code 1 at a mistake, and names file, line and fix', async () => {
    using config = new ConfigCopy();
    config.edit('definitions/cities.json', '"cities": ["上海"]', '"cities": ["上海镇"]');
    const line = readFileSync(join(config.dir, 'definitions/cities.json'), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('上海镇'));
    using start = new Running('start.ts', config.dir);
    expect(await start.ended()).toBe(1);
    expect(start.output).toMatch(new RegExp(`definitions/cities.json\\s+${line + 1}:\\d+`));
    expect(start.output).toContain('"上海"');
    expect(start.output).toContain('npx funnel check');
  });
});

describe('npm run dev', () => {
  let config: ConfigCopy;
  let dev: Running;
  let address: string;
  beforeAll(async () => {
    config = new ConfigCopy();
    dev = new Running('dev.ts', config.dir);
    address = await dev.address();
  });
  afterAll(() => {
    dev[Symbol.dispose]();
    config[Symbol.dispose]();
  });

  // Each answer reads the config anew. One represents each folder of sources, file and page, and each type of the sandbox.
  const documents = [
    '/schemas',
    '/ops',
    '/runtime/site',
    '/',
    '/login',
    '/index.html',
    '/m/v1/index.html',
    '/a.b',
  ];
  const isTelling = (path: string) => ['/ops', '/login', '/a.b'].includes(path);
  const isFirst = (_: string, at: number) => at === 0;
  it('serves the sandbox beside the app, and the app for every path, also one that is a folder or looks like a file', async () => {
    const expectType = async (path: string, type: string) => {
      const answer = await fetch(`${address}/sandbox${path}`);
      expect(answer.headers.get('content-type'), path).toContain(type);
      expect(answer.status, path).toBe(200);
    };
    for (const path of casesOfRun(['', '/inbox', '/leads', '/conversions', '/calls', '/settings'], isFirst))
      await expectType(path, 'text/html');
    for (const path of casesOfRun(['/leads.json', '/settings.json'], isFirst))
      await expectType(path, 'application/json');
    for (const path of casesOfRun(documents, isTelling)) {
      const answer = await fetch(address + path, { headers: { accept: 'text/html' } });
      expect(await answer.text(), path).toContain('id="funnel"');
    }
  });

  // In `npm test` right-to-left.test.ts judges such a page of a build.
  inFullRun('turns pages round that are written from the right, as a build does', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'funnel-right-to-left-'));
    cpSync(join(root, 'examples/bike-repair'), dir, { recursive: true });
    const site = join(dir, 'definitions/site.json');
    writeFileSync(site, readFileSync(site, 'utf8').replace('en-GB', 'ar'));
    translateMessages(dir, ['ar'], (english) => english || '·');
    using turned = new Running('dev.ts', dir);
    const browser = await launch();
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${await turned.address()}/booking`);
      const consent = page.locator('[data-field=agree]');
      await consent.waitFor({ timeout: 60_000 });
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      const box = await consent.getByRole('checkbox').boundingBox();
      const text = await consent.locator('p').first().boundingBox();
      expect(box?.x).toBeGreaterThan((text?.x ?? 390) + 100);
      // A margin that only a turned style sheet has: the box hangs over the edge at its side.
      const row = consent.locator('div').first();
      expect(await row.evaluate((one) => getComputedStyle(one).marginRight)).toBe('-11px');
      expect(await row.evaluate((one) => getComputedStyle(one).marginLeft)).toBe('0px');
    } finally {
      await browser.close();
      rmSync(dir, { recursive: true });
    }
  });

  // In `npm test` `npm run dev` serves the app, and `npm start` reports a mistake.
  inFullRun(
    'shows an edited row with the next page, reports a mistake in the browser, and recovers without a restart',
    async () => {
      const browser = await launch();
      try {
        const page = await browser.newPage();
        // /download checks no token.
        await page.addInitScript(() => {
          localStorage.setItem('access_token', 'x');
          localStorage.setItem('user_id', '1');
        });
        // The open page reloads after an edit, which may interrupt the visit; then the visit is repeated.
        const land = async () => {
          await page.goto(`${address}/download?from=4`);
          await page.locator('main[data-page]').waitFor({ timeout: 30_000 });
          return new URL(page.url()).pathname;
        };
        const landsOn = (path: string) =>
          expect.poll(() => land().catch(() => ''), { timeout: 40_000 }).toBe(path);
        await landsOn('/success-download');

        config.edit('definitions/destinations.json', '"succ_todo": [0, 1]', '"succ_todo": [1]');
        config.edit('definitions/destinations.json', '"succ_todo": [2, 3]', '"succ_todo": [0, 2, 3]');
        await landsOn('/p4-list-download');

        config.edit('definitions/destinations.json', '"succ_todo": [0, 2, 3]', '"succ_tod": [0, 2, 3]');
        // The open page reloads by itself and shows the mistake.
        await page.getByText('definitions/destinations.json').waitFor();
        const text = await page.locator('body').innerText();
        const line = readFileSync(join(config.dir, 'definitions/destinations.json'), 'utf8')
          .split('\n')
          .findIndex((text) => text.includes('"succ_tod"'));
        expect(text).toMatch(new RegExp(`${line + 1}:\\d+`));
        expect(text).toContain('succ_todo');

        // An edit before the page is connected is not lost, even if another page has received it.
        await (await browser.newPage()).goto(address);
        await page.route('**/@vite/client', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
        await page.goto(`${address}/download?from=4`, { waitUntil: 'commit' });
        await page.getByText('definitions/destinations.json').waitFor();
        config.edit('definitions/destinations.json', '"succ_tod"', '"succ_todo"');
        await page.locator('main[data-page]').waitFor({ timeout: 60_000 });
        await landsOn('/p4-list-download');
      } finally {
        await browser.close();
      }
    },
  );
});
