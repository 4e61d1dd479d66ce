import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { fillCarLoan } from '../harness/car-loan-form.ts';
import { violations } from '../harness/page-violations.ts';
import {
  arriveInCity,
  city,
  geocoded,
  geocoder,
  giveHangzhou,
  hangzhou,
  press,
  silentPhone,
  state,
} from '../harness/phone-position.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

// In `npm test` a position is refused, late and not converted; these end in the same states.
describe.concurrent('the current position on /city', () => {
  it('is cancelled: a position that comes later is not sent', async () => {
    await using visitor = await arriveInCity(arrive, [], { script: silentPhone });
    await press(visitor);
    await state(visitor, '正在获取位置');
    await visitor.button('取消定位').click();
    await state(visitor, '已取消定位');
    await giveHangzhou(visitor);
    await visitor.button('使用当前位置').waitFor();
    expect(await geocoded(visitor)).toBe(0);
    expect(await city(visitor)).toBe('请选择地区');
  });

  it('has no address, as the server says', async () => {
    await using visitor = await arriveInCity(arrive, ['geolocation']);
    await visitor.context.setGeolocation({ latitude: 0, longitude: -150 });
    await press(visitor);
    await state(visitor, '没有识别出当前位置的地址');
  });

  it('is not turned into an address without a network', async () => {
    await using visitor = await arriveInCity(arrive, ['geolocation']);
    const restore = await visitor.breakRequests(`**/api${geocoder}`);
    await press(visitor);
    await state(visitor, '网络没有连通');
    await restore();
    await press(visitor);
    await state(visitor, '已按当前位置填入');
  });

  it('is in a city, but the list of regions does not load', async () => {
    await using visitor = await arriveInCity(arrive, ['geolocation']);
    const restore = await visitor.breakRequests('**/api/v1/region/list');
    await press(visitor);
    await state(visitor, '位置没有换算成功');
    await restore();
    await press(visitor);
    await state(visitor, '已按当前位置填入');
  });

  it('is slow: that is said, the search ends by itself, and an answer after it changes nothing', async () => {
    await using visitor = await arriveInCity(arrive, [], { script: silentPhone });
    await visitor.page.clock.install();
    await press(visitor);
    await state(visitor, '正在获取位置');
    await visitor.page.clock.runFor(6_500);
    await state(visitor, '还没有取到位置');
    await visitor.page.clock.runFor(24_000);
    await state(visitor, '等待时间过长，没有取到位置');
    await giveHangzhou(visitor);
    await visitor.page.clock.runFor(1_000);
    expect(await geocoded(visitor)).toBe(0);
    expect(await city(visitor)).toBe('请选择地区');
  });

  it('is done without where its code does not load: the city is chosen', async () => {
    await using visitor = await arrive();
    await visitor.breakRequests('**/CurrentPosition-*');
    await visitor.open('/city');
    await visitor.page.waitForFunction(() => !document.querySelector('main [data-coming]'));
    await visitor.chooseArea('浙江省', '宁波市');
    expect(await city(visitor)).toBe('浙江省 宁波市');
    expect(await visitor.button('使用当前位置').count()).toBe(0);
  });

  it('is in a city that the list lacks', async () => {
    await using visitor = await arriveInCity(arrive, ['geolocation']);
    await visitor.sandboxRun.set({ geocoder: { code: 200, areaCode: '810100' } });
    await press(visitor);
    await state(visitor, '不在可选范围内');
    expect(await city(visitor)).toBe('请选择地区');
    expect(await violations(visitor)).toEqual([]);
  });

  it('R-ERR 1: leads to /login where the server answers 401', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.context.grantPermissions(['geolocation']);
    await visitor.context.setGeolocation(hangzhou);
    await visitor.open('/city');
    await visitor.sandboxRun.fail(geocoder, '401');
    // The consent was given at the login, so the form does not ask again.
    expect(await visitor.field('agreeTerms').count()).toBe(0);
    await press(visitor);
    await visitor.waitForAddress('/login');
  });
});

describe.concurrent('the current position in an address on /uni-carloan', () => {
  const address = '浙江省杭州市上城区示例路 8 号';

  it('never replaces what the visitor types meanwhile, and gives back what it has replaced', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.context.grantPermissions(['geolocation']);
    await visitor.context.setGeolocation(hangzhou);
    await visitor.open('/uni-carloan');
    await fillCarLoan(visitor);
    await visitor.sandboxRun.set({ faults: [{ path: geocoder, kind: 'slow', ms: 1500, times: 1 }] });
    const field = visitor.field('inspectionAddress');
    const answered = visitor.page.waitForResponse(`**/api${geocoder}`);
    await press(visitor);
    await field.fill('文三路 1 号');
    await answered;
    await timersFired(visitor.page, 100);
    expect(await field.inputValue()).toBe('文三路 1 号');
    await press(visitor);
    await state(visitor, '请核对，并补充楼栋和门牌号');
    expect(await field.inputValue()).toBe(address);
    await visitor.button('恢复原来填写的内容').click();
    expect(await field.inputValue()).toBe('文三路 1 号');
    expect(await violations(visitor)).toEqual([]);
  });

  it('is no condition of the lead: who refuses it and leaves the address empty sends one', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/uni-carloan');
    await fillCarLoan(visitor, { name: () => visitor.field('name').fill('王小明') });
    await press(visitor);
    await state(visitor, '没有得到位置权限');
    await visitor.submit();
    await visitor.waitForAddress('/uni-carloan-result');
    const leads = await visitor.sandboxRun.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.fields).not.toHaveProperty('inspectionAddress');
  });
});
