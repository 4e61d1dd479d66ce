import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { fillCarLoan, fillCode } from '../harness/car-loan-form.ts';
import { eventually } from '../harness/eventually.ts';
import { isFullRun } from '../harness/matrix.ts';
import { violations } from '../harness/page-violations.ts';
import { arriveInCity, city, geocoded, geocoder, hangzhou, press, state } from '../harness/phone-position.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

describe.concurrent('the current position on /city', () => {
  inNpmTest('is read only after the consent and a press, fills in the city, and can be changed', async () => {
    await using visitor = await arrive();
    await visitor.context.grantPermissions(['geolocation']);
    await visitor.context.setGeolocation(hangzhou);
    await visitor.open('/city');
    await press(visitor);
    await state(visitor, '请先在下方阅读并勾选同意');
    expect(await visitor.field('agreeTerms').getAttribute('aria-invalid')).toBe('true');
    expect(await geocoded(visitor)).toBe(0);
    await visitor.field('agreeTerms').check();
    expect(await visitor.page.getByText('请先在下方阅读并勾选同意').count()).toBe(0);
    await press(visitor);
    await state(visitor, '已按当前位置填入');
    expect(await city(visitor)).toBe('浙江省 杭州市');
    expect(await violations(visitor)).toEqual([]);
    await visitor.chooseArea('浙江省', '宁波市');
    expect(await city(visitor)).toBe('浙江省 宁波市');
    expect(await visitor.page.getByText('已按当前位置填入').count()).toBe(0);
    await press(visitor);
    await state(visitor, '已按当前位置填入');
    expect(await city(visitor)).toBe('浙江省 杭州市');
    await visitor.button('恢复原来填写的内容').click();
    await state(visitor, '已恢复原来填写的内容');
    expect(await city(visitor)).toBe('浙江省 宁波市');
    await fillCode(visitor);
    await visitor.submit();
    await eventually(async () => (await visitor.sandboxRun.calls('/v3/user/save'))[0]?.body.area, '330200');
    // T10: where somebody is stands in no log.
    const sent = (await visitor.sandboxRun.calls(geocoder)).map(({ body }) => [
      body.latitude,
      body.longitude,
    ]);
    expect(sent).toEqual([
      ['***', '***'],
      ['***', '***'],
    ]);
    expect(visitor.trouble).toEqual([]);
  });

  // In `npm test` the phone or the server does not say where it is (current-position-matrix.test.ts).
  inFullRun('is refused by the visitor: that is said, nothing is sent, and the city is chosen', async () => {
    await using visitor = await arriveInCity(arrive, []);
    await press(visitor);
    await state(visitor, '没有得到位置权限');
    expect(await geocoded(visitor)).toBe(0);
    expect(await violations(visitor)).toEqual([]);
    await visitor.chooseArea('浙江省', '宁波市');
    expect(await city(visitor)).toBe('浙江省 宁波市');
    expect(await visitor.page.getByText('没有得到位置权限').count()).toBe(0);
  });

  inFullRun('comes late: what the visitor has chosen meanwhile stays', async () => {
    await using visitor = await arriveInCity(arrive, ['geolocation']);
    await visitor.sandboxRun.set({ faults: [{ path: geocoder, kind: 'slow', ms: 3000 }] });
    const answered = visitor.page.waitForResponse(`**/api${geocoder}`);
    await press(visitor);
    await visitor.chooseArea('浙江省', '宁波市');
    await answered;
    await timersFired(visitor.page, 100);
    expect(await city(visitor)).toBe('浙江省 宁波市');
    expect(await visitor.page.getByText('已按当前位置填入').count()).toBe(0);
  });
});

describe.runIf(isFullRun)('the current position in an address on /uni-carloan', { concurrent: true }, () => {
  const address = '浙江省杭州市上城区示例路 8 号';

  inFullRun(
    'is filled in to the metre, completed by the visitor, kept over a reload, and sent with one lead',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.context.grantPermissions(['geolocation']);
      await visitor.context.setGeolocation(hangzhou);
      await visitor.open('/uni-carloan');
      await fillCarLoan(visitor, { name: () => visitor.field('name').fill('王小明') });
      await press(visitor);
      await state(visitor, '请核对，并补充楼栋和门牌号');
      const field = visitor.field('inspectionAddress');
      expect(await field.inputValue()).toBe(address);
      expect(await visitor.page.getByText(`${address.length}/200`).count()).toBe(1);
      await field.fill(`${address} 2 幢 301 室`);
      const draft = async () => (await visitor.stored('draft.uni-carloan'))?.includes('301') ?? false;
      await eventually(draft, true);
      await visitor.page.reload();
      await visitor.page.getByText('已恢复您上次填写的内容').waitFor();
      expect(await field.inputValue()).toBe(`${address} 2 幢 301 室`);
      await visitor.fillSteps(visitor.ticks('agreeTerms', 'agreeCar', 'agreeSharing'));
      await visitor.submit();
      await visitor.waitForAddress('/uni-carloan-result');
      const leads = await visitor.sandboxRun.leads();
      expect(leads.map(({ fields }) => fields.inspectionAddress)).toEqual([`${address} 2 幢 301 室`]);
      expect(JSON.stringify(leads)).not.toContain('30.27');
    },
  );
});
