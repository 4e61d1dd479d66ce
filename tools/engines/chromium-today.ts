import { chromium } from 'playwright-core';
import { chromiumFlags } from '../chromium/chromium-flags.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import type { Engine } from './engine-tab.ts';

/** The Chromium of the other tests, beside which the pictures of the other engines are looked at. */
export async function startChromiumToday(): Promise<Engine> {
  const executablePath = ensureChromium('tool');
  const browser = await chromium.launch({ executablePath, headless: true, args: [...chromiumFlags] });
  return {
    name: `Chromium/${browser.version()}`,
    newTab: async ({ isPhone, ...viewport }) => {
      const context = await browser.newContext({
        viewport,
        locale: 'zh-CN',
        ...(isPhone && { isMobile: true, hasTouch: true }),
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      return {
        open: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack()),
        reload: async () => void (await page.reload()),
        type: (selector, text) => page.locator(selector).pressSequentially(text),
        press: (selector) => page.locator(selector).first().click(),
        typeKeys: (text) => page.keyboard.type(text),
        pressKey: (key) => page.keyboard.press(key),
        pressControl: (letter) => page.keyboard.press(`Control+${letter}`),
        evaluate: async <T>(body: string) => (await page.evaluate(`(async () => { ${body} })()`)) as T,
        screenshot: () => page.screenshot(),
        errors: async () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
