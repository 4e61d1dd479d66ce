import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimForTab } from '../../../runtime/browser/claim-for-tab.ts';

type Claim = (lock: object | null) => Promise<void>;

/** Locks as a browser has them for the tabs of an origin. */
class Locks {
  readonly held = new Set<string>();
  readonly options: object[] = [];
  async request(name: string, options: object, claim: Claim): Promise<void> {
    this.options.push(options);
    if (this.held.has(name)) return claim(null);
    this.held.add(name);
    await claim({});
    this.held.delete(name);
  }
}
const tabWith = (locks?: object) => ({ navigator: { locks } }) as unknown as Window;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a claim of a tab (FLT-28)', () => {
  it('is refused to other tabs for three seconds, and never to the tab that has it', async () => {
    const locks = new Locks();
    const [one, other] = [tabWith(locks), tabWith(locks)];
    expect(await claimForTab(one, 'x')).toBe(true);
    expect([...locks.held]).toEqual(['funnel.x']);
    expect(locks.options).toEqual([{ ifAvailable: true }]);
    await vi.advanceTimersByTimeAsync(2999);
    expect(await claimForTab(other, 'x')).toBe(false);
    expect(await claimForTab(one, 'x')).toBe(true);
    expect(await claimForTab(other, 'y')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await claimForTab(other, 'x')).toBe(true);
    expect(await claimForTab(one, 'x')).toBe(false);
  });

  it('is granted in browsers without locks, and where the lock cannot be had', async () => {
    expect(await claimForTab(tabWith(), 'x')).toBe(true);
    const refusing = { request: () => Promise.reject(new Error('no locks in this document')) };
    expect(await claimForTab(tabWith(refusing), 'x')).toBe(true);
  });
});
