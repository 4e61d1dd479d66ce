import type { Field } from '../../../ops/wording/field.ts';
import { type LabelSource, type Labels, labelsOf } from '../../../ops/wording/labels.ts';
import { fileTitle } from './file-title.ts';
import { formQuestions } from './form-questions.ts';

/** The labels of the ids or flag values of a field; forms, which have no text of their own, by the pages that show them. */
export function fieldLabels(source: LabelSource, field: Field): Labels {
  if (field.names !== 'form') return labelsOf(source, field);
  return new Map(field.choices.map((id) => [String(id), fileTitle(source, formFile(id))]));
}

/** What a form asks for, where its title says where it is; several forms of one page have the same title. */
export function formAbout(source: LabelSource, id: string | number): string {
  const file = formFile(id);
  const asked = formQuestions(source.file(file)?.value, source.language);
  return asked === fileTitle(source, file) ? '' : asked;
}

const formFile = (id: string | number): string => `definitions/forms/${id}.json`;
