import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { Language } from '../text/text.ts';
import type { LabelSource } from '../wording/labels.ts';
import { kindWords } from '../wording/plan-words.ts';
import { editText } from './edit-text.ts';
import { editWords } from './edit-words.ts';
import { editedEntry } from './edited-fields.ts';

/** Up to this number, added or removed entries are listed one by one. */
const maxSingleEdits = 3;
/** The number of entries of a group that are named. */
const maxNamed = 3;

/** Whether an edit adds or removes a whole entry, as may happen to many at once. */
export const isWholeEntry = (edit: ReportedEdit): boolean =>
  edit.path.length === 3 &&
  (edit.kind === 'added' || edit.kind === 'removed') &&
  editedEntry(edit, null) !== null;

/** Groups edits in their order; many added or removed entries of one map form one group, in place of the first. */
export function editGroups(edits: readonly ReportedEdit[]): ReportedEdit[][] {
  const keyOf = (edit: ReportedEdit) =>
    JSON.stringify(
      isWholeEntry(edit) ? [edit.kind, edit.file, edit.path[1]] : [edit.path, edit.kind, edit.file],
    );
  const found = new Map<string, ReportedEdit[]>();
  for (const edit of edits) found.set(keyOf(edit), [...(found.get(keyOf(edit)) ?? []), edit]);
  return [...found.values()].flatMap((same) =>
    same.length > maxSingleEdits ? [same] : same.map((one) => [one]),
  );
}

/** `渠道 9910、9911、9913 等 28 个 新增` */
export function editGroupText(edits: readonly ReportedEdit[], language: Language): string {
  const [first] = edits;
  const kind = first && editedEntry(first, null)?.kind;
  if (!kind) return '';
  const named = edits.slice(0, maxNamed).map(({ path }) => path[2]);
  const [word, did] = [
    editWords[kind][language],
    first.kind === 'moved' ? '' : kindWords[first.kind][language],
  ];
  return language === 'zh'
    ? `${word} ${named.join('、')} 等 ${edits.length} 个 ${did}`
    : `${word} ${named.join(', ')} and ${edits.length - named.length} more ${did}`;
}

/** The line of a group, or the full text of a single edit. */
export function editGroupLine(edits: readonly ReportedEdit[], source: LabelSource): string {
  const [first, second] = edits;
  return first && !second ? editText(first, source) : editGroupText(edits, source.language);
}
