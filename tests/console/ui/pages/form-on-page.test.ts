import { expect, test } from 'vitest';
import type { Edit } from '../../../../console/edits/edit.ts';
import { EditBuffer } from '../../../../console/edits/edit-buffer.ts';
import type { Definition } from '../../../../console/ui/pages/definition-files.ts';
import {
  type FormSource,
  formBlock,
  putOnPageEdits,
  receiptBlock,
  receiptEdits,
  withFormBlock,
} from '../../../../console/ui/pages/form-on-page.ts';
import { usualValues } from '../../../../console/ui/schema-values/usual-values.ts';
import { fileSchema } from '../../../../ops/wording/file-schema.ts';

const page = (id: string, body: object[], outcomes: string[]): Definition => ({
  id,
  file: `definitions/pages/${id}.json`,
  value: { id, outcomes, body },
});
const form = (id: string, endpoint: string, fields: string[]): Definition => ({
  id,
  file: `definitions/forms/${id}.json`,
  value: { id, endpoint, fields: fields.map((one) => ({ kind: 'text', id: one })) },
});
const block = (id: string, shown: string, outcome: string, at: string) => ({
  type: 'form',
  id,
  form: shown,
  onResult: {
    cases: [
      { code: 200, finish: outcome },
      { code: 4220, show: { at, message: 'form.refused' } },
    ],
    otherwise: { show: { at: 'form', message: 'api.other' } },
  },
});
const footer = { type: 'legalFooter', id: 'footer' };
const loans = page(
  'loans',
  [{ type: 'section', blocks: [block('ask', 'loan', 'carSaved', 'plate')] }, footer],
  ['carSaved'],
);
const cars = page('cars', [block('ask', 'car', 'carSaved', 'plate'), footer], ['carSaved']);
const offer = page('offer', [block('ask', 'wish', 'saved', 'name'), footer], ['saved', 'more']);
const questions = page('questions', [block('ask', 'question', 'asked', 'form')], ['asked']);
const blank = page('blank', [{ type: 'hero', id: 'top' }, footer], []);
const pages = [loans, cars, offer, questions, blank];
const made = form('made', 'save', ['name']);
const forms = [
  form('loan', 'save', ['plate']),
  form('car', 'save', ['plate']),
  form('wish', 'save', ['name']),
  form('question', 'ask', []),
  made,
];
const schema = fileSchema('definitions/pages/x.json');
if (!schema) throw new Error('no schema of pages');
const source: FormSource = {
  pages,
  forms,
  schema,
  navigation: {
    rules: [
      { id: 'saved', when: { outcome: 'saved' }, go: 'success' },
      { id: 'cars', when: { outcome: 'carSaved', route: 'cars' }, go: 'result' },
    ],
  },
};
const scope = () => ({
  ids: () => [],
  outcomes: [],
  answers: [],
  names: null,
  usual: usualValues(
    pages.map(({ value }) => value),
    'type',
  ),
  takenIds: new Set<string>(),
});
const afterEdits = ({ value }: Definition, edits: readonly Edit[]) => {
  const buffer = new EditBuffer(JSON.stringify(value));
  for (const edit of edits) buffer.apply(edit);
  return JSON.parse(buffer.text) as { outcomes: string[]; body: { id?: string; form?: string }[] };
};

test('a form on a new page ends as forms of the same call do, by an outcome that leads somewhere from every page', () => {
  expect(formBlock(made, source, scope())).toEqual({ ...block('form', 'made', 'saved', 'name') });
});

test('a form ends on a further page as on the page that has it', () => {
  const car = forms[1] ?? made;
  expect(formBlock(car, source, scope())).toEqual(block('form', 'car', 'carSaved', 'plate'));
});

test('a message at a field that the form lacks is shown for the whole form', () => {
  const bare = form('bare', 'save', []);
  expect(formBlock(bare, { ...source, forms: [...forms, bare] }, scope()).onResult).toMatchObject({
    cases: [{ code: 200 }, { code: 4220, show: { at: 'form' } }],
  });
});

test('a form whose call no other one makes gets the smallest reactions that the schema accepts', () => {
  const alone = form('alone', 'nobody', []);
  const own = formBlock(alone, { ...source, forms: [...forms, alone] }, scope());
  expect(own).toMatchObject({ type: 'form', id: 'form', form: 'alone' });
  expect(Object.keys(own.onResult as object)).toEqual(['cases', 'otherwise']);
});

test('a form is put before the footer of a page, which declares its outcome', () => {
  const { edits, at } = putOnPageEdits(blank, formBlock(made, source, scope()));
  const { body, outcomes } = afterEdits(blank, edits);
  expect([at, body.map(({ id }) => id), outcomes]).toEqual([1, ['top', 'form', 'footer'], ['saved']]);
  // Declared already, it is not declared twice.
  const again = afterEdits(offer, putOnPageEdits(offer, formBlock(made, source, scope())).edits);
  expect(again.outcomes).toEqual(['saved', 'more']);
});

test('the pages that tell the receipt of a form with the same outcomes tell that of the new one', () => {
  const thanks = page('thanks', [{ type: 'leadReceipt', id: 'told', forms: ['loan', 'wish'], none: [] }], []);
  const other = page('other', [{ type: 'leadReceipt', id: 'told', forms: ['loan'], none: [] }], []);
  const all = { ...source, pages: [...pages, thanks, other] };
  const lead = { ...made, value: { ...(made.value as object), receipt: { title: '已收到' } } };
  expect(receiptEdits(lead, all)).toEqual([
    { do: 'insert', file: thanks.file, path: ['body', 0, 'forms', 2], value: 'made' },
  ]);
  // Without texts of a receipt there is nothing to tell.
  expect(receiptEdits(made, all)).toEqual([]);
});

test('on a page that is made, a form takes the place of its only form, with the outcomes of that one', () => {
  const own = formBlock(made, source, scope());
  expect(withFormBlock(loans.value as never, own)).toEqual({
    id: 'loans',
    outcomes: ['saved'],
    body: [{ type: 'section', blocks: [{ ...own, id: 'ask' }] }, footer],
  });
  expect(withFormBlock(blank.value as never, own)).toEqual({
    id: 'blank',
    outcomes: ['saved'],
    body: [{ type: 'hero', id: 'top' }, own, footer],
  });
  const two = {
    id: 'two',
    outcomes: [],
    body: [block('a', 'loan', 'x', 'form'), block('b', 'car', 'y', 'form')],
  };
  expect((withFormBlock(two, own).body as unknown[]).length).toBe(3);
});

test('a form after which visitors stay brings the block that tells its receipt, once, with ids of its own', () => {
  const staying = {
    ...block('ask', 'question', 'asked', 'form'),
    onResult: { cases: [{ code: 200, stay: 'sent' }], otherwise: { show: { at: 'form', message: 'm' } } },
  };
  const receipt = { type: 'leadReceipt', id: 'told', forms: ['question'], accepted: [] };
  const hidden = { ...receipt, id: 'hidden', showWhen: { wechat: true } };
  const help = page('help', [hidden, staying, receipt, footer], []);
  const copy = {
    ...form('copy', 'ask', []),
    value: { id: 'copy', endpoint: 'ask', fields: [], receipt: {} },
  };
  const own = { ...source, pages: [help, blank], forms: [...forms, copy] };
  const made = formBlock(copy, own, scope());
  const taken = { ...scope(), takenIds: new Set(['told']) };
  const told = receiptBlock(copy, made, blank.value, own, taken);
  expect(told).toEqual({ ...receipt, id: 'told-2', forms: ['copy'] });
  expect(putOnPageEdits(blank, made, told).edits).toEqual([
    { do: 'insert', file: blank.file, path: ['body', 1], value: made },
    { do: 'insert', file: blank.file, path: ['body', 2], value: told },
  ]);
  const whole = withFormBlock(blank.value as Record<string, unknown>, made, told);
  expect(whole.body).toEqual([{ type: 'hero', id: 'top' }, made, told, footer]);
  expect(receiptBlock(copy, made, whole, own, taken)).toBeNull();
  // One that leads on tells it there.
  expect(receiptBlock(copy, block('ask', 'copy', 'asked', 'form'), blank.value, own, taken)).toBeNull();
});
