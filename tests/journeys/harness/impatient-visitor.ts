import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { phone, type Visitor } from './visitor.ts';

/**
 * Holds the app's scripts back until they are released.
 * @param files - the files to hold back, as a glob
 */
export async function hold(visitor: Visitor, files = '**/assets/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.page.route(files, async (route: Route) => {
    await held;
    await route.continue();
  });
  return release;
}
/** Fills in and submits the login before the app has started. */
export async function submitBeforeHydration(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${visitor.origin}/login`, { waitUntil: 'commit' });
  await visitor.field('phone').fill(phone);
  await visitor.field('consent').check();
  await visitor.field('code').fill('123456');
  await visitor.submit();
}
/** Releases the app, and expects one login call with everything that was typed. */
export async function expectOneLogin(visitor: Visitor, release: () => void): Promise<void> {
  const sent: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().includes('loginSmsCode')) sent.push(request.postData() ?? '');
  });
  release();
  await eventually(async () => sent.length, 1);
  expect(sent[0]).toContain(phone);
  expect(sent[0]).toContain('123456');
  expect(await visitor.field('phone').inputValue()).toContain(phone.slice(0, 3));
}
