import { describe, expect, it } from 'vitest';
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

// In `npm test` a visitor is told of a lead that was received, of one that was refused, and, after a logout, of none.
describe.concurrent('after a form was sent, the destination says first', () => {
  it('that no reason was given, where the texts know none', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.answer(formSave, { code: 4999 });
    await send(visitor);
    await visitor.waitForAddress('/fail-page');
    const text = await receipt(visitor, 'refused').innerText();
    expect(text).toMatch(/没有说明具体原因[\s\S]*4999/);
  });

  it('nothing where the form was skipped', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({
      channelInfo: { default: { h5_flow_info: { input_form: 1, fail_todo: 0 } } },
    });
    await visitor.open('/form-package');
    await visitor.waitForAddress('/fail-page');
    await expectNothingTold(visitor);
    await reload(visitor);
    await expectNothingTold(visitor);
    expect(await violations(visitor)).toEqual([]);
  });
});
