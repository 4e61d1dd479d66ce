import { expect } from 'vitest';

const mostMs = 60_000;

/** Waits until the value read equals the expected one; concurrent tests cannot use vitest's `expect.poll`. */
export async function eventually<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  const began = Date.now();
  let seen = await read();
  while (JSON.stringify(seen) !== JSON.stringify(wanted) && Date.now() - began < mostMs) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen = await read();
  }
  expect(seen).toEqual(wanted);
}
