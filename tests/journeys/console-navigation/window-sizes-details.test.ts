import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

// In `npm test` fields fit in windows of each size.
test('a dialog that is higher than the window shows that it continues, and ends with its last field', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const buttons = dialog.locator('[class*=buttons]');
  const isContinued = () => buttons.evaluate((box) => box.dataset.below !== undefined);
  await eventually(isContinued, true);
  const note = dialog.getByRole('textbox', { name: '备注' });
  await note.focus();
  const bottom = async (one: typeof note) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottom(note)).toBeLessThanOrEqual((await buttons.boundingBox())?.y ?? 0);
  await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await eventually(isContinued, false);
  await page.setViewportSize({ width: 1366, height: 1000 });
  await eventually(isContinued, false);
  expect(trouble).toEqual([]);
  await page.close();
});

test('the phones of a brand are aligned in a row, however long the names above them are', async () => {
  const { page, trouble } = await site.open('#/brands/fast-loan/pages');
  const cards = page.locator('main li');
  await cards.first().waitFor();
  const rows = await cards.evaluateAll((all) => {
    const tops = new Map<number, Set<number>>();
    for (const card of all) {
      const at = Math.round(card.getBoundingClientRect().top);
      const phone = Math.round(card.querySelector('[inert]')?.getBoundingClientRect().top ?? 0);
      tops.set(at, (tops.get(at) ?? new Set()).add(phone));
    }
    return [...tops.values()].map(({ size }) => size);
  });
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows)).toEqual(new Set([1]));
  expect(trouble).toEqual([]);
  await page.close();
});
