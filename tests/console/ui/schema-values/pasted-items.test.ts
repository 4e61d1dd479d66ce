import { expect, test } from 'vitest';
import { pasteColumns, pastedItems } from '../../../../console/ui/schema-values/pasted-items.ts';
import type { SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { fieldSchemas } from '../../../../schemas/page/field.ts';

const option = fieldSchemas.choice.properties.options.items as unknown as SchemaNode;

test('options are pasted from a spreadsheet, a row each: value and text, or one for both', () => {
  const columns = pasteColumns(option);
  expect(columns).toEqual(['value', 'label']);
  expect(pastedItems('3\t3 期\r\n6\t6 期\r\n\r\n12 期\r\n', columns ?? [])).toEqual([
    { value: '3', label: '3 期' },
    { value: '6', label: '6 期' },
    { value: '12 期', label: '12 期' },
  ]);
});

test('a list of texts takes the first cell of each row', () => {
  expect(pasteColumns({ type: 'string' })).toEqual([]);
  expect(pastedItems('一\t二\n三', [])).toEqual(['一', '三']);
});

test('blocks and lists of numbers are not pasted as rows', () => {
  expect(pasteColumns({ type: 'integer' })).toBe(null);
  expect(
    pasteColumns({
      type: 'object',
      required: ['blocks'],
      properties: { blocks: { type: 'array', items: {} } },
    }),
  ).toBe(null);
});
