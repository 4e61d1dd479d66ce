import type { Page } from 'playwright-core';

/**
 * Goes through the controls of a form with the Tab key, from its first one to the button that sends it or leads to the
 * next step (WCAG 2.4.11).
 * @returns what something else lies upon, or what is beside the screen, while it has the focus; and the names that had it
 */
export async function obscuredFocus(page: Page): Promise<{ obscured: string[]; focused: string[] }> {
  const focused: string[] = [];
  const obscured: string[] = [];
  const form = page.locator('main:visible form');
  await page.evaluate(() => window.scrollTo(0, 0));
  // Tab goes on from here to the first control.
  await form.evaluate((one) => {
    one.tabIndex = -1;
    one.focus({ preventScroll: true });
  });
  for (;;) {
    await page.keyboard.press('Tab');
    const { name, isEnd, trouble } = await page.evaluate(lookAtFocus);
    focused.push(name);
    if (trouble !== null) obscured.push(`${name} ${trouble}`);
    if (isEnd) return { obscured, focused };
    if (focused.length > 100) throw new Error(`Tab does not come to the button: ${focused.join(', ')}`);
  }
}

/** Runs in the page. */
async function lookAtFocus(): Promise<{ name: string; isEnd: boolean; trouble: string | null }> {
  // The observers of the page have seen where it has been scrolled to.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const control = document.activeElement as HTMLElement;
  const isEnd = control.matches('form button[type=submit]') || !control.closest('form');
  // A chip or a box is drawn by its label, upon the control.
  const shown = control.matches('input[type=radio]') ? (control.closest('label') ?? control) : control;
  const field = control.closest('[data-field]')?.getAttribute('data-field') ?? '';
  const name = `${field} ${control.getAttribute('name') ?? control.textContent?.trim().slice(0, 12)}`.trim();
  const { top, bottom, left, right } = shown.getBoundingClientRect();
  const points = [top + 3, (top + bottom) / 2, bottom - 3].flatMap((y) =>
    [left + 6, (left + right) / 2, right - 6].map((x) => [x, y] as const),
  );
  const isUpon = (other: Element | null) =>
    other === null ||
    !(shown.contains(other) || other.contains(shown) || other.closest('[data-field]')?.contains(shown));
  const upon = points.map(([x, y]) => document.elementFromPoint(x, y)).filter(isUpon);
  const [first] = upon;
  const trouble =
    upon.length === 0
      ? null
      : `has ${first ? `${first.tagName} “${first.textContent?.slice(0, 12)}”` : 'the edge of the screen'} upon ${upon.length} of 9 points`;
  return { name, isEnd, trouble };
}
