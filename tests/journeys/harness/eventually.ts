import { expect } from 'vitest';

const mostMs = 60_000;

/** Waits until the value read equals the expected one; concurrent tests cannot use vitest's `expect.poll`. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const began = Date.now();
  let actual = await read();
  while (JSON.stringify(actual) !== JSON.stringify(expected) && Date.now() - began < mostMs) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    actual = await read();
  }
  expect(actual).toEqual(expected);
}
