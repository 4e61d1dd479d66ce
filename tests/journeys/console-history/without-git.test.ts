import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

test('a config outside of git has no history, and the view says why', async () => {
  const { page, trouble } = await site.open('#/history');
  await page.getByText('这个配置目录不在 git 里').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#/channels?at=5265';
  });
  await page.getByRole('grid').waitFor();
  expect(await page.getByText('最后修改').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});
