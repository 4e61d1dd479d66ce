import { describe, expect, it } from 'vitest';
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
