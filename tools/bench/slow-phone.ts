import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Slow 4G: bytes per second and added latency in milliseconds. */
const slow4G = { down: 1_600_000 / 8, up: 750_000 / 8, latency: 150 } as const;
const slowdown = 4;

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** A 390×844 phone with an empty cache and its processor slowed four times; the network is throttled on request. */
export async function openSlowPhone(browser: Browser, network: boolean): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow4G.latency,
      downloadThroughput: slow4G.down,
      uploadThroughput: slow4G.up,
    });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, devtools };
}

/** JavaScript heap after garbage collection, in MB. */
export async function heapOf({ devtools }: SlowPhone): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
