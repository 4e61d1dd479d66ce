import { expect } from 'vitest';
import { longestWait } from '../../harness/longest-wait.ts';

/** Waits until the value read equals the expected one; concurrent tests cannot use vitest's `expect.poll`. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const began = Date.now();
  let actual = await read();
  while (JSON.stringify(actual) !== JSON.stringify(expected) && Date.now() - began < longestWait) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    actual = await read();
  }
  expect(actual).toEqual(expected);
}
