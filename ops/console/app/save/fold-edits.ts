import { editWords } from '../../../edit-words/edit-words.ts';
import { entryTurn } from '../../../edit-words/field-turns.ts';
import { editBunches } from '../../../plan/edit-bunches.ts';
import { sayIn } from '../../../say.ts';
import type { EditedTogether, Language } from '../../api.ts';
import type { EditTold } from '../know/edit-told.ts';
import { saveWords } from './save-words.ts';

/** Fewer edits are told one by one. */
const leastMany = 4;
/** So many fields of those that were changed are named. */
const mostFields = 4;

const entryOf = ({ path: [, map = '', id = ''] }: EditTold): string => JSON.stringify([map, id]);

/** Edits in their order; those of entries that one step edited, as a paste does, are together where the first stands. */
export function foldEdits(edits: readonly EditTold[], together: readonly EditedTogether[]): EditTold[][] {
  const bunchOf = new Map(
    together.flatMap(({ map, ids }, at) => ids.map((id) => [JSON.stringify([map, id]), at] as const)),
  );
  const byBunch = new Map<number, EditTold[]>();
  for (const edit of edits) {
    const bunch = bunchOf.get(entryOf(edit));
    if (bunch !== undefined && entryTurn(edit)) byBunch.set(bunch, [...(byBunch.get(bunch) ?? []), edit]);
  }
  const bunches = [...byBunch.values()].filter((one) => countOf(one) >= leastMany);
  const inBunch = new Map(bunches.flatMap((bunch) => bunch.map((edit) => [edit, bunch] as const)));
  const rest = editBunches(edits.filter((edit) => !inBunch.has(edit)));
  const alone = new Map(rest.map((same) => [same[0], same]));
  return edits.flatMap((edit) => {
    const bunch = inBunch.get(edit) ?? alone.get(edit);
    return bunch && bunch[0] === edit ? [bunch] : [];
  });
}

const countOf = (edits: readonly EditTold[]): number => new Set(edits.map(entryOf)).size;

/** `一次改动的 40 个渠道：新增 38 个，修改 2 个（页面标题 2、停用 1）` */
export function foldText(edits: readonly EditTold[], language: Language): string {
  const say = sayIn(saveWords, language);
  const isChinese = language === 'zh';
  const kind = edits[0] && entryTurn(edits[0])?.kind;
  if (!kind) return '';
  const of = (which: EditTold['kind']) =>
    edits.filter((edit) => (edit.path.length > 3 ? 'changed' : edit.kind) === which);
  const changed = of('changed');
  const fields = new Map<string, number>();
  for (const { label } of changed.flatMap((edit) => entryTurn(edit)?.turns ?? [])) {
    fields.set(label[language], (fields.get(label[language]) ?? 0) + 1);
  }
  const named = [...fields].slice(0, mostFields).map(([label, count]) => `${label} ${count}`);
  const rest = fields.size - named.length;
  if (rest > 0) named.push(sayIn(editWords, language)('moreFields', { count: rest }));
  const list = named.join(isChinese ? '、' : ', ');
  const parts = [
    of('added').length > 0 && say('foldAdded', { count: countOf(of('added')) }),
    of('removed').length > 0 && say('foldRemoved', { count: countOf(of('removed')) }),
    changed.length > 0 && say('foldChanged', { count: countOf(changed), fields: list }),
  ].filter((part) => part !== false);
  const what = isChinese ? editWords[kind].zh : editWords[kind].en.toLowerCase();
  return say('fold', { count: countOf(edits), what, parts: parts.join(isChinese ? '，' : ', ') });
}
