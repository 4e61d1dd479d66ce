import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { eventually } from '../harness/eventually.ts';
import { isFullRun } from '../harness/matrix.ts';
import { violations } from '../harness/page-violations.ts';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

async function fillFirst(visitor: Visitor): Promise<void> {
  await visitor.open('/form-package');
  await visitor.field('amount').fill('50000');
  await visitor.choose('term', '12');
  await visitor.chooseArea('浙江省', '杭州市');
  await visitor.field('agreeTerms').check();
}
const isFocused = (visitor: Visitor, selector: string) =>
  visitor.page.waitForFunction((one) => document.activeElement?.matches(one) === true, selector);

describe.concurrent('a step of a form', () => {
  inNpmTest(
    'is left only when its own fields are right; the first wrong one is focused, and no call is made',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package');
      await visitor.button('下一步').click();
      await isFocused(visitor, '[name=amount]');
      expect(await visitor.step()).toBe('借款需求');
      expect(await visitor.field('agreeTerms').getAttribute('aria-invalid')).toBe('true');
      await fillFirst(visitor);
      await visitor.next();
      expect(await visitor.step()).toBe('工作与收入');
      await isFocused(visitor, 'form h2');
      expect(await visitor.page.getByText('第 2 步，共 4 步').count()).toBe(1);
      // Nothing of this step has been asked yet, so nothing of it is wrong.
      expect(await visitor.page.locator('form [aria-invalid=true]').count()).toBe(0);
      expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
      expect(visitor.trouble).toEqual([]);
    },
  );

  // Its button stays at the lower edge of the screen, and the consent may be below it.
  inNpmTest(
    'that lacks its consent alone asks for it in a sheet with the same text, and goes on after it',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.page.setViewportSize({ width: 390, height: 664 });
      await fillFirst(visitor);
      await visitor.field('agreeTerms').uncheck();
      await visitor.page.evaluate(() => window.scrollTo(0, 0));
      await visitor.button('下一步').click();
      const sheet = visitor.page.locator('dialog[open]');
      await sheet.getByText('我已阅读并同意').waitFor();
      expect(await visitor.page.locator('form [aria-invalid=true]').count()).toBe(0);
      expect(await visitor.step()).toBe('借款需求');
      await sheet.getByRole('button', { name: '暂不同意' }).click();
      await sheet.waitFor({ state: 'detached' });
      expect(await visitor.field('agreeTerms').isChecked()).toBe(false);
      await visitor.button('下一步').click();
      await sheet.getByRole('button', { name: '同意并继续' }).click();
      await eventually(() => visitor.step(), '工作与收入');
      await sheet.waitFor({ state: 'detached' });
      await visitor.page.goBack();
      await eventually(() => visitor.step(), '借款需求');
      expect(await visitor.field('agreeTerms').isChecked()).toBe(true);
      await visitor.page.goForward();
      await eventually(() => visitor.step(), '工作与收入');
      expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
      expect(visitor.trouble).toEqual([]);
    },
  );

  // first-screen-matrix.test.ts sees the button at the lower edge.
  inFullRun(
    'leaves the lower edge to the keyboard while something is typed, and to a low screen',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.page.setViewportSize({ width: 390, height: 664 });
      await visitor.open('/form-package');
      const bottom = () =>
        visitor.button('下一步').evaluate((one) => {
          window.scrollTo(0, 0);
          return Math.round(one.getBoundingClientRect().bottom);
        });
      await eventually(bottom, 656);
      const line = () => visitor.page.locator('form [data-stuck=true]').count();
      await eventually(line, 1);
      await visitor.field('amount').focus();
      expect(await bottom()).toBeGreaterThan(664);
      await visitor.field('amount').blur();
      await eventually(bottom, 656);
      // A chip is pressed without a keyboard.
      await visitor.choose('term', '12');
      await eventually(bottom, 656);
      await visitor.button('下一步').evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await eventually(line, 0);
      await visitor.page.setViewportSize({ width: 664, height: 390 });
      expect(await bottom()).toBeGreaterThan(390);
    },
  );

  inFullRun('is come back to by Back and by its button, with its answers; Forward goes on', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/empty-path');
    await visitor.open('/form-package');
    await visitor.fillForm();
    expect(await visitor.step()).toBe('确认并提交');
    await visitor.page.goBack();
    await eventually(() => visitor.step(), '资产与信用');
    expect(await visitor.page.locator('input[name=creditRecord][value=good]').isChecked()).toBe(true);
    await visitor.next('上一步');
    expect(await visitor.step()).toBe('工作与收入');
    expect(await visitor.field('occupation').inputValue()).toBe('none');
    expect(await violations(visitor)).toEqual([]);
    await visitor.page.goForward();
    await eventually(() => visitor.step(), '资产与信用');
    await visitor.page.goForward();
    await eventually(() => visitor.step(), '确认并提交');
    expect(await visitor.field('name').inputValue()).toBe(applicant.name);
    for (const title of ['资产与信用', '工作与收入', '借款需求']) {
      await visitor.page.goBack();
      await eventually(() => visitor.step(), title);
    }
    expect(await visitor.field('amount').inputValue()).toBe('50,000');
    expect(visitor.path).toBe('/form-package');
    await visitor.page.goBack();
    await visitor.waitForAddress('/empty-path');
  });

  // In `npm test` leads.test.ts reloads a form in steps: answers and step are back, a tick is not.
  inFullRun(
    'is returned to after a reload, with the answers; consents are asked for again, one lead is sent',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package');
      await visitor.fillForm();
      await eventually(
        async () => (await visitor.stored('draft.form-package'))?.includes(applicant.name) ?? false,
        true,
      );
      await visitor.page.reload();
      await visitor.page.getByText('已恢复您上次填写的内容').waitFor();
      expect(await visitor.step()).toBe('确认并提交');
      expect(await visitor.field('name').inputValue()).toBe(applicant.name);
      for (const name of ['agreeTerms', 'agreeSensitive', 'agreeSharing'])
        expect(await visitor.field(name).isChecked(), name).toBe(false);
      await visitor.submit();
      await isFocused(visitor, '[name=agreeTerms]');
      expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
      await visitor.page.goBack();
      await eventually(() => visitor.step(), '资产与信用');
      await visitor.fillSteps(visitor.ticks('agreeTerms', 'agreeSensitive', 'agreeSharing'));
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      const leads = await visitor.sandboxRun.leads();
      expect(leads.map(({ fields }) => [fields.amount, fields.house, fields.name])).toEqual([
        ['50000', 'none', applicant.name],
      ]);
    },
  );

  // In `npm test` tests/renderer/page has a field that the server refuses, and loan-application.test.ts goes Back
  // after a lead.
  inFullRun('with the field that the server refuses is shown, and the field is focused', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ realname: { code: 4224 } });
    await visitor.open('/form-package-uni');
    await visitor.fillUniForm();
    await visitor.submit();
    await visitor.page.locator('[data-field=idCard]').getByText('姓名与身份证号不一致').waitFor();
    await isFocused(visitor, '[name=idCard]');
    expect(await visitor.step()).toBe('实名信息');
    await visitor.page.goBack();
    await eventually(() => visitor.step(), '工作与收入');
  });
});

describe.runIf(isFullRun)('a form in steps', { concurrent: true }, () => {
  inFullRun(
    'leaves no step in the history when it is sent: Back leads to where the visitor came from',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/empty-path');
      await visitor.open('/form-package');
      await visitor.fillForm();
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
      await visitor.page.goBack();
      await visitor.waitForAddress('/empty-path');
    },
  );
});
