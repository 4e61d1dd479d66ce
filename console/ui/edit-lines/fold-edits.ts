import { editGroups } from '../../../ops/edit-wording/edit-groups.ts';
import { editWords } from '../../../ops/edit-wording/edit-words.ts';
import { editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { sayIn } from '../../../ops/text/say.ts';
import type { DisplayNames, EditedTogether, Language } from '../../api/index.ts';
import { editLineWords } from './edit-line-words.ts';

/** Fewer edits are listed one by one. */
const leastMany = 4;
/** The number of changed fields that are named. */
const mostFields = 4;

const entryOf = ({ path: [, map = '', id = ''] }: ReportedEdit): string => JSON.stringify([map, id]);

/** Edits that are folded into one line. */
export interface Fold {
  edits: readonly ReportedEdit[];
  /** Pasted together, edited together, or only alike. */
  how: 'pasted' | 'atOnce' | 'alike';
}

/**
 * Edits in their order; entries that one step edited together, such as a paste, are grouped at the position of the
 * first.
 */
export function foldEdits(edits: readonly ReportedEdit[], together: readonly EditedTogether[]): Fold[] {
  const bunchOf = new Map(
    together.flatMap(({ map, ids }, at) => ids.map((id) => [JSON.stringify([map, id]), at] as const)),
  );
  const byBunch = new Map<number, ReportedEdit[]>();
  for (const edit of edits) {
    const bunch = bunchOf.get(entryOf(edit));
    if (bunch !== undefined && editedEntry(edit, null))
      byBunch.set(bunch, [...(byBunch.get(bunch) ?? []), edit]);
  }
  const bunches = [...byBunch]
    .map(([at, same]): Fold => ({ edits: same, how: together[at]?.isPaste ? 'pasted' : 'atOnce' }))
    .filter((fold) => countOf(fold.edits) >= leastMany);
  const inBunch = new Map(bunches.flatMap((fold) => fold.edits.map((edit) => [edit, fold] as const)));
  const rest = editGroups(edits.filter((edit) => !inBunch.has(edit)));
  const alone = new Map(
    rest.map((same): [ReportedEdit | undefined, Fold] => [same[0], { edits: same, how: 'alike' }]),
  );
  return edits.flatMap((edit) => {
    const fold = inBunch.get(edit) ?? alone.get(edit);
    return fold && fold.edits[0] === edit ? [fold] : [];
  });
}

const foldWords = { pasted: 'foldPasted', atOnce: 'fold', alike: 'foldAlike' } as const;

const countOf = (edits: readonly ReportedEdit[]): number => new Set(edits.map(entryOf)).size;

/** `粘贴的 40 个渠道：新增 38 个，修改 2 个（页面标题 2、停用 1）` */
export function foldText({ edits, how }: Fold, names: DisplayNames | null, language: Language): string {
  const say = sayIn(editLineWords, language);
  const isChinese = language === 'zh';
  const kind = edits[0] && editedEntry(edits[0], null)?.kind;
  if (!kind) return '';
  const of = (which: ReportedEdit['kind']) =>
    edits.filter((edit) => (edit.path.length > 3 ? 'changed' : edit.kind) === which);
  const changed = of('changed');
  const fields = new Map<string, number>();
  for (const { label } of changed.flatMap((edit) => editedEntry(edit, names)?.fields ?? [])) {
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
  return say(foldWords[how], {
    count: countOf(edits),
    what,
    parts: parts.join(isChinese ? '，' : ', '),
  });
}
