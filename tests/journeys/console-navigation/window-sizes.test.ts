import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
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

/** What lies outside of the window, or of a view that does not scroll sideways: each with its text. */
const cutOff = async () => {
  // Labels follow the size of the window in its next frame.
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the window scrolls sideways');
  const main = document.getElementById('main');
  if (main && main.scrollWidth > main.clientWidth + 1) faults.push('the view scrolls sideways');
  const isWithinScroll = (element: Element | null): boolean =>
    element !== null &&
    element !== main &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isWithinScroll(element.parentElement));
  for (const one of document.querySelectorAll('a, button, input, select, h1, h2')) {
    const { left, right, width } = one.getBoundingClientRect();
    if (width === 0 || (left >= -1 && right <= innerWidth + 1) || isWithinScroll(one)) continue;
    if (one.className.includes('skip')) continue;
    faults.push(`${one.tagName} ${(one.textContent || one.getAttribute('aria-label')) ?? ''}`.trim());
  }
  return faults;
};
const places = [
  ...['#/', '#/channels', '#/channels/5265', '#/cities', '#/hosts/default', '#/brands/money-lending'],
  ...[
    '#/brands/money-lending/pages',
    '#/city-names',
    '#/host-table',
    '#/brand-table',
    '#/variant-table',
    '#/variants',
  ],
  ...['#/pages', '#/pages/carloan', '#/forms', '#/forms/car-question', '#/decisions'],
  ...[
    '#/decisions/navigation',
    '#/files',
    '#/files/definitions/messages.json',
    '#/messages',
    '#/see',
    '#/know',
  ],
  ...['#/save', '#/reviews', '#/history', '#/languages', '#/who', '#/who?page=download-page'],
  ...['#/pages/login', '#/decisions/destinations.success'],
];

test.each(places)(
  'nothing of %s is cut off at 900 × 800 and at double size, in both languages, also with a long badge of the plan',
  async (place) => {
    site.edit(
      { do: 'set', file: 'hosts.json', path: ['hosts', 'default', 'root'], value: 'loginV4' },
      {
        do: 'set',
        file: 'channels.json',
        path: ['channels', '5265', 'title'],
        value: '很长的标题'.repeat(6),
      },
    );
    const { page } = await site.open(place);
    await page.locator('#problem-count[aria-busy=false]').waitFor({ timeout: 0 });
    await page.locator('header a[aria-busy=false]').first().waitFor({ timeout: 0 });
    const faults: string[] = [];
    for (const language of ['zh', 'en'] as const) {
      if (language === 'en') await page.getByRole('button', { name: 'English', exact: true }).click();
      for (const [width, height] of [
        [900, 800],
        [720, 450],
      ] as const) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(cutOff);
        faults.push(...found.map((fault) => `${language} ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await page.close();
  },
);

test('the impact of a bulk edit and both phones fit in 1280 × 800, also beside scrollbars that take room', async () => {
  const channels = Object.entries(site.entries<{ ads?: { network?: string } }>('channels.json', 'channels'));
  const edited = channels.filter(([, { ads }]) => ads?.network === 'kuaishou').slice(0, 8);
  expect(edited).toHaveLength(8);
  site.edit(
    ...edited.map(([id]) => ({
      do: 'set' as const,
      file: 'channels.json',
      path: ['channels', id, 'ads', 'network'],
      value: 'tencent',
    })),
  );
  const { page, trouble } = await site.open('#/know');
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: '风险', exact: true }).waitFor({ timeout: 0 });
  await main.locator('figure iframe').nth(1).waitFor({ timeout: 0 });
  await main.locator('summary').filter({ hasText: '等 8 个' }).first().click();
  const panes = await main.evaluate((view) =>
    [...view.querySelectorAll<HTMLElement>('*')]
      .filter((one) => getComputedStyle(one).overflowX === 'auto' && one.clientHeight > 300)
      .map((pane) => {
        const right = Number.parseFloat(getComputedStyle(pane).paddingRight);
        // The scrollbar of a desktop; those of a headless browser take no room.
        pane.style.paddingRight = `${right + 15}px`;
        return pane.scrollWidth - pane.clientWidth;
      }),
  );
  expect(panes).toEqual([0, 0]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a table shows rows in a low window, however many lines stand above it', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await page.setViewportSize({ width: 720, height: 450 });
  const grid = page.getByRole('grid');
  await grid.getByRole('row').nth(2).waitFor();
  const rowsInSight = () =>
    grid.evaluate((table) => {
      const bottom = table.getBoundingClientRect().bottom;
      const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
      return rows.filter((row) => row.height > 0 && row.bottom <= bottom).length;
    });
  await eventually(async () => (await rowsInSight()) >= 3, true);
  // The last line of the view can be scrolled to.
  const help = page.getByText('Arrow keys move, Enter edits', { exact: false }).last();
  await help.scrollIntoViewIfNeeded();
  expect((await help.boundingBox())?.y).toBeLessThan(450);
  expect(trouble).toEqual([]);
  await page.close();
});

test('nothing covers the link to what another window shows, also after an undo', async () => {
  const { page: other } = await site.open('#/history');
  const { page } = await site.open('#/channels/5265');
  await page.setViewportSize({ width: 900, height: 800 });
  const link = page.locator('nav section').getByRole('link').first();
  await page.getByRole('heading', { name: '其他打开的窗口' }).waitFor();
  const isOnTop = () =>
    link.evaluate((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await eventually(isOnTop, true);
  const title = page.getByRole('main').getByRole('textbox', { name: '页面标题' });
  await title.fill('要撤销的');
  await title.blur();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await page.getByText('已撤销', { exact: false }).waitFor();
  await eventually(isOnTop, true);
  await other.close();
  await page.close();
});

test('a page, a form or a table that the draft does not have is said with a heading, and leads to all of them', async () => {
  const { page } = await site.open('#/pages/none');
  for (const view of ['pages', 'forms', 'decisions']) {
    await page.evaluate((to) => {
      location.hash = to;
    }, `#/${view}/none`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: '草稿里没有 none' }).waitFor();
    expect(await main.getByRole('link', { name: '看全部' }).getAttribute('href')).toBe(`#/${view}`);
  }
  await page.close();
});

test('a long risk in the top bar is cut short before it pushes the help out of the window', async () => {
  const { page, trouble } = await site.open('#/pages/user-agreement');
  await page.locator('textarea[data-document]').press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('零、');
  const badge = page.getByRole('link', { name: /协议、同意项或收集说明的文字变了/ });
  await badge.waitFor();
  for (const language of ['English', '中文']) {
    for (const width of [861, 960, 1080, 1150, 1280, 1400, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([language, width, await page.evaluate(cutOff)]).toEqual([language, width, []]);
    }
    await page.getByRole('button', { name: language, exact: true }).click();
  }
  expect(trouble).toEqual([]);
  await page.close();
});
