import { describe, expect, it } from 'vitest';
import { leafBlocksOf } from '../../../ops/config/leaf-blocks.ts';
import { receiptsOn } from '../../../ops/edits/page-blocks.ts';
import { pageDifferences } from '../../../ops/edits/page-differences.ts';
import { pagesShowing } from '../../../ops/edits/pages-showing.ts';
import type { Config, PageSchema } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;

function changed(edit: (config: Draft) => void): Config {
  const draft = structuredClone(config) as Draft;
  edit(draft);
  return draft;
}
const loanDestinations = [
  'download-page',
  'download-page-1',
  'fail-loading',
  'fail-page',
  'gongzhonghao',
  // No row leads there; it tells by the same block.
  'ks-fail-marketplace',
  'p4-list-download',
  'success-download',
  'success-loading',
];

describe('the receipt of a form', () => {
  it('is a part of its own page and of the pages that tell of the form', () => {
    const after = changed(({ forms }) => {
      forms['form-package'].receipt.next = 'Nobody calls.';
    });
    const found = pageDifferences(config, after);
    expect([...found.keys()].sort()).toEqual([...loanDestinations, 'form-package'].sort());
    for (const differences of found.values())
      expect(differences).toEqual([expect.objectContaining({ what: 'text', after: 'Nobody calls.' })]);
  });

  it('alone is what those pages have of the form', () => {
    const after = changed(({ forms }) => {
      forms['form-package'].submitLabel = 'Send';
    });
    expect([...pageDifferences(config, after).keys()]).toEqual(['form-package']);
  });

  it('opens the page about the withdrawal on each of them', () => {
    const showing = pagesShowing(config, 'information-sharing');
    for (const page of loanDestinations) expect(showing).toContain(page);
  });

  it('is none of a form that the config lacks', () => {
    const page = config.pages['fail-page'] as PageSchema;
    expect(receiptsOn(page, { forms: {} })).toEqual([]);
    expect(receiptsOn(page, config).map(({ id }) => id)).toContain('product-wish');
  });
});

it('the blocks of each situation of a lead receipt have their places in the page', () => {
  const notice = (id: string) => ({ type: 'notice', id, tone: 'info', text: 'x' }) as const;
  const body: PageSchema['body'] = [
    {
      ...{ type: 'leadReceipt', id: 'receipt', forms: ['form-package'] },
      ...{ accepted: [notice('a')], refused: [notice('b'), notice('c')], none: [notice('d')] },
    },
  ];
  expect(leafBlocksOf(body).map(({ block, pointer }) => [block.id, pointer])).toEqual([
    ['d', '/body/0/none/0'],
    ['a', '/body/0/accepted/0'],
    ['b', '/body/0/refused/0'],
    ['c', '/body/0/refused/1'],
  ]);
});
