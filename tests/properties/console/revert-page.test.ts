import fc from 'fast-check';
import { expect, test } from 'vitest';
import { revertFile } from '../../../console/history/revert-file.ts';

interface Block {
  id?: string;
  type: string;
  title: string;
  items?: { id: string; text: string }[];
}
interface Page {
  id: string;
  title: string;
  body: Block[];
}

const ids = ['top', 'steps', 'login', 'receipt', 'help', 'foot'] as const;
const block = (id: string): Block => ({
  type: 'text',
  id,
  title: `标题 ${id}`,
  items: [
    { id: 'one', text: `${id} 一` },
    { id: 'two', text: `${id} 二` },
  ],
});
/** Some pages have blocks of which no id is known: they are told by what stands in them. */
const page = fc
  .tuple(fc.shuffledSubarray([...ids], { minLength: 3 }), fc.boolean())
  .map(([all, isNamed]): Page => {
    const body = all.map(block).map(({ id, ...rest }) => (isNamed ? { id: id as string, ...rest } : rest));
    return { id: 'page', title: '页面', body };
  });

type Change = (page: Page, at: number, id: string) => void;
const within: Record<string, Change> = {
  title: ({ body }, at) => Object.assign(body[at] as Block, { title: '改过' }),
  note: ({ body }, at) => Object.assign(body[at] as Block, { note: '加上' }),
  item: ({ body }, at) => {
    (body[at]?.items ?? [])[1] = { id: 'two', text: '改过' };
  },
  newItem: ({ body }, at) => {
    body[at]?.items?.splice(1, 0, { id: 'three', text: '新' });
  },
};
const around: Record<string, Change> = {
  removed: ({ body }, at) => body.splice(at, 1),
  inserted: ({ body }, at, id) => body.splice(at, 0, { type: 'receipt', id, title: `新 ${id}` }),
};
const whole: Record<string, Change> = { ...within, ...around };

const json = (value: unknown) => ({ is: 'json' as const, value });
const textOf = (value: unknown) => JSON.stringify(value, null, 2);
const changed = (page: Page, change: Change, at: number, id: string): Page => {
  const copy = structuredClone(page);
  change(copy, at, id);
  return copy;
};

/** The index of a card of the first page after the changes of others at their cards. */
function indexIn(now: Page, before: Page, at: number): number {
  const { title } = before.body[at] as Block;
  return now.body.findIndex((one) => one.title === title);
}

test('of edits at two cards of a page, the saved ones are taken back and the unsaved one stays as it was', () => {
  let runs = 0;
  const change = fc.constantFrom(...Object.keys(whole));
  fc.assert(
    fc.property(
      page,
      fc.array(fc.tuple(change, fc.nat()), { minLength: 1, maxLength: 3 }),
      change,
      fc.nat(),
      (before, saved, unsaved, seed) => {
        const own = seed % before.body.length;
        const cards = saved.map(([kind, at]) => [kind, at % before.body.length] as const);
        fc.pre(cards.every(([, at]) => at !== own));
        let after = before;
        for (const [number, [kind, at]] of cards.entries()) {
          const index = indexIn(after, before, at);
          // A card that this save has edited under another title, or removed.
          fc.pre(index >= 0);
          after = changed(after, whole[kind] as Change, index, `saved-${number}`);
        }
        const draft = changed(after, whole[unsaved] as Change, indexIn(after, before, own), 'unsaved');
        const wanted = changed(before, whole[unsaved] as Change, own, 'unsaved');
        const sides = {
          file: 'definitions/pages/page.json',
          before: json(before),
          after: json(after),
          texts: { before: textOf(before), after: textOf(after) },
        };
        const reverted = revertFile(sides, textOf(draft));
        expect(reverted?.places).toEqual([]);
        const now = JSON.parse(reverted?.text ?? '') as Page;
        // Two that were removed beside each other may come back on either side of a new one.
        const sorted = ({ body }: Page) => body.map((one) => JSON.stringify(one)).sort();
        expect(sorted(now)).toEqual(sorted(wanted));
        const common = ({ body }: Page) => body.filter(({ type }) => type !== 'receipt');
        expect(common(now)).toEqual(common(wanted));
        runs += 1;
      },
    ),
    { numRuns: 1500 },
  );
  expect(runs).toBeGreaterThanOrEqual(1500);
});

test('it is refused at the value that was changed again, and at no other, wherever the card stands by now', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 3 }),
      fc.constantFrom(...Object.keys(around)),
      fc.constantFrom('later', 'earlier'),
      (at, kind, where) => {
        const before: Page = {
          id: 'page',
          title: '页面',
          body: ['top', 'steps', 'login', 'help'].map(block),
        };
        const after = structuredClone(before);
        Object.assign(after.body[at] as Block, { title: '保存的' });
        Object.assign(after.body[(at + 1) % 4] as Block, { title: '也是保存的' });
        const draft = structuredClone(after);
        Object.assign(draft.body[at] as Block, { title: '没保存的' });
        const beside = where === 'later' ? (at + 2) % 4 : (at + 3) % 4;
        (around[kind] as Change)(draft, beside, 'unsaved');
        const sides = {
          file: 'definitions/pages/page.json',
          before: json(before),
          after: json(after),
          texts: { before: textOf(before), after: textOf(after) },
        };
        const { id } = before.body[at] as Block;
        expect(revertFile(sides, textOf(draft))?.places).toEqual([
          {
            file: sides.file,
            path: ['body', id, 'title'],
            before: `标题 ${id}`,
            after: '保存的',
            now: '没保存的',
          },
        ]);
      },
    ),
  );
});
