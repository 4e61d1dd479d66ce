import { describe, expect, it } from 'vitest';
import { fillCar } from '../harness/car-loan-form.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

// In `npm test` ten other names name no listed channel.
describe.concurrent('an address', () => {
  it('T7: _channel[]=1 names no channel', async () => {
    await using visitor = await arrive();
    await visitor.open('/?_channel[]=channel_5813&_channel%5B0%5D=channel_5813');
    expect(visitor.path).toBe('/login');
    expect(await visitor.stored('_channel')).toBe('channel_5818');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.concurrent('a date that must not be later than today', () => {
  it.each(['FLT-06: a clock in 1970', 'FLT-29: no Intl'])(
    'is left to the server on a phone with %s',
    async (what) => {
      await using visitor = await arrive();
      if (what.includes('1970')) await visitor.page.clock.setSystemTime(Date.UTC(1970, 0, 2));
      else await visitor.context.addInitScript(() => Reflect.deleteProperty(window, 'Intl'));
      await visitor.open('/car-valuation');
      await fillCar(visitor);
      await visitor.submit();
      await visitor.page.getByRole('heading', { name: '估价区间' }).waitFor({ timeout: 15_000 });
      expect(visitor.trouble).toEqual([]);
    },
  );
});
