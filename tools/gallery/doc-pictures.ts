import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../publish/environment/settings.ts';
import type { Camera } from './camera.ts';
import type { Shot } from './shots.ts';

interface Picture {
  name: string;
  shot: Omit<Shot, 'signedIn'>;
  before?: (page: Page, camera: Camera) => Promise<unknown>;
}

const scrollTo = (selector: string) => (page: Page) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView(), selector);

/** The pictures of the documentation. */
const pictures: readonly Picture[] = [
  { name: 'login-kuaishou', shot: { page: 'login-kuaishou', brand: 'fast-loan', state: 'normal' } },
  {
    name: 'form-errors',
    shot: { page: 'form-package', brand: 'money-lending', state: 'fieldErrors' },
    before: scrollTo('form'),
  },
  { name: 'product-list', shot: { page: 'p4-list-download', brand: 'instalment', state: 'normal' } },
  {
    name: 'calculator',
    shot: { page: 'loan-calculator', brand: 'benefit-instalment', state: 'normal' },
  },
  {
    name: 'car-valuation',
    shot: { page: 'car-valuation', brand: 'consultation', state: 'filled' },
    before: async (page, camera) => {
      await camera.act(page, { page: 'car-valuation', state: 'answered' });
      await page.locator('[aria-live=polite] dl').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'agreement',
    shot: { page: 'login', brand: 'quick-loan', state: 'normal' },
    before: async (page) => {
      await page.getByRole('button', { name: '《隐私政策》' }).first().click();
      await page.getByRole('dialog').locator('[data-page] p').first().waitFor();
    },
  },
];

/** Takes the pictures of docs/pictures: the visible part of a page on a phone of 390×844. */
export async function takeDocPictures(camera: Camera): Promise<void> {
  for (const { name, shot, before } of pictures) {
    await camera.open({ ...shot, signedIn: shot.page === 'form-package' }, async (page) => {
      await before?.(page, camera);
      await camera.save(page, join(root, 'docs/pictures', `${name}.png`));
    });
    process.stdout.write(`docs/pictures/${name}.png\n`);
  }
}
