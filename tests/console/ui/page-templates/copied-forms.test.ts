import { expect, test } from 'vitest';
import {
  formsShownBy,
  idsOfCopies,
  receiptsOfCopies,
  withForms,
} from '../../../../console/ui/page-templates/copied-forms.ts';

const definition = (id: string, value: object = {}) => ({ id, file: `definitions/x/${id}.json`, value });
const forms = ['ask', 'login', 'spring-form'].map((id) => definition(id));
const page = {
  id: 'offer',
  answers: [{ form: 'ask', field: 'name', fallback: '您' }],
  body: [
    { type: 'section', id: 'card', blocks: [{ type: 'form', id: 'own', form: 'ask', onResult: {} }] },
    { type: 'leadReceipt', id: 'told', forms: ['login', 'ask'], accepted: [], refused: [] },
    { type: 'notice', id: 'ask', text: 'ask' },
  ],
};

test('a copied page shows copies of its forms, tells their receipts and their answers, and keeps every other text', () => {
  expect(formsShownBy(page, forms)).toEqual(['ask']);
  const copies = idsOfCopies(['ask'], 'spring', forms);
  // spring-form is there already.
  expect([...copies]).toEqual([['ask', 'spring-form-2']]);
  expect(withForms(page, copies)).toEqual({
    id: 'offer',
    answers: [{ form: 'spring-form-2', field: 'name', fallback: '您' }],
    body: [
      {
        type: 'section',
        id: 'card',
        blocks: [{ type: 'form', id: 'own', form: 'spring-form-2', onResult: {} }],
      },
      { type: 'leadReceipt', id: 'told', forms: ['login', 'spring-form-2'], accepted: [], refused: [] },
      { type: 'notice', id: 'ask', text: 'ask' },
    ],
  });
  expect(withForms(page, new Map())).toEqual(page);
});

test('pages that tell the receipt of a form tell that of its copy, once', () => {
  const thanks = definition('thanks', {
    body: [{ type: 'leadReceipt', id: 'told', forms: ['ask', 'login'] }],
  });
  expect(receiptsOfCopies([thanks, definition('other')], new Map([['ask', 'spring-form']]))).toEqual([
    { do: 'insert', file: thanks.file, path: ['body', 0, 'forms', 2], value: 'spring-form' },
  ]);
});
