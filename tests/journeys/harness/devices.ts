import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
/** User agents by system. */
export const agents = {
  ios: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
  android:
    'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  other:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
};
export const inWechat = (agent: string): string => `${agent} MicroMessenger/8.0.49`;
/** The links of the page to the app's shops. */
export const appLinks = (page: Page): Locator => page.locator('main a[href^="https://app.example/"]');
export const appAddresses = (page: Page): Promise<(string | null)[]> =>
  appLinks(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));

/** The page runs inside the native app. */
export const runInNativeApp = (visitor: Visitor): Promise<unknown> =>
  visitor.context.addInitScript(() => {
    Object.assign(window, { flutter_inappwebview: { callHandler: async () => null } });
  });
