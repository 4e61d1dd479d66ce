import { containedBlocks } from '../config/contained-blocks.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { type PlacedField, scopesOf } from '../field-values/form-scopes.ts';
import { entriesOf, itemsOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { quote, type Text } from '../text/text.ts';

interface List {
  items: readonly unknown[];
  pointer: string;
}

const listAt = (value: unknown, ...keys: string[]): List => ({
  items: itemsOf(member(value, ...keys)),
  pointer: keys.map((key) => `/${key}`).join(''),
});

/** Lists whose ids must differ from each other: the blocks of a page count as one, those inside of others included. */
function scopes({ kind, value }: ParsedFile): List[][] {
  if (kind === 'destinations') return entriesOf(value).map(([table]) => [listAt(value, table, 'rules')]);
  if (kind === 'navigation' || kind === 'flags') return [[listAt(value, 'rules')]];
  if (kind === 'forms') return scopesOf(value).map(({ owner }) => [fieldsIn(owner)]);
  if (kind === 'invariants') return [[listAt(value, 'invariants')]];
  if (kind !== 'pages') return [];
  const body = listAt(value, 'body');
  const inside = body.items.flatMap((block, index) =>
    containedBlocks(block).map(({ blocks, keys }) => ({
      items: blocks,
      pointer: toPointer(['body', index, ...keys]),
    })),
  );
  return [[body, ...inside]];
}

const fieldsIn = ({ field, pointer }: PlacedField): List => ({
  items: itemsOf(member(field, 'fields')),
  pointer: `${pointer}/fields`,
});

const nouns: Partial<Record<ParsedFile['kind'], Text>> = {
  pages: { zh: '块名', en: 'block id' },
  forms: { zh: '字段名', en: 'field id' },
  invariants: { zh: '不变量名', en: 'invariant id' },
};
const rowNoun: Text = { zh: '行名', en: 'row id' };

function checkScope(file: ParsedFile, lists: readonly List[]): Violation[] {
  const first = new Map<string, string>();
  const noun = nouns[file.kind] ?? rowNoun;
  return lists.flatMap(({ items, pointer }) =>
    items.flatMap((item, index): Violation[] => {
      const id = member(item, 'id');
      if (typeof id !== 'string') return [];
      const here = `${pointer}/${index}/id`;
      const other = first.get(id);
      if (other === undefined) {
        first.set(id, here);
        return [];
      }
      return [repeated(file.file, noun, id, here, other)];
    }),
  );
}

const repeated = (file: string, noun: Text, id: string, pointer: string, other: string): Violation => ({
  message: { zh: `${noun.zh} ${quote(id)} 重复`, en: `${noun.en} ${quote(id)} is used twice` },
  help: { zh: '改成另一个名字', en: 'choose another id' },
  file,
  pointer,
  related: [{ message: { zh: '第一次写在这里', en: 'first written here' }, file, pointer: other }],
});

/** Ids of rows in a table, blocks in a page and fields in a form are unique. */
export const idDuplicate = defineRule({
  code: 'id-duplicate',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '同一张表、页面或表单里，一个名字用了两次',
      en: 'one id stands twice in a table, page or form',
    },
    why: { zh: '说到这个名字时，不知道是哪一个', en: 'nobody can tell which of them is meant' },
    example: { file: 'definitions/navigation.json', good: '"id": "saved"', bad: '"id": "by-mark"' },
  },
  run: ({ files }) => files.flatMap((file) => scopes(file).flatMap((lists) => checkScope(file, lists))),
});
