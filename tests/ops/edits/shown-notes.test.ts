import { expect, it } from 'vitest';
import { pageDifferences } from '../../../ops/edits/page-differences.ts';
import { config } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;

const differencesAfter = (edit: (config: Draft) => void) => {
  const draft = structuredClone(config) as Draft;
  edit(draft);
  return [...pageDifferences(config, draft)];
};

it('the note of a block is a text of the page', () => {
  const found = differencesAfter(({ pages }) => {
    pages['loan-calculator'].body.find(({ type }: Draft) => type === 'calculator').note = 'Not binding.';
  });
  expect(found).toEqual([
    ['loan-calculator', [expect.objectContaining({ what: 'text', after: 'Not binding.' })]],
  ]);
});

it('the note of a page and of a form is for colleagues', () => {
  const found = differencesAfter(({ pages, forms }) => {
    pages['loan-calculator'].note = 'x';
    forms['form-package'].note = 'x';
  });
  expect(found).toEqual([]);
});
