import type { Page } from 'playwright-core';
import type { HarnessState } from './main.tsx';
import { makeHarnessState, provideState, type Running, startHarness } from './start.ts';

/** The renderer in a phone without movement, which all tests of a file share. */
export interface Phone {
  running: Running;
  config: HarnessState;
  page: Page;
  /** The exceptions of the page; each test begins with none. */
  errors: string[];
}

export async function startPhone(viewport = { width: 390, height: 844 }): Promise<Phone> {
  const [running, config] = await Promise.all([startHarness(), makeHarnessState()]);
  const context = await running.browser.newContext({ viewport, hasTouch: true });
  await provideState(context, config);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(running.address);
  return { running, config, page, errors };
}
