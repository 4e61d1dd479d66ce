import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { Visitor } from './visitor.ts';

/** The visible page, perhaps in a sheet: pages that are kept alive stay in the document beside it. */
export const shownPage = (visitor: Visitor) => visitor.page.locator('[data-page]:visible');

export const buttonHere = (visitor: Visitor, name: string) =>
  shownPage(visitor).getByRole('button', { name });

/** Of the sheet if the page is in one. */
export const scrollOf = ({ page }: Visitor) =>
  page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]:has([data-page]) > :last-child');
    return Math.round(sheet?.scrollTop ?? window.scrollY);
  });

/** Opens the list, presses its second product and answers its name. */
export async function openSecondProduct(visitor: Visitor, path: string): Promise<string> {
  await visitor.open('/p4-list-download');
  const second = shownPage(visitor).locator('h3 button').nth(1);
  const name = (await second.locator('span').first().innerText()).trim();
  await second.click();
  await visitor.waitForAddress(path);
  await shownPage(visitor).getByRole('heading', { name, exact: true }).waitFor();
  await shownPage(visitor).locator('footer').waitFor();
  return name;
}

/**
 * Scrolls to a button far down, presses it, is at the top of another page; returns the scroll position of the page
 * that was left.
 */
export async function leaveBy(visitor: Visitor, button: string, path: string): Promise<number> {
  await buttonHere(visitor, button).scrollIntoViewIfNeeded();
  const left = await scrollOf(visitor);
  expect(left).toBeGreaterThan(300);
  await buttonHere(visitor, button).click();
  await visitor.waitForAddress(path);
  await visitor.page.waitForFunction(() => window.scrollY === 0);
  return left;
}

export async function comeBack(visitor: Visitor, path: string, left: number) {
  await visitor.page.goBack();
  await visitor.waitForAddress(path);
  await eventually(async () => Math.abs((await scrollOf(visitor)) - left) < 3, true);
}

export const products = '/v3/app/index';

export const productNames = (visitor: Visitor) => shownPage(visitor).locator('h3 button');

/** Answers the product calls late, or with broken data; counts the requests and the responses. */
export async function answerProducts(visitor: Visitor, how: 'late' | 'broken') {
  const count = { asked: 0, answered: 0 };
  await visitor.page.route(`**/api${products}`, async (route) => {
    count.asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 800));
    await (how === 'late' ? route.continue() : route.fulfill({ status: 500, body: '' }));
    count.answered += 1;
  });
  return count;
}

/** Opens the product from the list, so that there is a page to go back to. */
export async function openProduct(visitor: Visitor) {
  await visitor.open('/p4-list-download');
  await productNames(visitor).first().click();
  await visitor.waitForAddress('/product-detail-popup');
  await visitor.button('申请前准备什么').waitFor();
}

/** A dialog above the page, which may be in a sheet itself. */
export const dialog = ({ page }: Visitor) =>
  page.locator('dialog:not(:has([data-page=product-detail-popup]))');

/** The sheet in which a product is shown above the list. */
export const productSheet = ({ page }: Visitor) =>
  page.locator('dialog', { has: page.locator('[data-page=product-detail-popup]') });

export const openPopup = async (visitor: Visitor) => {
  await visitor.button('申请前准备什么').click();
  await dialog(visitor).getByText('本人身份证').waitFor();
};

export const isClosed = (visitor: Visitor) => dialog(visitor).waitFor({ state: 'detached' });
