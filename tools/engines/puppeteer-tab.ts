import { setTimeout as pause } from 'node:timers/promises';
import type { EngineTab, Screen } from './engine-tab.ts';

interface ConsoleMessage {
  type(): string;
  text(): string;
  args(): readonly ValueInPage[];
}
interface ValueInPage {
  evaluate?(text: (value: unknown) => string): Promise<string>;
  /** In 2019. */
  executionContext(): { evaluate(text: (value: unknown) => string, value: ValueInPage): Promise<string> };
}

/** The part of a page of Puppeteer that visits need; the same in its versions of 2019 and today. */
export interface PuppeteerPage {
  on(event: 'console', listen: (message: ConsoleMessage) => void): void;
  on(event: 'pageerror', listen: (error: Error) => void): void;
  setViewport(size: object): Promise<void>;
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  keyboard: {
    type(text: string): Promise<void>;
    press(key: string): Promise<void>;
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
  };
  waitForSelector(selector: string): Promise<unknown>;
  evaluate(body: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
}
export interface PuppeteerBrowser {
  version(): Promise<string>;
  newPage(): Promise<PuppeteerPage>;
  close(): Promise<void>;
}

/** What an engine logs without a text: Firefox gives none of an error object. */
const withoutText = 'something without a text';

/** Of an error that was logged Puppeteer of 2019 gives the class, and that of Firefox nothing. */
async function textOf(message: ConsoleMessage): Promise<string> {
  if (message.text() !== '' && !message.text().includes('JSHandle@')) return message.text();
  const text = (value: unknown) => `${value}`;
  const values = message
    .args()
    .map((one) => one.evaluate?.(text) ?? one.executionContext().evaluate(text, one));
  const texts = (await Promise.all(values)).filter((one) => one !== 'undefined');
  return texts.join(' ') || withoutText;
}

/** Firefox 140 ESR sets the size of a window, and does not know how to turn one, which puppeteer asks for as well. */
function passUnknownCommand(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('unknown command'))) throw error;
}

/** @param canEmulatePhone - whether the browser can emulate touch and the viewport of a phone */
export async function puppeteerTab(
  page: PuppeteerPage,
  { width, height, isPhone }: Screen,
  canEmulatePhone: boolean,
  close: () => Promise<void>,
): Promise<EngineTab> {
  const errors: (string | Promise<string>)[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(textOf(message).catch(() => message.text()));
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const emulatesPhone = isPhone && canEmulatePhone;
  const emulation = emulatesPhone ? { isMobile: true, hasTouch: true } : {};
  await page.setViewport({ width, height, deviceScaleFactor: 1, ...emulation }).catch(passUnknownCommand);
  // A window is resized later. On an emulated phone an empty page is 980 pixels wide.
  for (let tries = 0; !emulatesPhone && (await page.evaluate('innerWidth')) !== width; tries++) {
    if (tries === 100) throw new Error(`the window is not ${width} wide`);
    await pause(20);
  }
  return {
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    type: async (selector, text) => {
      await page.waitForSelector(selector);
      await page.type(selector, text);
    },
    press: async (selector) => {
      await page.waitForSelector(selector);
      await page.click(selector);
    },
    typeKeys: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    pressControl: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter);
      await page.keyboard.up('Control');
    },
    evaluate: async <T>(body: string) => (await page.evaluate(`(async () => { ${body} })()`)) as T,
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: () => Promise.all(errors),
    close,
  };
}
