import { describe, expect, it } from 'vitest';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, firstOf } from '../../journeys/harness/matrix.ts';
import { compared, type Draft, type Edit, edited, shipped } from './plan-of-edit.ts';

// What a page can lose while another block, consent or form of it still looks as if nothing was lost.

const risksOf = (edit: Edit): string[] =>
  compared(shipped, edited(shipped, edit)).risks.map(
    ({ risk, before, after }) => `${risk}: ${before} → ${after}`,
  );

/** Every list of blocks of a page. */
const listsOf = ({ body }: Draft): Draft[][] => [
  body,
  ...body.flatMap((block: Draft) => [
    block.blocks ?? [],
    ...(block.tabs ?? []).map((tab: Draft) => tab.blocks),
  ]),
];
const removeFirst = (page: Draft, type: string) => {
  const list = listsOf(page).find((blocks) => blocks.some((block) => block.type === type)) ?? [];
  list.splice(
    list.findIndex((block) => block.type === type),
    1,
  );
};
const field = (form: Draft, id: string) => form.fields.find((one: Draft) => one.id === id);

const losses: [string, string, Edit][] = [
  [
    'a consent for those whose answers no longer ask for it',
    'consent-removed: form-package agreeSharing 单独同意：向贷款机构提供信息 → form-package -',
    ({ forms }) => {
      field(forms['form-package'], 'agreeSharing').showWhenAnswers = { term: '12' };
    },
  ],
  [
    'the login of a form that is still there',
    'login-lost: form-package-app form-package-app → form-package-app',
    ({ forms }) => {
      delete forms['form-package-app'].logIn;
    },
  ],
  [
    'a document of a consent, which another consent links to',
    'agreement-lost: carloan privacy-policy → carloan',
    ({ forms }) => {
      const consent = field(forms.carloan, 'agreeTerms');
      consent.links = consent.links.filter(({ page }: Draft) => page !== 'privacy-policy');
    },
  ],
  [
    'one of two tables of costs',
    'disclosure-lost: carloan-app costs, costs.rows → carloan-app',
    ({ pages }) => removeFirst(pages['carloan-app'], 'costs'),
  ],
  [
    'a row of costs',
    'disclosure-lost: login costs.rows → login',
    ({ pages }) => {
      const costs = listsOf(pages.login)
        .flat()
        .find(({ type }) => type === 'costs');
      costs.rows.pop();
    },
  ],
  [
    'the list of third parties',
    'disclosure-lost: third-parties trackers → third-parties',
    ({ pages }) => removeFirst(pages['third-parties'], 'trackers'),
  ],
  [
    'the text of a document',
    'disclosure-lost: privacy-policy article → privacy-policy',
    ({ pages }) => removeFirst(pages['privacy-policy'], 'article'),
  ],
  [
    'the imprint of an error page',
    'disclosure-lost: empty legalFooter → empty',
    ({ pages }) => removeFirst(pages.empty, 'legalFooter'),
  ],
  [
    'a form whose answers another block still shows',
    'form-lost: car-valuation car-valuation → car-valuation',
    ({ pages }) => removeFirst(pages['car-valuation'], 'form'),
  ],
  [
    'the receiver of a form that is no lead',
    'lead-elsewhere: car-valuation carValuation → car-valuation userSave',
    ({ forms }) => {
      forms['car-valuation'].endpoint = 'userSave';
    },
  ],
];

describe('a plan names as a risk', () => {
  it.each(
    casesOfRun(
      losses,
      firstOf(([, risk]) => risk.split(':')[0]),
    ),
  )('the loss of %s', (_, risk, edit) => {
    expect(risksOf(edit)).toEqual(expect.arrayContaining([risk]));
  });

  inNpmTest('and not the loss of what stands elsewhere on the page', () => {
    const moved = risksOf(({ pages }) => {
      pages['carloan-app'].body.reverse();
    });
    expect(moved).toEqual([]);
  });
});
