import { expect, test } from 'vitest';
import { mendingEdits } from '../../../../console/ui/pages/mending-edits.ts';
import type { RefKind } from '../../../../schemas/index.ts';

const use = (kind: RefKind, file: string, path: (string | number)[]) => ({ kind, file, path });

test('places that name a deleted page name another one, and conditions on its route are left to the operator', () => {
  const uses = [
    use('page', 'definitions/pages/offer.json', ['body', 2, 'action', 'page']),
    use('page', 'definitions/forms/ask.json', ['receipt', 'withdrawPage']),
    use('page', 'definitions/site.json', ['linkLogin', 'refused']),
    use('destination', 'definitions/navigation.json', ['rules', 3, 'go']),
    use('route', 'definitions/navigation.json', ['rules', 4, 'when', 'route', 1]),
    use('outcome', 'definitions/navigation.json', ['rules', 4, 'when', 'outcome']),
    use('route', 'hosts.json', ['hosts', 'm.example', 'root']),
    // Who may come to a page is a statement about that page.
    use('page', 'tests/invariants.json', ['invariants', 0, 'never', 'lands', 0]),
  ];
  const mended = mendingEdits(uses, { id: 'thanks', route: 'thankYou' });
  expect(mended.map(({ edit }) => (edit.do === 'set' ? [edit.path.join('/'), edit.value] : []))).toEqual([
    ['body/2/action/page', 'thanks'],
    ['receipt/withdrawPage', 'thanks'],
    ['linkLogin/refused', 'thanks'],
    ['rules/3/go', 'thankYou'],
    ['hosts/m.example/root', 'thankYou'],
  ]);
  // Without an address no visitor could be led there.
  expect(mendingEdits(uses, { id: 'sheet', route: undefined }).map(({ of }) => of)).toEqual(uses.slice(0, 3));
});

test('a deleted form is replaced in the blocks that show it and in the receipts that tell of it', () => {
  const uses = [
    use('form', 'definitions/pages/offer.json', ['body', 1, 'blocks', 0, 'form']),
    use('form', 'definitions/pages/thanks.json', ['body', 0, 'forms', 1]),
  ];
  expect(mendingEdits(uses, { id: 'ask', route: undefined })).toHaveLength(2);
});
