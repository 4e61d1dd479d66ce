import { afterAll, describe, expect, it } from 'vitest';
import type { Draft } from '../plan/plan-of-edit.ts';
import { type FileEdit, findingsOf, removeExamples } from '../plan/plan-of-example.ts';

afterAll(removeExamples);

// What each profile asks for, written from the requirements: R-PROD 3, PIPL 14, 23, 29, the annual rate of loans, GDPR 6.

const brand =
  (edit: (brand: Draft) => void): FileEdit =>
  ({ json }) =>
    json('brands.json', ({ brands }) => edit(Object.values(brands)[0]));
const under =
  (law: string): FileEdit =>
  ({ json }) =>
    json('definitions/site.json', (site) => {
      site.law = law;
    });
const quote =
  (edit: (form: Draft) => void): FileEdit =>
  ({ json }) =>
    json('definitions/forms/quote.json', edit);
const start =
  (edit: (body: Draft) => void): FileEdit =>
  ({ json }) =>
    json('definitions/pages/start.json', ({ body }) => edit(body));

/** The example of a broker, as a loan under its profile: with what that asks for. */
const loan: FileEdit = (files) => {
  under('loan-cn')(files);
  brand((one) => {
    one.annualRate = '7.2%–24%';
  })(files);
  quote((form) => {
    form.fields.push({ ...form.fields.at(-1), id: 'agreeLenders' });
    form.steps[1].fields.push('agreeLenders');
  })(files);
};
const idCard = quote((form) => {
  form.fields.splice(4, 0, { kind: 'idCard', id: 'card', label: '身份证', consentField: 'agree' });
  form.steps[1].fields.unshift('card');
});
const without = (key: string) =>
  brand((one) => {
    delete one[key];
  });
const withoutFooter = start((body) => body.pop());
const withdrawBy = (text: string) =>
  quote(({ receipt }) => {
    receipt.withdraw = text;
  });
/** A page about data of the config's own. */
const privacy =
  (blocks: object[]): FileEdit =>
  ({ json }) =>
    json('definitions/pages/privacy.json', (page) => {
      const notice = { type: 'notice', id: 'who', tone: 'info', text: '我们只用来报价。' };
      Object.assign(page, { id: 'privacy', outcomes: [], body: [notice, ...blocks] });
    });
const photoFirst: FileEdit = ({ json }) =>
  json('definitions/forms/claim.json', ({ fields }) => {
    const at = fields.findIndex(({ kind }: Draft) => kind === 'consent');
    fields.push(...fields.splice(at, 1));
  });
const optionalConsent = quote(({ fields }) => {
  fields.at(-1).optional = true;
});

const ofBrand = 'law-profile brands.json#/brands/xiaoman';
const ofEntry = 'law-profile definitions/pages/start.json#/body';
const ofConsents = 'consent-too-few definitions/forms/quote.json#/fields';

describe('a config that lacks one thing that its profile of law asks for has one finding', () => {
  it.each<[string, string, FileEdit[], string]>([
    ['lead-cn', 'the registration number', [without('icp')], ofBrand],
    ['lead-cn', 'the telephone for complaints', [without('complaintPhone')], ofBrand],
    ['lead-cn', 'the footer of an entry page', [withoutFooter], ofEntry],
    ['lead-cn', 'a consent of its own for an identity card', [idCard], ofConsents],
    ['loan-cn', 'the registration number', [loan, without('icp')], ofBrand],
    ['loan-cn', 'the annual rate', [loan, without('annualRate')], ofBrand],
    ['loan-cn', 'the telephone for complaints', [loan, without('complaintPhone')], ofBrand],
    ['loan-cn', 'the footer of an entry page', [loan, withoutFooter], ofEntry],
    [
      'loan-cn',
      'a consent of its own for lenders',
      [
        loan,
        quote((form) => {
          form.fields.pop();
          form.steps[1].fields.pop();
        }),
      ],
      ofConsents,
    ],
    ['eu', 'a privacy contact', [under('eu'), without('complaintPhone')], ofBrand],
    [
      'eu',
      'a privacy contact on the page to which the consent leads, whatever other pages name',
      [
        under('eu'),
        without('complaintPhone'),
        privacy([]),
        start((body) =>
          body.push({ type: 'notice', id: 'mail', tone: 'info', text: 'shop@xiaoman.example' }),
        ),
      ],
      ofBrand,
    ],
  ])('%s: %s', (_, __, edits, finding) => {
    expect(findingsOf('cafe-insurance', ...edits)).toEqual([finding]);
  });

  it.each(['eu', 'lead-cn', 'loan-cn'])('%s: a consent above photos', (law) => {
    const found = findingsOf('damage-report', under(law), photoFirst);
    expect(found.filter((one) => one.startsWith('photo-'))).toEqual([
      'photo-before-consent definitions/forms/claim.json#/fields/2/kind',
    ]);
  });

  it.each(['lead-cn', 'eu', 'none'])('%s: nothing that only a loan may have', (law) => {
    const rate = brand((one) => {
      one.annualRate = '7.2%';
    });
    expect(findingsOf('cafe-insurance', under(law), rate)).toEqual([
      'law-profile definitions/site.json#/law',
    ]);
  });

  it.each(['lead-cn', 'eu', 'none'])('%s: a consent that must be ticked', (law) => {
    expect(findingsOf('cafe-insurance', under(law), optionalConsent)).toEqual([
      'consent-missing definitions/forms/quote.json#/fields/4/kind',
    ]);
  });
});

describe('what another profile asks for is no finding', () => {
  it.each<[string, string, string, FileEdit[]]>([
    ['loan-cn', 'a loan with all of it', 'cafe-insurance', [loan]],
    [
      'eu',
      'no registration number and no footer',
      'cafe-insurance',
      [under('eu'), without('icp'), withoutFooter],
    ],
    ['eu', 'one consent for an identity card, too', 'cafe-insurance', [under('eu'), idCard]],
    [
      'eu',
      'an address of mail on the page about data instead of a telephone',
      'cafe-insurance',
      [under('eu'), without('complaintPhone'), withdrawBy('不需要报价的，请写信到 data@xiaoman.example。')],
    ],
    [
      'eu',
      'a form on it',
      'cafe-insurance',
      [
        under('eu'),
        without('complaintPhone'),
        privacy([
          {
            type: 'button',
            id: 'ask',
            label: '提问',
            tone: 'primary',
            action: { do: 'openPage', page: 'quote' },
          },
        ]),
      ],
    ],
    ['none', 'no telephone', 'cafe-insurance', [under('none'), without('complaintPhone'), without('icp')]],
    ['none', 'a photo above the consent', 'damage-report', [under('none'), photoFirst]],
  ])('%s: %s', (_, __, example, edits) => {
    expect(findingsOf(example, ...edits)).toEqual([]);
  });
});

describe('what only some visitors are shown', () => {
  const footer = (edit: (footer: Draft, body: Draft[]) => void) => start((body) => edit(body.at(-1), body));
  const into = (around: (footer: Draft) => object) =>
    start((body) => {
      body.push(around(body.pop()));
    });
  const other = { type: 'brandBar', id: 'other' };
  const tabs = (...blocks: Draft[]) => ({
    type: 'tabs',
    id: 'tabs',
    tabs: blocks.map((block, at) => ({ label: `${at}`, blocks: [block] })),
  });
  it.each<[string, FileEdit]>([
    [
      'with a condition',
      footer((one) => {
        one.showWhen = { 'session.token': true };
      }),
    ],
    [
      'in a section with a condition',
      into((one) => ({
        type: 'section',
        id: 'box',
        title: '说明',
        blocks: [one],
        showWhen: { 'channel.relogin': true },
      })),
    ],
    [
      'behind a press',
      into((one) => ({ type: 'popup', id: 'more', label: '更多', title: '更多', blocks: [one] })),
    ],
    ['in another tab', into((one) => tabs(other, one))],
  ])('is no footer of an entry page: %s', (_, edit) => {
    expect(findingsOf('cafe-insurance', edit)).toEqual([ofEntry]);
  });

  it.each<[string, FileEdit]>([
    [
      'as two that leave nobody out',
      footer((one, body) => {
        body.push({ ...one, id: 'other', showWhen: { 'session.token': false } });
        one.showWhen = { 'session.token': true };
      }),
    ],
    ['in a section', into((one) => ({ type: 'section', id: 'box', title: '说明', blocks: [one] }))],
    ['in the first tab', into((one) => tabs(one, other))],
  ])('is one: %s', (_, edit) => {
    expect(findingsOf('cafe-insurance', edit)).toEqual([]);
  });

  /** A second consent, and the conditions of both. */
  const consents = (one: object, second?: object) =>
    quote((form) => {
      const consent = form.fields.at(-1);
      if (second) {
        form.fields.push({ ...consent, ...second, id: 'agreeToo' });
        form.steps[1].fields.push('agreeToo');
      }
      Object.assign(consent, one);
    });
  const when = (showWhenAnswers: object) => ({ showWhenAnswers });
  const small = { squareMetres: { lessThan: 100 } };

  it.each<[string, FileEdit]>([
    ['one answer', consents(when({ trade: 'cafe' }))],
    [
      'some answers, and another one others',
      consents(when({ trade: ['cafe', 'retail'] }), when({ trade: 'beauty' })),
    ],
    ['sizes that leave one out', consents(when(small), when({ squareMetres: { moreThan: 100 } }))],
  ])('is no consent: that of %s', (_, edit) => {
    expect(findingsOf('cafe-insurance', edit)).toEqual([
      'consent-missing definitions/forms/quote.json#/fields/4/kind',
    ]);
  });

  it.each<[string, FileEdit]>([
    [
      'who are not logged in: the others have agreed when they were',
      consents({ showWhen: { 'session.token': false } }),
    ],
    [
      'of some answers and of all others',
      consents(when({ trade: 'cafe' }), when({ trade: { not: 'cafe' } })),
    ],
    ['of sizes that meet', consents(when(small), when({ squareMetres: { atLeast: 100 } }))],
  ])('is one: those %s', (_, edit) => {
    expect(findingsOf('cafe-insurance', edit)).toEqual([]);
  });
});
