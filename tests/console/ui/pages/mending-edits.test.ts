import { expect, test } from 'vitest';
import { mendingEdits, type Use } from '../../../../console/ui/pages/mending-edits.ts';

const use = (file: string, pointer: string): Use => ({ file, pointer, value: null });

test('places that name a deleted page name another one, and conditions on its route are left to the operator', () => {
  const uses = [
    use('definitions/pages/offer.json', '/body/2/action/page'),
    use('definitions/forms/ask.json', '/receipt/withdrawPage'),
    use('definitions/navigation.json', '/rules/3/go'),
    use('definitions/navigation.json', '/rules/4/when/route/1'),
    use('hosts.json', '/hosts/m.example/root'),
  ];
  const mended = mendingEdits(uses, { id: 'thanks', route: 'thankYou' });
  expect(mended.map(({ edit }) => (edit.do === 'set' ? [edit.path.join('/'), edit.value] : []))).toEqual([
    ['body/2/action/page', 'thanks'],
    ['receipt/withdrawPage', 'thanks'],
    ['rules/3/go', 'thankYou'],
    ['hosts/m.example/root', 'thankYou'],
  ]);
  // Without an address no visitor could be led there.
  expect(mendingEdits(uses, { id: 'sheet', route: undefined }).map(({ of }) => of)).toEqual(uses.slice(0, 2));
});

test('a deleted form is replaced in the blocks that show it and in the receipts that tell of it', () => {
  const uses = [
    use('definitions/pages/offer.json', '/body/1/blocks/0/form'),
    use('definitions/pages/thanks.json', '/body/0/forms/1'),
  ];
  expect(mendingEdits(uses, { id: 'ask', route: undefined })).toHaveLength(2);
});
