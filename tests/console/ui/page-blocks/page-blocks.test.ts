import { expect, test } from 'vitest';
import { outcomeEdits, placeOfNewBlock } from '../../../../console/ui/page-blocks/page-blocks.ts';

const file = 'definitions/pages/x.json';
const button = (outcome: string) => ({ type: 'button', id: 'b', action: { do: 'finish', outcome } });

test('a block that nobody has placed goes before the footer, and to the end of a page without one', () => {
  expect(placeOfNewBlock({ body: [{ type: 'hero' }, { type: 'legalFooter' }] })).toBe(1);
  expect(placeOfNewBlock({ body: [{ type: 'hero' }] })).toBe(1);
  expect(placeOfNewBlock({})).toBe(0);
});

test('a page declares the outcomes of what is put into it, at any depth, once and after its own', () => {
  expect(
    outcomeEdits(file, { outcomes: ['a'] }, [{ blocks: [button('b'), button('b'), button('a')] }]),
  ).toEqual([{ do: 'set', file, path: ['outcomes'], value: ['a', 'b'] }]);
  expect(outcomeEdits(file, { outcomes: ['a'] }, [button('a'), { type: 'hero' }])).toEqual([]);
});
