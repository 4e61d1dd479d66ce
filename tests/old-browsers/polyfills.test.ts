import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPolyfills } from '../../renderer/boot/polyfills.ts';

const owners: [object, string][] = [
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [String.prototype, 'replaceAll'],
  [Object, 'hasOwn'],
];
const nativeDescriptors = owners.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
function restore(): void {
  for (const [at, [owner, name]] of owners.entries())
    Object.defineProperty(owner, name, nativeDescriptors[at] as PropertyDescriptor);
}
/** The result with our polyfills, then with the native functions. */
function both(run: () => unknown): [unknown, unknown] {
  const ours = run();
  restore();
  return [ours, run()];
}

describe('FLT-29: the polyfills of functions that old browsers lack', () => {
  beforeEach(() => {
    for (const [owner, name] of owners) Reflect.deleteProperty(owner, name);
    addPolyfills();
  });
  afterEach(restore);

  it.each<[string, () => unknown]>([
    ['the last element of an array', () => [1, 2, 3].at(-1)],
    ['the first element of an empty array', () => [].at(0)],
    ['the last character', () => 'abc'.at(-1)],
    ['an index out of range', () => ['abc'.at(7), [1].at(-2)]],
    ['every occurrence of a string', () => 'a.b.c'.replaceAll('.', '-')],
    ['$& in the replacement', () => 'a.b'.replaceAll('.', '[$&]')],
    ['a replacement function', () => 'x-x'.replaceAll('x', (_, at) => String(at))],
    ['a regular expression', () => '%2F%2f'.replaceAll(/%2f/gi, '/')],
    ['an empty string', () => 'ab'.replaceAll('', '.')],
    ['an own key', () => [Object.hasOwn({ a: undefined }, 'a'), Object.hasOwn({}, 'toString')]],
  ])('return the same as the native functions: %s', (_, run) => {
    const [ours, native] = both(run);
    expect(ours).toEqual(native);
  });

  it('are not enumerable', () => {
    const found: string[] = [];
    for (const key in ['a']) found.push(key);
    expect(found).toEqual(['0']);
  });
});
