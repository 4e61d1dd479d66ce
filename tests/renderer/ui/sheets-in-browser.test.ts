import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Block, Field } from '../../../schemas/index.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import type { HarnessState } from '../harness/main.tsx';
import { type Phone, startPhone } from '../harness/phone.ts';
import { formPage } from '../harness/sample.ts';

let { running, config, page, errors } = {} as Phone;
beforeAll(async () => {
  ({ running, config, page, errors } = await startPhone());
});
afterAll(() => running.stop());
beforeEach(() => {
  errors.length = 0;
});

const answered = (data: unknown) => ({ kind: 'answered', code: 200, message: '', data }) as const;
const lost = { kind: 'unanswered', reason: 'network' } as const;
const regions = answered({
  province_list: { '330000': 'Zhejiang', '440000': 'Guangdong' },
  city_list: { '330100': 'Hangzhou', '330200': 'Ningbo', '441900': 'Dongguan', '440100': 'Guangzhou' },
  county_list: {},
});
const many = Array.from({ length: 12 }, (_, at) => ({ value: `v${at}`, label: `Option ${at}` }));
const fields = {
  area: { kind: 'area', id: 'it', levels: 3 },
  picker: { kind: 'picker', id: 'it', options: many },
  plate: { kind: 'plate', id: 'it' },
} as const satisfies Record<string, Field>;
const mount = async (field: Field, change: Partial<HarnessState> = {}, more: Block[] = []) => {
  const around: Partial<HarnessState> = { results: { regionList: [regions] }, ...change };
  await page.evaluate(([shown, around]) => window.harness.mount(shown, around), [
    formPage([field], more),
    around,
  ] as const);
  await page.locator('main').waitFor();
};
const say = (id: string) => config.messages[id] ?? id;
const sheet = () => page.locator('dialog');
/** The bottom of an element, and whether a finger in its middle hits it: what is clipped is not hit. */
const reach = (name: string) =>
  sheet()
    .getByRole('button', { name, exact: true })
    .evaluate((one) => {
      const { left, top, width, height, bottom } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return { bottom: Math.round(bottom), isHit: hit === one || one.contains(hit) };
    });

describe('a wheel on a low screen', () => {
  const screens = [
    [844, 390],
    [844, 340],
    [667, 320],
    [568, 270],
    [568, 220],
  ] as const;
  // The lowest.
  it.each(casesOfRun(screens, ([, height]) => height === 220))(
    'at %i × %i keeps its button visible, and rows of 44 px',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      for (const field of [fields.area, fields.picker]) {
        await mount(field);
        await page.locator('#ask-it').click();
        const list = sheet().getByRole('listbox').first();
        await list.waitFor();
        await page.waitForFunction(() => document.getAnimations().length === 0);
        const { bottom, isHit } = await reach(say('field.confirm'));
        expect(bottom).toBeLessThanOrEqual(height);
        expect(isHit).toBe(true);
        const top = await sheet().evaluate((one) => one.getBoundingClientRect().top);
        expect(top).toBeGreaterThanOrEqual(0);
        expect((await reach(say('action.close'))).isHit).toBe(true);
        const row = await list.getByRole('option').first().boundingBox();
        expect(Math.round(row?.height ?? 0)).toBe(44);
      }
      expect(errors).toEqual([]);
    },
  );

  inNpmTest('still has the chosen row in its middle', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await mount(fields.picker);
    await page.locator('#ask-it').click();
    const list = sheet().getByRole('listbox');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'listbox');
    await page.keyboard.press('PageDown');
    await expect.poll(() => list.getByRole('option', { selected: true }).innerText()).toBe('Option 5');
    // Reads both at once: the sheet may still be moving.
    const apart = () =>
      list.evaluate((column) => {
        const middle = (one: Element | null) => {
          const { y, height } = one?.getBoundingClientRect() ?? { y: 0, height: 0 };
          return y + height / 2;
        };
        return Math.abs(middle(column) - middle(column.querySelector('[aria-selected=true]')));
      });
    await expect.poll(apart).toBeLessThan(1);
    await sheet().getByText(say('field.confirm'), { exact: true }).click();
    await expect.poll(() => page.locator('#ask-it').innerText()).toBe('Option 5');
  });

  inNpmTest('reaches the retry of a failure and the last province of the grid by scrolling', async () => {
    await page.setViewportSize({ width: 568, height: 270 });
    await mount(fields.area, { results: { regionList: [lost] } });
    await page.locator('#ask-it').click();
    const again = sheet().getByRole('button', { name: say('action.retry'), exact: true });
    await again.scrollIntoViewIfNeeded();
    expect((await reach(say('action.retry'))).isHit).toBe(true);
    await mount(fields.plate);
    await page.locator('#ask-it-province').click();
    const last = sheet().getByRole('option').last();
    await last.scrollIntoViewIfNeeded();
    expect((await last.boundingBox())?.y ?? 999).toBeLessThan(270);
    const name = (await last.innerText()).trim();
    await last.click();
    await expect.poll(() => page.locator('#ask-it-province').innerText()).toBe(name);
    await page.setViewportSize({ width: 390, height: 844 });
  });
});

describe.runIf(!isFullRun)('a dialog of a preview, which has no router', () => {
  inNpmTest('opens and closes without a history entry', async () => {
    const notice = { type: 'notice', id: 'in', tone: 'info', text: 'Inside' } as const;
    const popup: Block = { type: 'popup', id: 'more', label: 'Read', title: 'More', blocks: [notice] };
    await mount(fields.picker, {}, [popup]);
    const entries = await page.evaluate(() => history.length);
    for (const way of ['Escape', 'button']) {
      await page.getByRole('button', { name: 'Read' }).click();
      await sheet().getByText('Inside').waitFor();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else
        await sheet()
          .getByRole('button', { name: say('action.close') })
          .click();
      await sheet().waitFor({ state: 'detached' });
    }
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(errors).toEqual([]);
  });
});
