import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPolyfills } from '../../renderer/boot/polyfills.ts';

const owners: [object, string][] = [
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [String.prototype, 'replaceAll'],
  [Object, 'hasOwn'],
];
const native = owners.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
function restore(): void {
  for (const [at, [owner, name]] of owners.entries())
    Object.defineProperty(owner, name, native[at] as PropertyDescriptor);
}
/** What the browser's own functions answer, and ours. */
function both(ask: () => unknown): [unknown, unknown] {
  const ours = ask();
  restore();
  return [ours, ask()];
}

describe('FLT-29: the functions that old phones lack', () => {
  beforeEach(() => {
    for (const [owner, name] of owners) Reflect.deleteProperty(owner, name);
    addPolyfills();
  });
  afterEach(restore);

  it.each<[string, () => unknown]>([
    ['the last of a list', () => [1, 2, 3].at(-1)],
    ['the first of none', () => [].at(0)],
    ['the last letter', () => 'abc'.at(-1)],
    ['a place that is none', () => ['abc'.at(7), [1].at(-2)]],
    ['all of one word', () => 'a.b.c'.replaceAll('.', '-')],
    ['the word itself, in what it becomes', () => 'a.b'.replaceAll('.', '[$&]')],
    ['each by its place', () => 'x-x'.replaceAll('x', (_, at) => String(at))],
    ['what a pattern finds', () => '%2F%2f'.replaceAll(/%2f/gi, '/')],
    ['an empty word', () => 'ab'.replaceAll('', '.')],
    ['a key of its own', () => [Object.hasOwn({ a: undefined }, 'a'), Object.hasOwn({}, 'toString')]],
  ])('answer %s as the browser’s own do', (_, ask) => {
    const [ours, theirs] = both(ask);
    expect(ours).toEqual(theirs);
  });

  it('are not found by a loop over what a list holds', () => {
    const found: string[] = [];
    for (const key in ['a']) found.push(key);
    expect(found).toEqual(['0']);
  });
});
