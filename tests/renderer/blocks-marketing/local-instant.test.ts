import { describe, expect, it } from 'vitest';
import { localInstant } from '../../../renderer/blocks-marketing/local-instant.ts';

describe('localInstant', () => {
  it.each([
    ['2026-12-31T18:00', 'Asia/Shanghai', '2026-12-31T10:00:00Z'],
    ['2027-01-01T00:30', 'Asia/Shanghai', '2026-12-31T16:30:00Z'],
    ['2026-07-01T12:00', 'America/New_York', '2026-07-01T16:00:00Z'],
    ['2026-12-01T12:00', 'America/New_York', '2026-12-01T17:00:00Z'],
    // An hour after and an hour before the clocks change (8 March and 1 November 2026, 2:00).
    ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00Z'],
    ['2026-11-01T03:00', 'America/New_York', '2026-11-01T08:00:00Z'],
    ['2026-06-01T05:45', 'Asia/Kathmandu', '2026-06-01T00:00:00Z'],
  ])('%s in %s is %s', (local, timeZone, instant) => {
    expect(localInstant(local, timeZone)).toBe(Date.parse(instant));
  });

  it('is an hour later for a time that the clocks skip', () => {
    expect([Date.parse('2026-03-08T06:30:00Z'), Date.parse('2026-03-08T07:30:00Z')]).toContain(
      localInstant('2026-03-08T02:30', 'America/New_York'),
    );
  });
  it('is not known where the phone lacks the time zone (FLT-29)', () => {
    expect(localInstant('2026-12-31T18:00', 'Nowhere/Nowhere')).toBeNull();
  });
});
