import { describe, expect, it } from 'vitest';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const path = '/form-package-uni';
const realname = '/v2/user/realname';

const success = (visitor: Visitor) => visitor.waitForAddress('/success-download');

async function fill(visitor: Visitor): Promise<void> {
  await visitor.open(path);
  await visitor.fillUniForm();
}

// In `npm test` the sandbox refuses a number (real-name-matrix.test.ts); these add the sandbox's own comparison, and a
// visitor who leaves.
describe.concurrent('R-API: the form with an ID number', () => {
  it('is told of a number that belongs to another name by the sandbox itself, also after a reload', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fill(visitor);
    await visitor.next('上一步');
    await visitor.field('name').fill('张三');
    await visitor.next();
    await visitor.submit();
    await success(visitor);
    await visitor.open(path);
    await visitor.button('重新填写一份').click();
    await visitor.fillUniForm();
    await visitor.submit();
    await visitor.page.getByText('姓名与身份证号不一致').waitFor();
    await visitor.page.reload();
    await visitor.field('name').waitFor();
    expect(await visitor.field('name').inputValue()).toBe(applicant.name);
    expect(await visitor.field('idCard').inputValue()).toBe('');
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
  });

  it('sends nothing for a visitor who leaves while it is verified', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/empty-path');
    await fill(visitor);
    await visitor.sandboxRun.set({ faults: [{ path: realname, kind: 'slow', ms: 1500 }] });
    const answered = visitor.page.waitForResponse(`**/api${realname}`);
    await visitor.submit();
    await visitor.page.evaluate(() => {
      history.pushState(null, '', '/user-agreement');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await answered;
    await visitor.shown();
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
  });
});
