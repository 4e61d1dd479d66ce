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
/** Fills in the login and asks for the code before the app has started. */
export async function submitBeforeHydration(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${visitor.origin}/login`, { waitUntil: 'commit' });
  await visitor.field('phone').fill(phone);
  await visitor.field('consent').check();
  await visitor.submit();
}
/** Releases the app, and expects one call for a code to the number that was typed; then its field is there. */
export async function expectOneCode(visitor: Visitor, release: () => void): Promise<void> {
  const sent: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().includes('sendLoginSms')) sent.push(request.postData() ?? '');
  });
  release();
  await eventually(async () => sent.length, 1);
  expect(sent[0]).toContain(phone);
  await visitor.field('code').waitFor();
  expect(sent).toHaveLength(1);
  expect(await visitor.field('phone').inputValue()).toContain(phone.slice(0, 3));
}
