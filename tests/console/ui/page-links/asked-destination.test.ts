import { expect, test } from 'vitest';
import { askedDestination } from '../../../../console/ui/page-links/asked-destination.ts';
import { config } from '../../../runtime/real-config.ts';

const files: Record<string, unknown> = {
  'definitions/routes.json': config.routes,
  'definitions/navigation.json': config.navigation,
};
const asked = (page: string, outcome: string | null) =>
  askedDestination({ page, outcome }, (file) => files[file]);

test('the table is named that decides now where who has sent a form goes', () => {
  expect(asked('form-package', 'formSaved')).toBe('success');
  expect(asked('form-package', 'formRefused')).toBe('failure');
});

test('what leads to one page already, or does not finish the page, asks no table', () => {
  expect(asked('carloan', 'seeCarValuation')).toBe(null);
  expect(asked('form-package', null)).toBe(null);
  expect(asked('form-package', 'noSuchOutcome')).toBe(null);
});

test('a row of another page says nothing of this one', () => {
  const rule = (when: object) => ({ id: 'x', when, go: 'success' });
  const of = (when: object) =>
    askedDestination({ page: 'form-package', outcome: 'done' }, (file) =>
      file === 'definitions/navigation.json' ? { rules: [rule(when)] } : files[file],
    );
  expect(of({ outcome: ['done', 'other'], route: 'formPackage' })).toBe('success');
  expect(of({ outcome: 'done', route: 'carloan' })).toBe(null);
  expect(of({ outcome: 'done', route: { not: ['formPackage'] } })).toBe(null);
});
