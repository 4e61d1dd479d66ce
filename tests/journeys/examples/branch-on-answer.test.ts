import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { eventually } from '../harness/eventually.ts';
import { violations } from '../harness/page-violations.ts';
import { serveConfig } from '../harness/served-config.ts';
import { Visitor } from '../harness/visitor.ts';

// What decides after a lead is what the visitor has answered, and nothing else of the answers is kept for that. The pages
// that each answer leads to are written here, and read from no config.

describe('pages that depend on an answer of a form that was sent', () => {
  let browser: Browser;
  const sites = new Map<string, Awaited<ReturnType<typeof serveConfig>>>();
  beforeAll(async () => {
    browser = await launch();
    for (const name of ['event-registration', 'cafe-insurance'])
      sites.set(name, await serveConfig(join(root, 'examples', name)));
  });
  afterAll(async () => {
    await browser.close();
    for (const site of sites.values()) site.close();
  });
  const arriveAt = (name: string): Promise<Visitor> => Visitor.arrive(browser, sites.get(name)?.port ?? 0);

  async function register({ page }: Visitor, attendance: string): Promise<void> {
    await page.getByText('怎样画出安全的车道').click();
    await page.getByText(attendance, { exact: true }).click();
    await page.getByText('否', { exact: true }).click();
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('林小满');
    await page.getByRole('textbox', { name: '联系电话' }).fill('13812345678');
    await page.getByRole('checkbox', { name: /我已阅读/ }).click();
    await page.getByRole('button', { name: '报名' }).click();
  }
  const told = ({ page }: Visitor) => page.getByText(/^怎么(到现场|看直播)$/).allInnerTexts();
  const keptIn = ({ page }: Visitor) =>
    page.evaluate(() => [sessionStorage.getItem('answerFacts'), JSON.stringify(localStorage)] as const);

  inNpmTest(
    'who watches online is told how, also after a reload and after Back; another tab knows nothing',
    async () => {
      const visitor = await arriveAt('event-registration');
      const { page } = visitor;
      await visitor.open('/registration');
      await register(visitor, '看直播');
      await visitor.waitForAddress('/thanks');
      await eventually(() => told(visitor), ['怎么看直播']);
      const [kept, elsewhere] = await keptIn(visitor);
      expect(JSON.parse(kept ?? '')).toEqual({ owner: '', facts: { 'answer.attendance': 'online' } });
      expect(`${kept}${elsewhere}`).not.toMatch(/林小满|13812345678/);
      await page.reload();
      await eventually(() => told(visitor), ['怎么看直播']);
      await page.getByRole('button', { name: '回到首页' }).click();
      await visitor.waitForAddress('/start');
      await page.goBack();
      await visitor.waitForAddress('/thanks');
      await eventually(() => told(visitor), ['怎么看直播']);
      expect(await violations(visitor, 'button')).toEqual([]);
      const tab = await visitor.context.newPage();
      await tab.goto(page.url());
      await tab.getByText('报名已收到').waitFor();
      expect(await tab.getByText('怎么看直播').count()).toBe(0);
      expect(visitor.trouble).toEqual([]);
      await visitor.context.close();
    },
  );

  inFullRun('who comes to the hall is told the way, and who has sent nothing neither', async () => {
    const visitor = await arriveAt('event-registration');
    await visitor.open('/thanks');
    await visitor.page.getByText('还没有提交任何内容').waitFor();
    expect(await told(visitor)).toEqual([]);
    await visitor.open('/registration');
    await register(visitor, '到现场');
    await visitor.waitForAddress('/thanks');
    await eventually(() => told(visitor), ['怎么到现场']);
    await visitor.context.close();
  });

  inFullRun('a value that the config no longer declares counts as not answered', async () => {
    const visitor = await arriveAt('event-registration');
    await visitor.open('/registration');
    await register(visitor, '看直播');
    await visitor.waitForAddress('/thanks');
    await eventually(() => told(visitor), ['怎么看直播']);
    await visitor.page.evaluate(() =>
      sessionStorage.setItem('answerFacts', '{"owner":"","facts":{"answer.attendance":"by-post"}}'),
    );
    await visitor.page.reload();
    await visitor.page.getByText('报名已收到').waitFor();
    expect(await told(visitor)).toEqual([]);
    await visitor.context.close();
  });

  async function askForQuote({ page, sandboxRun }: Visitor, squareMetres: string): Promise<void> {
    await page.getByText('餐饮').click();
    await page.getByLabel('面积').fill(squareMetres);
    await page.getByRole('textbox', { name: '装修、设备和存货大约值多少' }).fill('200000');
    await page.getByText('火灾爆炸').click();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByLabel('怎么称呼您').fill('林小满');
    await page.getByRole('textbox', { name: '手机号' }).fill('13812345678');
    await page.getByRole('checkbox', { name: /我已阅读/ }).click();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await eventually(async () => (await sandboxRun.code('13812345678')) !== undefined, true);
    await page
      .getByRole('textbox', { name: '短信验证码' })
      .fill((await sandboxRun.code('13812345678')) ?? '');
    await page.getByRole('button', { name: '获取报价' }).click();
  }

  inNpmTest(
    'a large shop is led to another page than a small one, and what it was goes with the login',
    async () => {
      const visitor = await arriveAt('cafe-insurance');
      await visitor.open('/quote');
      await askForQuote(visitor, '300');
      await visitor.waitForAddress('/survey');
      await visitor.page.getByText('先看现场', { exact: false }).first().waitFor();
      const [kept] = await keptIn(visitor);
      expect(JSON.parse(kept ?? '').facts).toEqual({ 'answer.shopSize': 'large' });
      // Another tab has logged out.
      await visitor.page.evaluate(() => {
        localStorage.removeItem('access_token');
        localStorage.removeItem('user_id');
      });
      await visitor.page.reload();
      await visitor.page.getByText('还没有提交任何内容').waitFor();
      await eventually(async () => (await keptIn(visitor))[0], null);
      expect(visitor.trouble).toEqual([]);
      await visitor.context.close();
    },
  );

  inFullRun('a shop below the limit of the band is a small one', async () => {
    const visitor = await arriveAt('cafe-insurance');
    await visitor.open('/quote');
    await askForQuote(visitor, '299');
    await visitor.waitForAddress('/thanks');
    await visitor.context.close();
  });
});
