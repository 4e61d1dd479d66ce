import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { expectNothingTold, receipt, reload } from '../harness/lead-receipt.ts';
import { violations } from '../harness/page-violations.ts';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const form = '/form-package-simple';

async function send(visitor: Visitor): Promise<void> {
  await visitor.open(form);
  await visitor.fillShortForm();
  await visitor.submit();
}
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent);

describe.concurrent('after a form was sent, the destination says first', () => {
  inNpmTest(
    'that it was received: number, time in Shanghai, recipients, what follows, and how to withdraw it',
    async () => {
      await using visitor = await arrive({ token: 'ok', timeZone: 'America/New_York' });
      const saved = visitor.page.waitForResponse(`**/api${formSave}`);
      await send(visitor);
      const { leadId } = (await (await saved).json()).data;
      await visitor.waitForAddress('/success-download');
      const told = receipt(visitor, 'accepted');
      const inShanghai = new Intl.DateTimeFormat('zh-CN', {
        timeZone: 'Asia/Shanghai',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      }).format();
      for (const after of ['the arrival', 'a reload']) {
        if (after === 'a reload') await reload(visitor);
        await told.waitFor();
        expect(await told.locator('h1').innerText()).toBe('贷款申请已收到');
        expect(await focused(visitor)).toBe('贷款申请已收到');
        const text = await told.innerText();
        expect(text).toContain('收到不等于获批');
        expect(text).toMatch(new RegExp(`编号\\s+${leadId}\\s+收到时间\\s+${inShanghai}\\s*\\d\\d:\\d\\d`));
        expect(text).toContain('松涛虚构消费金融有限公司、');
        expect(text).toContain('条件相符的机构会用短信或电话与您联系');
        expect(text).toContain('撤回申请和授权');
      }
      // Nothing above it but the brand.
      expect(await visitor.page.locator('main > *').nth(1).getAttribute('data-receipt')).toBe('accepted');
      await told.getByRole('button', { name: '查看怎样撤回' }).click();
      await visitor.page.getByRole('dialog').getByText('您可以随时撤回').waitFor();
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(visitor.trouble).toEqual([]);
    },
  );

  // In `npm test` form-outcomes-matrix.test.ts has a form that was refused, and the block is the same.
  inFullRun('that it was refused, why in words, and what is possible instead', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: { fail_todo: 3 } } } });
    await visitor.answer(formSave, { code: 4220 });
    await send(visitor);
    await visitor.waitForAddress('/download-page');
    for (const after of ['the arrival', 'a reload']) {
      if (after === 'a reload') await reload(visitor);
      await receipt(visitor, 'refused').waitFor();
      expect(await focused(visitor)).toBe('贷款申请没有提交成功');
      const text = await receipt(visitor, 'refused').innerText();
      expect(text).toMatch(/没有通过检查[\s\S]*返回代码\s+4220/);
      expect(text).not.toContain('已收到');
    }
    expect(await violations(visitor)).toEqual([]);
    await visitor.button('算一算每期还多少').click();
    await visitor.waitForAddress('/loan-calculator');
  });

  // In `npm test` unauthorized-lead.test.ts and leads.test.ts log out, and the receipt is that of the sender.
  inFullRun('nothing of another user, and nothing after a logout', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: { succ_todo: 2 } } } });
    await send(visitor);
    await visitor.waitForAddress('/p4-list-download');
    await receipt(visitor, 'accepted').waitFor();
    expect(await violations(visitor)).toEqual([]);
    const sender = await visitor.page.evaluate(() => ({
      access_token: localStorage.access_token,
      user_id: localStorage.user_id,
    }));
    const other = await visitor.sandboxRun.login('13912345678');
    const becomes = async (login: { access_token: string; user_id: string } | null) => {
      await visitor.page.evaluate((one) => {
        for (const key of ['access_token', 'user_id']) localStorage.removeItem(key);
        Object.assign(localStorage, one ?? {});
      }, login);
      await reload(visitor);
    };
    await becomes({ access_token: other.token, user_id: other.userId });
    await expectNothingTold(visitor);
    await becomes(null);
    await expectNothingTold(visitor);
    await becomes(sender);
    await receipt(visitor, 'accepted').waitFor();
  });
});
