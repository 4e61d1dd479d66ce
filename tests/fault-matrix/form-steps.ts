import type { Locator, Page } from 'playwright-core';

const current = (page: Page) => page.locator('main [aria-current=step]:visible');

/** The title of the step that a form shows; null for a form on one page. */
const titleOf = (page: Page): Promise<string | null> =>
  current(page)
    .first()
    .textContent({ timeout: 500 })
    .catch(() => null);

/** How long a press may take to show another step, on a busy machine and a throttled phone. */
const msOfStep = 20_000;
/** A press that is refused shows no other step but a field without a right answer, or the sheet of a consent. */
const msAfterRefusal = 500;
const refusal = 'form [aria-invalid=true], dialog[open] button';

/** Presses the button of a step. @returns whether another step is shown now */
async function press(page: Page, button: string): Promise<boolean> {
  const before = await titleOf(page);
  const shown = page.locator(`form button:text-is("${button}")`).filter({ visible: true });
  if (before === null || (await shown.count()) === 0) return false;
  await shown
    .first()
    .click({ timeout: msOfStep })
    .catch(() => undefined);
  const next = current(page).filter({ hasNotText: before });
  const refused = page.locator(refusal).filter({ visible: true });
  const isShown = (steps: Locator, timeout: number) =>
    steps
      .first()
      .waitFor({ timeout })
      .then(
        () => true,
        () => false,
      );
  // A refusal may be that of an earlier press.
  return (await isShown(next.or(refused), msOfStep)) && isShown(next, msAfterRefusal);
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
