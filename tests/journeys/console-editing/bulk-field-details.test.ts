import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

// In `npm test` a flag is set for rows that a filter shows.
test('setting a box for all chosen rows says why it does nothing: without a tick, and where they have it', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  const before = site.text('channels.json');
  await page.getByRole('checkbox', { name: /^选择全部/ }).check();
  await page.getByLabel('批量设置').selectOption('blocked');
  const set = page.getByRole('button', { name: '设置', exact: true });
  await page.getByText('先勾上；要去掉勾，按“清空”').waitFor();
  expect(await set.isDisabled()).toBe(true);
  expect(site.text('channels.json')).toBe(before);
  await page.getByLabel('值', { exact: true }).check();
  await page.getByText('先勾上').waitFor({ state: 'detached' });
  await set.click();
  await eventually(
    async () =>
      Object.values(site.entries('channels.json', 'channels')).every(({ blocked }) => blocked === true),
    true,
  );
  await set.click();
  await page.getByText('所选的行本来就是这样，没有改动').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('no control of the bar lies over another one, whatever field is chosen', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  await page.getByRole('checkbox', { name: /^选择全部/ }).check();
  const field = page.getByLabel('批量设置');
  const bar = page.getByRole('region', { name: /^已选/ });
  for (const column of await field
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')))) {
    await field.selectOption(column);
    const covered = await bar.evaluate((own) => {
      const boxes = [...own.querySelectorAll('button, input, select')].map((one) =>
        one.getBoundingClientRect(),
      );
      return boxes.filter((one) =>
        boxes.some(
          (other) =>
            other !== one &&
            other.top < one.bottom &&
            other.bottom > one.top &&
            other.left < one.right - 1 &&
            other.left > one.left,
        ),
      ).length;
    });
    expect([column, covered]).toEqual([column, 0]);
  }
  expect(trouble).toEqual([]);
  await page.close();
});
