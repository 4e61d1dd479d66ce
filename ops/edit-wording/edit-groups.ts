import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { Language } from '../text/text.ts';
import type { LabelSource } from '../wording/labels.ts';
import { kindWords } from '../wording/plan-words.ts';
import { editText } from './edit-text.ts';
import { editWords } from './edit-words.ts';
import { editedEntry } from './edited-fields.ts';

/** So many entries that came or went are told one by one. */
const mostAlone = 3;
/** Of a bunch so many are named. */
const mostNamed = 3;

/** Whether an edit is of a whole entry that came or went, as many may at once. */
export const isWholeEntry = (edit: ReportedEdit): boolean =>
  edit.path.length === 3 && (edit.kind === 'added' || edit.kind === 'removed') && editedEntry(edit) !== null;

/** Edits in their order; many entries of one map that came, or went, are together where the first of them stands. */
export function editGroups(edits: readonly ReportedEdit[]): ReportedEdit[][] {
  const keyOf = (edit: ReportedEdit) =>
    JSON.stringify(
      isWholeEntry(edit) ? [edit.kind, edit.file, edit.path[1]] : [edit.path, edit.kind, edit.file],
    );
  const found = new Map<string, ReportedEdit[]>();
  for (const edit of edits) found.set(keyOf(edit), [...(found.get(keyOf(edit)) ?? []), edit]);
  return [...found.values()].flatMap((same) => (same.length > mostAlone ? [same] : same.map((one) => [one])));
}

/** `渠道 9910、9911、9913 等 28 个 新增` */
export function editGroupText(edits: readonly ReportedEdit[], language: Language): string {
  const [first] = edits;
  const kind = first && editedEntry(first)?.kind;
  if (!kind) return '';
  const named = edits.slice(0, mostNamed).map(({ path }) => path[2]);
  const [word, did] = [
    editWords[kind][language],
    first.kind === 'moved' ? '' : kindWords[first.kind][language],
  ];
  return language === 'zh'
    ? `${word} ${named.join('、')} 等 ${edits.length} 个 ${did}`
    : `${word} ${named.join(', ')} and ${edits.length - named.length} more ${did}`;
}

/** A bunch in one line; of a single edit all that is told of it. */
export function editGroupLine(edits: readonly ReportedEdit[], source: LabelSource): string {
  const [first, second] = edits;
  return first && !second ? editText(first, source) : editGroupText(edits, source.language);
}
