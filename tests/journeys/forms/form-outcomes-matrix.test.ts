import { describe, expect, it } from 'vitest';
import { casesOfRun } from '../harness/matrix.ts';
import { expectOneLead, formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant } from '../harness/visitor.ts';

const arrive = startVisits();

const byFlag = [
  [0, '/success-download', '/fail-page'],
  [2, '/p4-list-download', '/p4-list-download'],
  [3, '/p4-list-download', '/download-page'],
  [4, '/download-page', '/downloadpage1'],
  [5, '/gongzhonghao', '/gongzhonghao'],
  [7, '/downloadpage1', '/downloadpage1'],
  [8, '/success-loading', '/fail-loading'],
] as const;

/**
 * Unit tests compare every row of the table with the requirement (tests/runtime/decision). A visit shows that the form
 * passes its outcome and the flag to the table: by the first row whose destinations differ from those of flag 0, the
 * default, and from each other.
 */
const isTelling = ([, saved, refused]: (typeof byFlag)[number]) =>
  saved !== refused && saved !== byFlag[0][1];
const flags = casesOfRun(byFlag, (one) => one === byFlag.find(isTelling));

describe.concurrent('the destination of a form', () => {
  it.each(flags)('R-NAV 3: saved with succ_todo %i goes to %s', async (flag, destination) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: { succ_todo: flag } } } });
    await visitor.open('/form-package-simple');
    await visitor.fillShortForm();
    await visitor.submit();
    await visitor.waitForAddress(destination);
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
  });

  it.each(flags)(
    'R-NAV 3: refused with fail_todo %i goes where the table says',
    async (flag, _, destination) => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: { fail_todo: flag } } } });
      await visitor.answer(formSave, { code: 4220 });
      await visitor.open('/form-package-simple');
      await visitor.fillShortForm();
      await visitor.submit();
      await visitor.waitForAddress(destination);
    },
  );
});

const answers = [
  ['500', 'FLT-14'],
  ['html', 'FLT-15'],
  ['empty', 'FLT-16'],
  ['truncated', 'FLT-16'],
] as const;

describe.concurrent('a save without a response', () => {
  // One whose body cannot be read; a status that says so is read by the same client (tests/runtime/api).
  it.each(casesOfRun(answers, ([kind]) => kind === 'html'))(
    '(%s, %s) leads nowhere, keeps the answers, and a retry makes one lead',
    async (kind, _fault) => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package-simple');
      await visitor.fillShortForm();
      await visitor.sandboxRun.fail(formSave, kind);
      await visitor.submit();
      await visitor.button('重试').waitFor();
      expect(visitor.path).toBe('/form-package-simple');
      expect(await visitor.field('name').inputValue()).toBe(applicant.name);
      await visitor.button('重试').click();
      await visitor.waitForAddress('/success-download');
      await expectOneLead(visitor);
    },
  );
});
