import { expect, test } from 'vitest';
import { buttonPlaces, leadButtonEdits } from '../../../../console/ui/page-links/button-places.ts';
import { formEnds } from '../../../../console/ui/page-links/form-ends.ts';

const button = (label: unknown, action: object) => ({ type: 'button', id: 'b', label, action });
const home = {
  id: 'home',
  file: 'definitions/pages/home.json',
  value: {
    id: 'home',
    outcomes: ['seeList'],
    body: [
      button('看列表', { do: 'finish', outcome: 'seeList' }),
      { type: 'section', blocks: [button({ zh: '返回', en: 'Back' }, { do: 'back' })] },
      { type: 'hero', id: 'top', title: '没有动作' },
    ],
  },
};
const files: Record<string, unknown> = {
  'definitions/pages/home.json': home.value,
  'definitions/navigation.json': {
    rules: [
      { id: 'blocked', when: { 'channel.blocked': true }, go: 'err404' },
      { id: 'see-list', when: { outcome: 'seeList' }, go: 'list' },
      { id: 'see-offer-with-token', when: { outcome: 'seeOffer', 'session.token': true }, go: 'offer' },
      { id: 'see-own', when: { route: 'own' }, stay: true },
    ],
    otherwise: { stay: true },
  },
};
const contentOf = (file: string) => files[file];
const [toList, back] = buttonPlaces([home]);
if (!toList || !back) throw new Error('no buttons');

test('the buttons of pages are found at any depth, by what they say in the first language', () => {
  expect(buttonPlaces([home]).map(({ label, path }) => [label, path.join('/')])).toEqual([
    ['看列表', 'body/0/action'],
    ['返回', 'body/1/blocks/0/action'],
  ]);
});

test('a button leads to a route by an outcome that a row leads there, and its page declares it', () => {
  expect(leadButtonEdits(back, 'list', contentOf)).toEqual([
    { do: 'set', file: home.file, path: back.path, value: { do: 'finish', outcome: 'seeList' } },
  ]);
});

test('where no row leads to the route by an outcome alone, a new one does, and an outcome that nothing names any more is taken out', () => {
  expect(leadButtonEdits(toList, 'offer', contentOf)).toEqual([
    { do: 'set', file: home.file, path: toList.path, value: { do: 'finish', outcome: 'seeOffer2' } },
    { do: 'set', file: home.file, path: ['outcomes'], value: ['seeOffer2'] },
    {
      do: 'insert',
      file: 'definitions/navigation.json',
      path: ['rules', 3],
      value: { id: 'see-offer2', when: { outcome: 'seeOffer2' }, go: 'offer' },
    },
  ]);
  expect(leadButtonEdits(back, 'offer', contentOf)[1]).toMatchObject({ value: ['seeList', 'seeOffer2'] });
});

test('a row of the new outcome has a name that no row has', () => {
  expect(leadButtonEdits(back, 'own', contentOf).at(-1)).toMatchObject({
    value: { id: 'see-own-2', when: { outcome: 'seeOwn' }, go: 'own' },
  });
});

test('a result code of a form leads to a route as a button does, and keeps its codes', () => {
  const form = {
    id: 'offer',
    file: 'definitions/pages/offer.json',
    value: {
      outcomes: ['saved', 'refused'],
      body: [
        {
          type: 'form',
          id: 'application',
          form: 'offer-form',
          onResult: {
            cases: [
              { code: 200, finish: 'saved' },
              { code: 4220, show: { at: 'form', message: 'x' } },
            ],
            otherwise: { finish: 'refused' },
          },
        },
      ],
    },
  };
  const [saved, refused, others, ...more] = formEnds([form], contentOf);
  expect([saved?.codes, refused?.codes, others?.codes, more]).toEqual([['200'], ['4220'], null, []]);
  expect([saved?.isSent, refused?.isSent, refused?.message]).toEqual([true, false, 'x']);
  // What shows a message leads to a page in its place.
  expect(refused?.leadingBy('seeList')).toEqual({ code: 4220, finish: 'seeList' });
  const of = (file: string) => (file === form.file ? form.value : contentOf(file));
  expect(saved && leadButtonEdits(saved, 'list', of)).toEqual([
    {
      do: 'set',
      file: form.file,
      path: ['body', 0, 'onResult', 'cases', 0],
      value: { code: 200, finish: 'seeList' },
    },
    { do: 'set', file: form.file, path: ['outcomes'], value: ['refused', 'seeList'] },
  ]);
});
