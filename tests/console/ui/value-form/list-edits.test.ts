import { expect, test } from 'vitest';
import { indexAfter } from '../../../../console/ui/value-form/list-edits.ts';

const letters = ['a', 'b', 'c', 'd'];

test('an item is found where it stands after another one was moved or taken out', () => {
  for (const from of letters.keys()) {
    const others = letters.filter((_, at) => at !== from);
    for (const to of [null, ...letters.keys()]) {
      const after = to === null ? others : others.toSpliced(to, 0, letters[from] ?? '');
      for (const [index, letter] of letters.entries()) {
        const found = after.indexOf(letter);
        expect(indexAfter(index, from, to), `${letter} after ${from} → ${to}`).toBe(
          found === -1 ? null : found,
        );
      }
    }
  }
});
