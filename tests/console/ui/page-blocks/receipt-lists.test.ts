import { expect, test } from 'vitest';
import { withReceiptOf } from '../../../../console/ui/page-blocks/receipt-lists.ts';

test('a page that is made for a form tells its receipt alone', () => {
  const page = {
    id: 'thanks',
    body: [{ type: 'section', blocks: [{ type: 'leadReceipt', forms: ['a', 'b'], none: [] }] }],
  };
  expect(withReceiptOf(page, 'spring-form')).toEqual({
    id: 'thanks',
    body: [{ type: 'section', blocks: [{ type: 'leadReceipt', forms: ['spring-form'], none: [] }] }],
  });
});
