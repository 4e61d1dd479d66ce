import type { Config, PageSchema } from '../../schemas/index.ts';
import type { ForeignForm, Loss } from '../foreign-forms/foreign-form.ts';
import { readFormbricks } from '../foreign-forms/read-formbricks.ts';
import { readJsonForms } from '../foreign-forms/read-json-forms.ts';
import { readRjsf } from '../foreign-forms/read-rjsf.ts';
import { readSurveyjs } from '../foreign-forms/read-surveyjs.ts';
import { Reading } from '../foreign-forms/reading.ts';
import type { KindTable } from './kind-table.ts';
import { toForm, type WrittenForm } from './to-form.ts';
import { toPage } from './to-page.ts';

/** Every format that is read: a new one is one line, and a table of its kinds. */
export const formats = {
  surveyjs: { read: readSurveyjs, table: 'surveyjs' },
  rjsf: { read: readRjsf, table: 'jsonSchema' },
  jsonforms: { read: readJsonForms, table: 'jsonSchema' },
  formbricks: { read: readFormbricks, table: 'formbricks' },
} as const satisfies Record<
  string,
  { read: (file: unknown, reading: Reading) => ForeignForm | null; table: KindTable }
>;
export type Format = keyof typeof formats;

export interface ConvertedElement {
  pointer: string;
  type: string;
  name: string;
  /** The field that it became. */
  kind: string;
  id: string;
}

export interface ConvertedForm {
  /** How many elements the file has: questions, and what stands among them. */
  elements: number;
  /** How many of them have become fields. */
  converted: number;
  fields: ConvertedElement[];
  losses: Loss[];
  /** Languages of texts that were left out. */
  otherLanguages: string[];
  /** Null where nothing is left to write. */
  form: WrittenForm | null;
  page: PageSchema | null;
}

/**
 * Converts a form of another company to a form and a page of ours, as far as our vocabulary goes.
 * @param id - of the form and of the page
 * @returns null where the JSON is not of that format
 */
export function convert(
  file: unknown,
  format: Format,
  id: string,
  endpoint: string,
  config: Config,
): ConvertedForm | null {
  const { read, table } = formats[format];
  const reading = new Reading(config.site.language);
  const foreign = read(file, reading);
  if (!foreign) return null;
  const { form, made, losses } = toForm(foreign, { id, endpoint, table, config });
  const all = [...reading.losses, ...losses];
  const elements = new Set(made.map(({ question }) => question.pointer));
  return {
    elements: reading.elements,
    converted: elements.size,
    fields: made.map(({ question, field }) => ({
      pointer: question.pointer,
      type: question.type,
      name: question.name,
      kind: field.kind,
      id: field.id,
    })),
    losses: distinct(all),
    otherLanguages: [...reading.otherLanguages].sort(),
    form,
    page: form && toPage(foreign, id, endpoint, config),
  };
}

/** The rows of an element lose the same things. */
const distinct = (losses: readonly Loss[]): Loss[] => [
  ...new Map(losses.map((one) => [[one.pointer, one.what, one.reason.en].join('\n'), one])).values(),
];
