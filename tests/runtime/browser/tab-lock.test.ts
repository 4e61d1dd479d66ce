import { describe, expect, it } from 'vitest';
import { withTabLock } from '../../../runtime/browser/tab-lock.ts';

const viewWith = (locks: object | undefined) => ({ navigator: { locks } }) as unknown as Window;

describe('the lock of tabs (FLT-28)', () => {
  it('runs the work under a lock of the product with its name', async () => {
    const names: string[] = [];
    const request = async (name: string, work: () => unknown) => {
      names.push(name);
      return work();
    };
    expect(await withTabLock(viewWith({ request }), 'lead.x', () => 5)).toBe(5);
    expect(names).toEqual(['funnel.lead.x']);
  });

  it('runs the work in browsers without locks', async () => {
    expect(await withTabLock(viewWith(undefined), 'x', () => 5)).toBe(5);
  });

  it('runs the work once where the lock cannot be had', async () => {
    let runs = 0;
    const request = () => Promise.reject(new Error('no locks in this document'));
    const work = () => {
      runs++;
      return 5;
    };
    expect(await withTabLock(viewWith({ request }), 'x', work)).toBe(5);
    expect(runs).toBe(1);
  });

  it('does not repeat work that has failed under the lock', async () => {
    let runs = 0;
    const request = async (_: string, work: () => unknown) => work();
    const work = () => {
      runs++;
      throw new Error('the work');
    };
    await expect(withTabLock(viewWith({ request }), 'x', work)).rejects.toThrow('the work');
    expect(runs).toBe(1);
  });
});
