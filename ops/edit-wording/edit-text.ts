import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { LabelSource } from '../wording/labels.ts';
import { editSentence } from './edit-sentence.ts';

/** An edit with its source location: `渠道 5265：停用 （无） → 是  channels.json:178:15`. */
export const editText = (edit: ReportedEdit, source: LabelSource): string =>
  `${editSentence(edit, source)}  ${locationText(edit)}`;

/** A removed part has a location only in the base. */
const locationText = ({ file, line, column, side }: ReportedEdit): string =>
  `${file}:${line}:${column}${side === 'before' ? ' (BASE)' : ''}`;
