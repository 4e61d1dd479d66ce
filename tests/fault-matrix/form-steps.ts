import type { Page } from 'playwright-core';

const current = (page: Page) => page.locator('main [aria-current=step]:visible');

/** The title of the step that a form shows; null for a form on one page. */
const titleOf = (page: Page): Promise<string | null> =>
  current(page)
    .first()
    .textContent({ timeout: 500 })
    .catch(() => null);

/** How long a press may take to show another step; one that is refused shows none. */
const msOfStep = 1500;

/** Presses the button of a step. @returns whether another step is shown now */
async function press(page: Page, button: string): Promise<boolean> {
  const before = await titleOf(page);
  const shown = page.locator(`form button:text-is("${button}")`).filter({ visible: true });
  if (before === null || (await shown.count()) === 0) return false;
  await shown
    .first()
    .click({ timeout: msOfStep })
    .catch(() => undefined);
  return current(page)
    .filter({ hasNotText: before })
    .first()
    .waitFor({ timeout: msOfStep })
    .then(
      () => true,
      () => false,
    );
}

const forward = (page: Page) => press(page, '下一步');
const back = (page: Page) => press(page, '上一步');

/** Goes to the last step, as far as the answers allow. */
export async function toLastStep(page: Page): Promise<void> {
  while (await forward(page));
}

/** Goes to the step that shows a control, forward first; stays at one end if none does. */
export async function reach(page: Page, name: string): Promise<void> {
  const isShown = () => page.locator(`form:visible [name="${name}"]`).first().isVisible();
  while (!(await isShown()) && (await forward(page)));
  while (!(await isShown()) && (await back(page)));
}

/** Looks at every step that may be shown, and returns to the one that is shown now. */
export async function atEachStep(page: Page, look: () => Promise<void>): Promise<void> {
  const title = await titleOf(page);
  await look();
  while (await back(page)) await look();
  while ((await titleOf(page)) !== title && (await forward(page)));
}

/** Looks at every step from the first; where a reload has emptied a consent, the visitor ticks it, or could not go on. */
export async function atEachStepAgain(page: Page, look: () => Promise<void>): Promise<void> {
  while (await back(page));
  let isShown = true;
  while (isShown) {
    await look();
    await tickConsents(page);
    isShown = await forward(page);
  }
}

async function tickConsents(page: Page): Promise<void> {
  for (const box of await page.locator('form:visible input[type=checkbox]:visible').all())
    await box.check({ timeout: msOfStep }).catch(() => undefined);
}
