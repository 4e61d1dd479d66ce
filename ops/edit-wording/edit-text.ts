import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { LabelSource } from '../wording/labels.ts';
import { editSentence } from './edit-sentence.ts';

/** What an edit did, and where it stands: `渠道 5265：停用 （无） → 是  channels.json:178:15`. */
export const editText = (edit: ReportedEdit, source: LabelSource): string =>
  `${editSentence(edit, source)}  ${placeText(edit)}`;

/** What was removed stands only in the base. */
const placeText = ({ file, line, column, side }: ReportedEdit): string =>
  `${file}:${line}:${column}${side === 'before' ? ' (BASE)' : ''}`;
