import type { Page } from 'playwright-core';
import { animationsFinished } from '../../harness/page-events.ts';

/** As the webviews of WeChat and Android do: doubles every font size, whatever its unit. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    const sizes = all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    for (const [at, one] of all.entries()) one.style.fontSize = `${2 * (sizes[at] ?? 16)}px`;
  });
  await animationsFinished(page);
}

/** Takes `doubleText` back. */
export async function undoubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('body *')) one.style.fontSize = '';
  });
  await animationsFinished(page);
}

/** Controls that are less than 44 px high or wide. A link within a sentence may be (WCAG 2.5.8, inline). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const pressed = 'button, a[href], summary, select, textarea, input, [role=slider], [role=option]';
    const inSentence = (one: Element) => one.matches('p a, p button, label a, label button, dd a, dd button');
    // A checkbox, radio button or slider is drawn small; its label or its track takes the press.
    const pressedPart = (one: Element) =>
      one.matches('input[type=checkbox], input[type=radio], input[type=range]')
        ? (one.closest('label') ?? one.parentElement ?? one)
        : one;
    return [...document.querySelectorAll(pressed)].flatMap((one) => {
      const { width, height } = pressedPart(one).getBoundingClientRect();
      if (width === 0 || height === 0 || inSentence(one)) return [];
      const isSmall = height < least - 0.5 || width < least - 0.5;
      return isSmall ? [`${Math.round(width)}×${Math.round(height)} ${one.outerHTML.slice(0, 120)}`] : [];
    });
  });
