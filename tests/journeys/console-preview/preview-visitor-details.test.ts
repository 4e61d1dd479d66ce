import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

/** Holds back the names that the console's server reports, until `releaseNames` is called in the page. */
function holdNames(): void {
  const ownFetch = window.fetch;
  const released = new Promise<void>((release) => Object.assign(window, { releaseNames: release }));
  window.fetch = async (input, init) => {
    const response = await ownFetch(input, init);
    if (!String(input instanceof Request ? input.url : input).includes('/api/events')) return response;
    const decoder = new TextDecoder();
    const later = new TransformStream<Uint8Array, Uint8Array>({
      transform: async (bytes, out) => {
        const events = decoder.decode(bytes, { stream: true });
        const kept = events.replace(/event: names\n.*\n\n/g, (names) => {
          released.then(() => out.enqueue(new TextEncoder().encode(names)));
          return '';
        });
        out.enqueue(new TextEncoder().encode(kept));
      },
    });
    return new Response(response.body?.pipeThrough(later), response);
  };
}

// In `npm test` a visitor logs in on the phone (impact-and-preview.test.ts); these are its settings.
test('a phone that opens before the names have arrived begins again with the declared flags', async () => {
  const { page } = await site.open('#/plan');
  await page.addInitScript(holdNames);
  await page.reload();
  const setUp = (part: string) =>
    page.waitForRequest((one) => one.url().endsWith('/change-settings') && !!one.postData()?.includes(part));
  const first = setUp('上海');
  await page.evaluate(() => {
    location.hash = '#/see?channel=5265&city=上海';
  });
  expect((await first).postData()).not.toContain('h5_flow_info');
  await phoneOf(page).getByRole('textbox', { name: '手机号' }).waitFor();
  const second = setUp('h5_flow_info');
  await page.evaluate('releaseNames()');
  await second;
  await phoneOf(page).getByRole('textbox', { name: '手机号' }).waitFor();
  await page.close();
});

test.each(['中文', 'English'])('no option is cut off at 1024 px, in %s', async (language) => {
  const { page } = await site.open('#/see');
  await page.setViewportSize({ width: 1024, height: 768 });
  if (language === 'English') await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('radio').first().waitFor();
  const cut = await page.getByRole('radio').evaluateAll((radios) =>
    radios.flatMap((radio) => {
      const label = radio.closest('label');
      const box = label?.getBoundingClientRect();
      const around = label?.parentElement?.getBoundingClientRect();
      const isCut =
        !box ||
        !around ||
        box.right > around.right + 0.5 ||
        (label?.scrollWidth ?? 0) > (label?.clientWidth ?? 0);
      return isCut ? [label?.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
  await page.close();
});

test('at 900 × 800 the settings are one line, and the whole phone is in view below it', async () => {
  const { page, trouble } = await site.open('#/see?channel=5265&city=上海');
  await page.setViewportSize({ width: 900, height: 800 });
  const settings = page.getByText('访客与手机');
  await settings.getByText('渠道 5265 · 上海 · 未登录').waitFor();
  await phoneOf(page).getByRole('textbox', { name: '手机号' }).waitFor();
  const box = await page.locator('iframe[title="手机：草稿"]').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(800);
  expect(await page.getByRole('radio').first().isVisible()).toBe(false);
  await settings.press('Enter');
  await page.getByRole('radio', { name: '已登录' }).waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble.filter((one) => !one.includes('404') && !one.includes('Failed to fetch'))).toEqual([]);
  await page.close();
});
