import { alikeKey, isOfWholeEntry } from '../edits/alike-edits.ts';
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

/** As {@link alikeKey}, of entries that have words of their own; null for any other edit. */
export const alikeEntryKey = (edit: ReportedEdit): string | null =>
  editedEntry(edit, null) ? alikeKey(edit) : null;

/** Groups edits in their order; many that are alike form one group, in place of the first. */
export function editGroups(edits: readonly ReportedEdit[]): ReportedEdit[][] {
  const keyOf = (edit: ReportedEdit) =>
    alikeEntryKey(edit) ?? JSON.stringify([edit.path, edit.kind, edit.file]);
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
  return isOfWholeEntry(first) ? line : `${line}${isChinese ? '：' : ': '}${entryChangeText(first, source)}`;
}

/** The line of a group, or the full text of a single edit. */
export function editGroupLine(edits: readonly ReportedEdit[], source: LabelSource): string {
  const [first, second] = edits;
  return first && !second ? editText(first, source) : editGroupText(edits, source);
}
