import { expect, test } from 'vitest';
import { addsReceipt, formEnds, leadEndEdits } from '../../../../console/ui/page-links/form-ends.ts';

const offer = {
  id: 'offer',
  file: 'definitions/pages/offer.json',
  value: {
    outcomes: ['saved'],
    body: [
      {
        type: 'form',
        id: 'ask',
        form: 'offer',
        onResult: { cases: [{ code: 200, finish: 'saved' }], otherwise: { finish: 'saved' } },
      },
    ],
  },
};
const filesWith = (form: object): Record<string, unknown> => ({
  [offer.file]: offer.value,
  'definitions/forms/offer.json': form,
  'definitions/pages/plain.json': {
    body: [
      { type: 'hero', id: 'receipt' },
      { type: 'legalFooter', id: 'legal' },
    ],
  },
  'definitions/pages/told.json': { body: [{ type: 'leadReceipt', id: 'receipt', forms: ['other'] }] },
  'definitions/routes.json': { routes: { plain: { page: 'plain' }, told: { page: 'told' } } },
  'definitions/navigation.json': { rules: [{ id: 'plain', when: { outcome: 'seePlain' }, go: 'plain' }] },
});
const files = filesWith({ endpoint: 'save', receipt: {} });
const contentOf = (file: string) => files[file];
const [sent, others] = formEnds([offer], contentOf);
if (!sent || !others) throw new Error('no ends');

test('a page without a receipt that a form leads to gets one before its footer, in the same step', () => {
  for (const end of [sent, others]) {
    expect(addsReceipt(end, 'plain', contentOf)).toBe(true);
    expect(leadEndEdits(end, 'plain', contentOf)[0]).toMatchObject({
      do: 'insert',
      file: 'definitions/pages/plain.json',
      path: ['body', 1],
      value: { type: 'leadReceipt', id: 'receipt-2', forms: ['offer'] },
    });
  }
});

test('a page that tells receipts tells that of the form, too; a destination table and a form without a receipt need none', () => {
  expect(addsReceipt(sent, 'told', contentOf)).toBe(false);
  expect(leadEndEdits(sent, 'told', contentOf)[0]).toMatchObject({
    path: ['body', 0, 'forms', 1],
    value: 'offer',
  });
  expect(leadEndEdits(sent, 'success', contentOf).every(({ file }) => !file.includes('told'))).toBe(true);
  const bare = filesWith({ endpoint: 'save' });
  expect(addsReceipt(sent, 'plain', (file) => bare[file])).toBe(false);
});
