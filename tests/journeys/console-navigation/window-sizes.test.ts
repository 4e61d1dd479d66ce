import { expect, test } from 'vitest';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

test('the picture fields of brands and hosts fit in windows of 860 to 1280 pixels', async () => {
  const { page, trouble } = await site.open('#/brands/money-lending');
  for (const place of ['#/brands/money-lending', '#/hosts/default']) {
    await page.evaluate((to) => {
      location.hash = to;
    }, place);
    const choose = page.getByRole('button', { name: /^标志图片.*选择图片/ }).first();
    await choose.waitFor();
    for (const width of [860, 900, 980, 1040, 1100, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const misfits = await choose.evaluate((button) => {
        const faults: string[] = [];
        const group = button.closest('fieldset')?.getBoundingClientRect();
        const path = button.previousElementSibling?.getBoundingClientRect();
        if (button.getBoundingClientRect().right > (group?.right ?? 0)) faults.push('the button is cut off');
        if ((path?.width ?? 0) < 100) faults.push('the path runs down the page');
        if (document.body.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
        return faults;
      });
      expect([place, width, misfits]).toEqual([place, width, []]);
    }
  }
  expect(trouble).toEqual([]);
  await page.close();
});
