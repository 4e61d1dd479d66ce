import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine, EngineTab, Screen } from './engine-tab.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const [display, port] = [':77', 7755];
/** Key of an element in WebDriver (W3C, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Characters that stand for keys (W3C WebDriver, 17.4.2). */
const keyValues = { Enter: '\uE007', Control: '\uE009' } as const;
const missing = 'WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb';

/** WebKitGTK with its own WebDriver: the engine nearest to that of iOS which runs on Linux. */
export async function startWebKitGtk(): Promise<Engine> {
  const browser = ['4.1', '6.0', '4.0']
    .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path));
  if (browser === undefined || !existsSync(driverPath)) throw new Error(missing);
  const processes = [
    spawn('Xvfb', [display, '-screen', '0', '1400x1100x24'], { stdio: 'ignore' }),
    spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } }),
  ];
  await Promise.race([...processes.map(failure), ready()]);
  const begin = () => newSession(browser);
  const first = await begin();
  const name = `${first.browserName} ${first.browserVersion} (WebKitGTK)`;
  await call('DELETE', `/session/${first.id}`);
  return {
    name,
    newTab: async (screen) => tabOf(`/session/${(await begin()).id}`, screen),
    close: async () => {
      for (const one of processes) one.kill();
    },
  };
}

const failure = (one: ChildProcess) =>
  new Promise<never>((_, reject) => one.once('error', () => reject(new Error(missing))));

async function ready(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${driverPath} does not answer on port ${port}`);
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error !== undefined) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

async function newSession(binary: string) {
  const webkit = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': webkit } };
  const session = (await call('POST', '/session', { capabilities })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  return { id: session.sessionId, ...session.capabilities };
}

/** Collects errors from the end of loading on: WebDriver has no console. */
const collect = `
  window.engineErrors = window.engineErrors || [];
  if (!window.engineErrors.isOn) {
    window.engineErrors.isOn = true;
    addEventListener('error', (event) => window.engineErrors.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => window.engineErrors.push(String(event.reason)));
    const { error } = console;
    console.error = (...given) => { window.engineErrors.push(given.join(' ')); error(...given); };
  }`;

async function tabOf(session: string, { width, height }: Screen): Promise<EngineTab> {
  await call('POST', `${session}/window/rect`, { width, height });
  await call('POST', `${session}/timeouts`, { implicit: 10_000 });
  const past: string[] = [];
  const run = (script: string) => call('POST', `${session}/execute/sync`, { script, args: [] });
  const keep = async () => {
    past.push(...((await run('return (window.engineErrors || []).splice(0)')) as string[]));
  };
  const element = async (value: string) => {
    const found = await call('POST', `${session}/element`, { using: 'css selector', value });
    return `${session}/element/${(found as Record<string, string>)[elementKey]}`;
  };
  const moving = async (step: () => Promise<unknown>) => {
    await keep();
    await step();
    await run(collect);
  };
  /** Keys as a keyboard sends them (W3C WebDriver, 15.4.2). */
  const sendKeys = async (actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[]) => {
    await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const down = (value: string) => ({ type: 'keyDown', value }) as const;
  const up = (value: string) => ({ type: 'keyUp', value }) as const;
  const oneByOne = (text: string) => sendKeys([...text].flatMap((value) => [down(value), up(value)]));
  return {
    open: (url) => moving(() => call('POST', `${session}/url`, { url })),
    back: () => moving(() => call('POST', `${session}/back`, {})),
    reload: () => moving(() => call('POST', `${session}/refresh`, {})),
    type: async (selector, text) => void (await call('POST', `${await element(selector)}/value`, { text })),
    press: async (selector) => void (await call('POST', `${await element(selector)}/click`, {})),
    typeKeys: oneByOne,
    pressKey: (key) => oneByOne(keyValues[key]),
    pressControl: (letter) =>
      sendKeys([down(keyValues.Control), down(letter), up(letter), up(keyValues.Control)]),
    evaluate: async <T>(body: string) => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then((value) => done({ value: value === undefined ? null : value }),
          (error) => done({ error: String(error) }));`;
      const answer = await call('POST', `${session}/execute/async`, { script, args: [] });
      const { value, error: thrown } = answer as { value: T; error?: string };
      if (thrown !== undefined) throw new Error(thrown);
      return value;
    },
    screenshot: async () => Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
    errors: async () => {
      await keep();
      return past;
    },
    close: async () => void (await call('DELETE', session)),
  };
}
