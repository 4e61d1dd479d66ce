import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { animationsFinished } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { violations } from '../harness/page-violations.ts';
import { startVisits } from '../harness/start-visits.ts';
import { largeTextTrouble } from '../harness/text-trouble.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

const ipInfo = '/v3/app/ipInfo';
const asked = async (visitor: Visitor) => (await visitor.sandboxRun.calls(ipInfo)).length;
const city = (visitor: Visitor) => visitor.field('area').innerText();
const openSheet = async (visitor: Visitor) => {
  await visitor.field('area').click();
  await visitor.page.locator('dialog[open] [role=option]').nth(30).waitFor({ state: 'attached' });
  await animationsFinished(visitor.page);
};

describe.concurrent('the city of a form', () => {
  inNpmTest('is suggested where a city rule has asked for it, and sent only after a press', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ city: '天津市' });
    await visitor.open('/?_channel=channel_5265');
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    const before = await asked(visitor);
    await openSheet(visitor);
    const chosen = visitor.page.locator('dialog[open] [role=option][aria-selected=true]');
    expect(await chosen.allInnerTexts()).toEqual(['天津市', '天津市']);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await city(visitor)).toBe('请选择地区');
    await visitor.button('天津市（根据网络位置）').click();
    await eventually(() => city(visitor), '天津市');
    expect(await asked(visitor)).toBe(before);
    expect(visitor.trouble).toEqual([]);
  });

  // In `npm test` tests/renderer/fields looks at the sheet, and large-text.test.ts at a form.
  inFullRun('has in its sheet nothing that axe finds, and text at 200 %', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ city: '天津市' });
    await visitor.open('/?_channel=channel_5265');
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    await openSheet(visitor);
    expect(await violations(visitor)).toEqual([]);
    expect(await largeTextTrouble(visitor.page)).toEqual([]);
  });

  // In `npm test` area-sheet-in-browser.test.ts searches, and has the hot cities.
  inFullRun(
    'is searched for, or one of the hot cities, without a call for the city of the IP address',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package-simple');
      expect(await visitor.button('根据网络位置').count()).toBe(0);
      await openSheet(visitor);
      expect(await largeTextTrouble(visitor.page)).toEqual([]);
      const search = visitor.page.getByRole('combobox', { name: '搜索省份或城市' });
      await search.fill('大理');
      await visitor.page.getByText('没有找到这个地方').waitFor();
      await search.fill('宁波');
      await visitor.page.getByRole('option', { name: '宁波市' }).click();
      await eventually(() => city(visitor), '浙江省 宁波市');
      await openSheet(visitor);
      await visitor.button('深圳').click();
      await eventually(() => city(visitor), '广东省 深圳市');
      await visitor.field('name').fill('王小明');
      await visitor.field('amount').fill('50000');
      for (const name of ['agreeTerms', 'agreeSharing']) await visitor.field(name).check();
      expect(await asked(visitor)).toBe(0);
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      const leads = await visitor.sandboxRun.leads();
      expect(leads.map(({ fields }) => fields.area)).toEqual(['440300']);
      expect(visitor.trouble).toEqual([]);
    },
  );
});
