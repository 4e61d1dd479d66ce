import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { LabelSource } from '../wording/labels.ts';
import { kindWords } from '../wording/plan-words.ts';
import { entryChangeText } from './edit-sentence.ts';
import { editText } from './edit-text.ts';
import { editWords } from './edit-words.ts';
import { editedEntry } from './edited-fields.ts';

/** Up to this number, edits that are alike are listed one by one. */
const maxSingleEdits = 3;
/** The number of entries of a group that are named. */
const maxNamed = 3;

/** Whether an edit adds or removes a whole entry, as may happen to many at once. */
const isWholeEntry = (edit: ReportedEdit): boolean =>
  edit.path.length === 3 &&
  (edit.kind === 'added' || edit.kind === 'removed') &&
  editedEntry(edit, null) !== null;

/**
 * What edits have in common that differ in their entry alone: entries of one map that are added or removed, or whose
 * value at one place changes in the same way, as a bulk edit does it; null for any other edit.
 */
export function alikeKey(edit: ReportedEdit): string | null {
  const { kind, file, path, before, after } = edit;
  const [, map, , ...place] = path;
  if (isWholeEntry(edit)) return JSON.stringify([kind, file, map]);
  if (kind === 'moved' || place.length === 0 || !editedEntry(edit, null)) return null;
  return JSON.stringify([kind, file, map, place, before ?? null, after ?? null]);
}

/** Groups edits in their order; many that are alike form one group, in place of the first. */
export function editGroups(edits: readonly ReportedEdit[]): ReportedEdit[][] {
  const keyOf = (edit: ReportedEdit) => alikeKey(edit) ?? JSON.stringify([edit.path, edit.kind, edit.file]);
  const found = new Map<string, ReportedEdit[]>();
  for (const edit of edits) {
    const key = keyOf(edit);
    const same = found.get(key);
    if (same) same.push(edit);
    else found.set(key, [edit]);
  }
  return [...found.values()].flatMap((same) =>
    same.length > maxSingleEdits ? [same] : same.map((one) => [one]),
  );
}

/** `渠道 9910、9911、9913 等 28 个 新增`, `渠道 5265、5813、5903 等 28 个：城市规则 （无） → 上海` */
export function editGroupText(edits: readonly ReportedEdit[], source: LabelSource): string {
  const { language } = source;
  const [first] = edits;
  const kind = first && editedEntry(first, null)?.kind;
  if (!kind) return '';
  const named = edits.slice(0, maxNamed).map(({ path }) => path[2]);
  const [word, did] = [
    editWords[kind][language],
    first.kind === 'moved' || first.kind === 'changed' ? '' : kindWords[first.kind][language],
  ];
  const isChinese = language === 'zh';
  const entries = isChinese
    ? `${word} ${named.join('、')} 等 ${edits.length} 个`
    : `${word} ${named.join(', ')} and ${edits.length - named.length} more`;
  const line = did === '' ? entries : `${entries} ${did}`;
  return isWholeEntry(first) ? line : `${line}${isChinese ? '：' : ': '}${entryChangeText(first, source)}`;
}

/** The line of a group, or the full text of a single edit. */
export function editGroupLine(edits: readonly ReportedEdit[], source: LabelSource): string {
  const [first, second] = edits;
  return first && !second ? editText(first, source) : editGroupText(edits, source);
}
