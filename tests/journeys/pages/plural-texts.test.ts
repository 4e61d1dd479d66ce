import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { askForNumberOfPeople } from '../../harness/number-of-people.ts';
import { serveConfig } from '../harness/served-config.ts';
import { Visitor } from '../harness/visitor.ts';

const inBoth = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english });
const notice = (id: string, chinese: string, english: string) => ({
  ...{ type: 'notice', id, tone: 'info' },
  text: inBoth(chinese, english),
});
const thanks = {
  id: 'thanks',
  title: inBoth('报名', 'Registration'),
  outcomes: ['goHome'],
  answers: [{ form: 'registration', field: 'people', fallback: inBoth('几', 'Your') }],
  body: [
    {
      ...{ type: 'status', id: 'state', state: 'success' },
      title: {
        'zh-CN': '留了 {answer.people} 个座位',
        en: { count: 'answer.people', one: 'One seat is kept', other: '{answer.people} seats are kept' },
      },
    },
    {
      ...{ type: 'leadReceipt', id: 'receipt', forms: ['registration'] },
      accepted: [notice('done', '已收到', 'We have it')],
      refused: [notice('again', '没有收下', 'Not accepted')],
      none: [notice('nothing', '还没有报名', 'Not registered')],
    },
    {
      ...{ type: 'button', id: 'home', tone: 'secondary', label: inBoth('回首页', 'Back to the start') },
      action: { do: 'finish', outcome: 'goHome' },
    },
  ],
};

describe('a page that says how many', () => {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-plurals-'));
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveConfig>>;
  beforeAll(async () => {
    cpSync(join(root, 'examples/event-registration'), dir, { recursive: true });
    askForNumberOfPeople(dir);
    writeFileSync(join(dir, 'definitions/pages/thanks.json'), JSON.stringify(thanks));
    browser = await launch();
    site = await serveConfig(dir);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
    rmSync(dir, { recursive: true });
  });

  /** Registers so many people in English, and waits for what the next page says of them. */
  const register = async (people: string | null, says: string) => {
    await using visitor = await Visitor.arrive(browser, site.port);
    const { page } = visitor;
    await visitor.open('/registration?lang=en');
    await page.getByText('Rain and winter').click();
    await page.getByText(people === null ? 'Online' : 'In the hall', { exact: true }).click();
    if (people !== null) await page.getByRole('textbox', { name: 'People, you included' }).fill(people);
    await page.getByText('No', { exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
    await page.getByLabel('Telephone', { exact: true }).fill('13812345678');
    await page.getByRole('checkbox', { name: /I have read/ }).click();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText(says, { exact: true }).waitFor();
  };

  inNpmTest('has the form of one for one', () => register('1', 'One seat is kept'));
  inFullRun('has the form of several for three', () => register('3', '3 seats are kept'));
});
