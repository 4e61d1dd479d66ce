import { describe, expect, it } from 'vitest';
import { expectNothingTold, receipt, reload } from '../harness/lead-receipt.ts';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

// Each destination tells by the same block. In `npm test` lead-receipt.test.ts has a form that was received,
// form-outcomes-matrix.test.ts goes to the destination of one that was refused, and lead-receipt-in-browser.test.ts tells
// nobody of another's form.
const arrive = startVisits();

/** The destinations of R-NAV by flag; 8 is a value of no row. The waiting pages go on by themselves. */
const byFlag = [
  [0, '/success-download', '/fail-page'],
  [1, '/success-download', '/p4-list-download'],
  [2, '/p4-list-download', '/p4-list-download'],
  [3, '/p4-list-download', '/download-page'],
  [4, '/download-page', '/downloadpage1'],
  [5, '/gongzhonghao', '/gongzhonghao'],
  [6, '/downloadpage1', '/downloadpage1'],
  [7, '/downloadpage1', '/downloadpage1'],
  [8, '/success-loading', '/fail-loading'],
] as const;
const afterWaiting: Readonly<Record<string, string>> = {
  '/success-loading': '/success-download',
  '/fail-loading': '/p4-list-download',
};

async function sendWith(visitor: Visitor, flow: object): Promise<void> {
  await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: flow } } });
  await visitor.open('/form-package-simple');
  await visitor.fillShortForm();
  await visitor.submit();
}

/** On the destination, after a reload of it, and on the page to which a waiting page leads. */
async function expectToldAt(visitor: Visitor, path: string, of: 'accepted' | 'refused', title: string) {
  const heading = receipt(visitor, of).getByRole('heading', { level: 1, name: title });
  await visitor.page.waitForURL((url) => url.pathname === path);
  await heading.waitFor();
  const last = afterWaiting[path] ?? path;
  await visitor.waitForAddress(last);
  await heading.waitFor();
  await reload(visitor);
  await heading.waitFor();
  expect(visitor.path).toBe(last);
}

describe.concurrent('the destination of R-NAV', () => {
  it.each(byFlag)('with succ_todo %i says that the form was received (%s)', async (flag, path) => {
    await using visitor = await arrive({ token: 'ok' });
    await sendWith(visitor, { succ_todo: flag });
    await expectToldAt(visitor, path, 'accepted', '贷款申请已收到');
  });

  it.each(byFlag)('with fail_todo %i says that the form was refused', async (flag, _, path) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.answer(formSave, { code: 4220 });
    await sendWith(visitor, { fail_todo: flag });
    await expectToldAt(visitor, path, 'refused', '贷款申请没有提交成功');
  });

  it.each(byFlag)(
    'with fail_todo %i speaks of no application where the form is skipped',
    async (flag, _, path) => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.sandboxRun.set({
        channelInfo: { default: { h5_flow_info: { input_form: 1, fail_todo: flag } } },
      });
      await visitor.open('/form-package');
      // Without input_form 0 the last row of the table is the list.
      await visitor.waitForAddress(flag === 8 ? '/p4-list-download' : path);
      await expectNothingTold(visitor);
      await reload(visitor);
      await expectNothingTold(visitor);
    },
  );

  it.each(byFlag)('with succ_todo %i speaks of no application to who opens it (%s)', async (_flag, path) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open(path);
    await expectNothingTold(visitor);
    await visitor.waitForAddress(afterWaiting[path] ?? path);
    await expectNothingTold(visitor);
  });

  // No row leads there: an address that somebody knows.
  it('/ks-fail-marketplace speaks of no application to who opens it', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/ks-fail-marketplace');
    await expectNothingTold(visitor);
  });

  it('/ks-fail-marketplace says of a form that was refused what is possible instead', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.answer(formSave, { code: 4220 });
    await sendWith(visitor, { fail_todo: 0 });
    await expectToldAt(visitor, '/fail-page', 'refused', '贷款申请没有提交成功');
    await visitor.open('/ks-fail-marketplace');
    await expectToldAt(visitor, '/ks-fail-marketplace', 'refused', '贷款申请没有提交成功');
    await visitor.page.getByText('可以核对内容后重新填写').waitFor();
  });
});
