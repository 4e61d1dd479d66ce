import { expect, it } from 'vitest';
import type { OwnedAnswers } from '../../../renderer/form-state/answer-owner.ts';
import { transferFormState } from '../../../renderer/form-state/transfer-form-state.ts';
import type { EmbeddedSite } from '../../../renderer/site-data/embedded-site.ts';

interface Control {
  name: string;
  type: string;
  value: string;
  checked?: boolean;
}

/** The controls of a prerendered page, found by their name. */
const pageOf = (controls: readonly Control[]): HTMLElement =>
  ({
    querySelectorAll: (selector: string) => controls.filter(({ name }) => selector === `[name="${name}"]`),
  }) as unknown as HTMLElement;

it('answers that were typed, chosen by a chip and chosen in a list are those of the form that is rendered anew', () => {
  const fields = ['name', 'term', 'house', 'topic'].map((id) => ({ id, kind: 'text' }));
  const bundles = { one: { forms: { loan: { id: 'loan', fields } } } };
  const kept: Record<string, OwnedAnswers> = {};
  transferFormState(
    pageOf([
      { name: 'name', type: 'text', value: '王小明' },
      { name: 'term', type: 'radio', value: '6', checked: false },
      { name: 'term', type: 'radio', value: '12', checked: true },
      { name: 'house', type: 'radio', value: 'none', checked: false },
      { name: 'topic', type: 'select-one', value: 'cost' },
    ]),
    { bundles } as unknown as EmbeddedSite,
    {
      session: { setConsent: () => undefined },
      answersOf: () => ({ answers: {}, owner: '' }),
      keepAnswers: (form, owned) => {
        kept[form] = owned;
      },
    },
  );
  expect(kept.loan?.answers).toEqual({ name: '王小明', term: '12', topic: 'cost' });
});
