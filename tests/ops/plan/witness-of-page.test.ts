import { expect, it } from 'vitest';
import { compareVisit } from '../../../ops/explain/versus.ts';
import { compared, type Draft, type Edit, edited, read, shipped } from './plan-of-edit.ts';
import { inputOf, visitOfWitness } from './witness-visit.ts';

// The witness of a page whose own content loses something: a visitor who ends on it, or on a page that opens it in a sheet.

const without =
  (page: string, type: string): Edit =>
  ({ pages }: Draft) => {
    const { body } = pages[page];
    body.splice(
      body.findIndex((block: Draft) => block.type === type),
      1,
    );
  };
const article =
  (page: string): Edit =>
  ({ pages }: Draft) => {
    pages[page].body[0].sections[0].paragraphs[0] = '换了一段话。';
  };

/** The page of the loss, and those on which the visits of its witnesses end. */
type Case = [what: string, risk: string, page: string, ends: readonly string[] | 'others', edit: Edit];
const cases: Case[] = [
  ['a receipt', 'receipt-lost', 'fail-page', ['fail-page'], without('fail-page', 'leadReceipt')],
  ['its imprint', 'disclosure-lost', 'city', ['city'], without('city', 'legalFooter')],
  ['its login', 'login-lost', 'login', ['login'], without('login', 'form')],
  [
    'a field',
    'field-lost',
    'form-package',
    ['form-package'],
    ({ forms }: Draft) => {
      const { fields } = forms['form-package'];
      fields.splice(
        fields.findIndex(({ kind }: Draft) => kind === 'amount'),
        1,
      );
    },
  ],
  [
    'the text of a document that opens in a sheet',
    'terms-changed',
    'user-agreement',
    'others',
    article('user-agreement'),
  ],
  [
    'what only a visitor with a token sees',
    'disclosure-lost',
    'single-sign',
    ['single-sign'],
    without('single-sign', 'costs'),
  ],
];

it.each(cases)('that loses %s is a visitor whom explain shows it', (_, risk, page, ends, edit) => {
  const after = edited(shipped, edit);
  const found = compared(shipped, after).risks.filter((one) => one.risk === risk && one.page === page);
  expect(found.length).toBeGreaterThan(0);
  for (const { witness, isUnconfirmed } of found) {
    expect(witness).toMatch(/^npx funnel explain --vs HEAD /);
    expect(isUnconfirmed, witness).toBeUndefined();
    for (const config of [shipped, after]) {
      const { chain, page: shown } = visitOfWitness(config, witness);
      expect(chain.end).toBe('stay');
      if (ends !== 'others') expect(ends, witness).toContain(shown);
    }
    const sides = { before: { ...read, config: shipped }, after: { ...read, config: after } };
    const { differences } = compareVisit(sides, 'HEAD', inputOf(witness, after), 'zh');
    const fields = differences.flatMap(({ outcome }) => outcome.map(({ field }) => field));
    expect(fields, witness).toContain(`page.${page}`);
  }
});

it('of a part that is shown to nobody is the command that shows the edit', () => {
  const nobody: Edit = ({ pages }: Draft) => {
    const block = pages['fail-page'].body.find(({ type }: Draft) => type === 'leadReceipt');
    block.showWhen = { channel: '1', 'channel.blocked': true };
  };
  const base = edited(shipped, nobody);
  const after = edited(base, without('fail-page', 'leadReceipt'));
  const found = compared(base, after).risks.filter(({ risk }) => risk === 'receipt-lost');
  for (const { witness, isUnconfirmed, page } of found) {
    expect(witness).toBe('git diff HEAD -- definitions/pages/fail-page.json definitions/forms');
    expect(isUnconfirmed).toBeUndefined();
    expect(page).toBe('fail-page');
  }
  expect(found.length).toBeGreaterThan(0);
});
