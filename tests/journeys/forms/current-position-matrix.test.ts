import { describe, expect, it } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../harness/matrix.ts';
import {
  arriveInCity,
  city,
  geocoded,
  geocoder,
  press,
  silentPhone,
  state,
} from '../harness/phone-position.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const browsersWithout: readonly (readonly [what: string, script: () => void])[] = [
  ['has no position API', () => Object.defineProperty(navigator, 'geolocation', { value: undefined })],
  ['is no secure context', () => Object.defineProperty(window, 'isSecureContext', { value: false })],
  [
    'throws',
    () =>
      Object.defineProperty(navigator, 'geolocation', {
        value: {
          getCurrentPosition: () => {
            throw new Error('blocked');
          },
        },
      }),
  ],
];
const errors: readonly (readonly [code: number, text: string])[] = [
  [2, '手机没有取到位置'],
  [3, '等待时间过长，没有取到位置'],
];

describe.concurrent('the current position on /city', () => {
  // In `npm test` a phone does not know where it is (below).
  inFullRun.each(browsersWithout)('is said to be unavailable in a browser that %s', async (_, script) => {
    await using visitor = await arriveInCity(arrive, ['geolocation'], { script });
    await press(visitor);
    await state(visitor, '这个浏览器不能提供位置');
    expect(await geocoded(visitor)).toBe(0);
  });

  // Each code names its text in one table.
  it.each(casesOfRun(errors, ([code]) => code === 2))(
    'is not known to the phone (error %i)',
    async (code, text) => {
      await using visitor = await arriveInCity(arrive, [], { script: silentPhone });
      await press(visitor);
      await state(visitor, '正在获取位置');
      await visitor.page.evaluate(
        (error) => (window as unknown as { giveError(code: number): void }).giveError(error),
        code,
      );
      await state(visitor, text);
    },
  );

  // The client reads these responses like those of every call (tests/runtime/api): one that cannot be read represents them.
  it.each(casesOfRun(['500', 'html', 'empty', 'truncated'] as const, (kind) => kind === 'truncated'))(
    'is not turned into an address by a broken server (%s); another press is',
    async (kind) => {
      await using visitor = await arriveInCity(arrive, ['geolocation']);
      await visitor.sandboxRun.fail(geocoder, kind);
      await press(visitor);
      await state(visitor, '位置没有换算成功');
      await press(visitor);
      await state(visitor, '已按当前位置填入');
      expect(await city(visitor)).toBe('浙江省 杭州市');
    },
  );
});
