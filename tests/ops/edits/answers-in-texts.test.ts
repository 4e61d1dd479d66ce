import { describe, expect, it } from 'vitest';
import { pageDifferences } from '../../../ops/edits/page-differences.ts';
import { config } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;
const edited = (of: Draft, edit: (config: Draft) => void): Draft => {
  const draft = structuredClone(of) as Draft;
  edit(draft);
  return draft;
};

/** A choice of a form, and a page that says the answer. */
const [form, field] = Object.values(config.forms).flatMap(({ id, fields }) =>
  fields.flatMap((one) => (one.kind === 'choice' ? [[id, one.id] as const] : [])),
)[0] as readonly [string, string];
const page = 'fail-page';
const before = edited(config, ({ pages }) => {
  pages[page].answers = [{ form, field, fallback: '您' }];
});
const found = (edit: (config: Draft) => void) => pageDifferences(before, edited(before, edit));
const choice = ({ forms }: Draft) => forms[form].fields.find(({ id }: Draft) => id === field);

describe('an answer in the texts of a page', () => {
  it('is a difference of the page where its fallback is another', () => {
    const differences = found(({ pages }) => {
      pages[page].answers[0].fallback = '这位访客';
    });
    expect([...differences.keys()]).toEqual([page]);
    expect(differences.get(page)).toEqual([
      expect.objectContaining({ what: 'text', before: '您', after: '这位访客' }),
    ]);
  });
  it('is one, too, where the option that the answer names is called otherwise, beside the page of the form', () => {
    const differences = found((config) => {
      choice(config).options[0].label = 'Another name';
    });
    expect(differences.get(page)).toEqual([
      expect.objectContaining({ at: expect.stringContaining(`${form}/${field}`), after: 'Another name' }),
    ]);
    expect(differences.size).toBeGreaterThan(1);
  });
  it('is none where another property of the field is another', () => {
    const differences = found((config) => {
      choice(config).hint = 'A hint';
    });
    expect(differences.size).toBeGreaterThan(0);
    expect(differences.has(page)).toBe(false);
  });
});
