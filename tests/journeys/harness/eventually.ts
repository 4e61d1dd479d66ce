import { expect } from 'vitest';

const mostMs = 60_000;

/** Waits until what is read equals what is wanted; vitest's `expect.poll` cannot be used by tests that run at once. */
export async function eventually<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  const began = Date.now();
  let seen = await read();
  while (JSON.stringify(seen) !== JSON.stringify(wanted) && Date.now() - began < mostMs) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen = await read();
  }
  expect(seen).toEqual(wanted);
}
