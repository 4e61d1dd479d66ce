import { contradicts, type FieldConditions } from '../field-values/answer-conditions.ts';
import { possibleAnswer } from '../field-values/possible-answer.ts';
import { hasSize } from '../field-values/satisfiable.ts';
import type { Clause, Loss, Question, Relation } from '../foreign-forms/foreign-form.ts';
import { reasons } from '../foreign-forms/reasons.ts';
import { foreignOptionsOf, optionsOf } from './field-properties.ts';
import type { WrittenField } from './to-field.ts';

/** A field with the question that it was made of. */
export interface Made {
  question: Question;
  field: WrittenField;
}

/**
 * The fields with the conditions that can be said: about fields above, of answers that these can have. A field whose
 * condition cannot is always shown and may be left empty: nobody has to answer what was not meant for them.
 */
export function withConditions(all: readonly Made[], isChinese: boolean, losses: Loss[]): Made[] {
  const above: Made[] = [];
  const fields: WrittenField[] = [];
  const conditions: FieldConditions = new Map();
  for (const made of all) {
    const { question, field } = made;
    const wanted =
      question.unsayable === undefined ? answersOf(question.shownIf ?? [], above, isChinese) : null;
    const shown = wanted && Object.keys(wanted).length > 0 ? { ...field, showWhenAnswers: wanted } : field;
    const isSaid = wanted !== null && !contradicts(shown, new Map(conditions), [...fields, shown]);
    if (!isSaid) losses.push(unsaid(question));
    const written = isSaid ? shown : withoutDuty(field);
    fields.push(written);
    contradicts(written, conditions, fields);
    above.push({ question, field: written });
  }
  return above;
}

/** Nobody types into a hidden field: it asks for no answer and cannot be optional. */
const withoutDuty = (field: WrittenField): WrittenField =>
  field.kind === 'hidden' ? field : { ...field, optional: true };

const unsaid = ({ pointer, name, unsayable }: Question): Loss => ({
  pointer,
  what: unsayable ?? 'visibleIf',
  name,
  whole: false,
  ...reasons.condition,
});

/** One test of `showWhenAnswers`. */
type Test = Record<string, number | boolean | readonly Value[]>;
/** What a condition asks of answers, by field: one of these, or a test. */
type Wanted = Record<string, Value[] | Test>;

/** `showWhenAnswers` for the clauses; null where one of them cannot be said. Two about one question keep what both have. */
function answersOf(clauses: readonly Clause[], above: readonly Made[], isChinese: boolean): Wanted | null {
  const wanted: Wanted = {};
  for (const clause of clauses) {
    const asked = above.find((one) => one.question.name === clause.question);
    if (!asked) return null;
    const answers = answersTo(clause, asked, isChinese);
    const test = answers === null ? testOf(clause, asked) : null;
    if (test) {
      // One condition for a field is one test.
      if (wanted[asked.field.id] !== undefined) return null;
      wanted[asked.field.id] = test;
      continue;
    }
    if (!answers || answers.some((one) => !possibleAnswer(asked.field, one))) return null;
    const known = wanted[asked.field.id] ?? answers;
    if (!Array.isArray(known)) return null;
    const both = [...new Set(known.filter((one) => answers.includes(one)))];
    if (both.length === 0) return null;
    wanted[asked.field.id] = both;
  }
  return wanted;
}

/** A question without an answer differs from every value; ours must have one for a field to be shown. */
const mayBeEmpty = (field: WrittenField): boolean =>
  field.optional === true || field.showWhenAnswers !== undefined;

const sizeTests: Readonly<Partial<Record<Relation, string>>> = {
  less: 'lessThan',
  atMost: 'atMost',
  more: 'moreThan',
  atLeast: 'atLeast',
};

/** The test of our field that says a clause about answers that cannot be listed; null where none does. */
function testOf({ relation, values }: Clause, { field }: Made): Test | null {
  if (field.kind === 'consent' || field.kind === 'hidden') return null;
  if (relation === 'answered') return { answered: true };
  const test = sizeTests[relation];
  const limit = limitOf(values);
  if (test !== undefined) return hasSize(field) && Number.isFinite(limit) ? { [test]: limit } : null;
  const isSaid = relation === 'noneOf' && isTyped(field) && !mayBeEmpty(field);
  return isSaid && values.every((one) => possibleAnswer(field, one)) ? { not: values } : null;
}

/** Whether the answers are typed: those of options were listed, and an unknown one is a mistake of the other form. */
const isTyped = (field: WrittenField): boolean =>
  !Array.isArray(field.options) && field.kind !== 'yesNo' && field.kind !== 'rating';

/** The answers of our field for which a clause holds; null where they cannot be listed. */
function answersTo(clause: Clause, made: Made, isChinese: boolean): Value[] | null {
  const { relation, values } = clause;
  const { question, field } = made;
  // Other formats compare all chosen values, or ask for one of them, by the same words.
  if (field.kind === 'choices') return null;
  const own = ownAnswers(made, isChinese);
  if (own === null) return relation === 'oneOf' ? [...values] : null;
  if (relation === 'noneOf' && mayBeEmpty(field)) return null;
  const all = foreignOptionsOf(question);
  const isOption = (value: Value) => all.some((one) => String(one.value) === String(value));
  // A value that is no option is a mistake of the other form, and no condition of ours.
  if (relation === 'oneOf' && !values.every(isOption)) return null;
  return all.flatMap(({ value }, at) => (holds[relation](value, values) ? [own[at] ?? ''] : []));
}

/** The answer of our field for each option of the question; null where the answers cannot be listed. */
function ownAnswers({ question, field }: Made, isChinese: boolean): string[] | null {
  const all = foreignOptionsOf(question);
  if (field.kind === 'yesNo') return all.map(({ value }) => (value === true ? 'yes' : 'no'));
  if (field.kind === 'rating') return all.map(({ value }) => String(value));
  if (!Array.isArray(field.options)) return null;
  return optionsOf(question, isChinese).map(({ value }) => value);
}

type Value = string | number | boolean;
const isAmong = (value: Value, values: readonly Value[]) =>
  values.some((one) => String(one) === String(value));
const limitOf = (values: readonly Value[]) => Number(values[0]);

const holds: Readonly<Record<Relation, (value: Value, values: readonly Value[]) => boolean>> = {
  oneOf: isAmong,
  noneOf: (value, values) => !isAmong(value, values),
  answered: () => true,
  less: (value, values) => Number(value) < limitOf(values),
  atMost: (value, values) => Number(value) <= limitOf(values),
  more: (value, values) => Number(value) > limitOf(values),
  atLeast: (value, values) => Number(value) >= limitOf(values),
};
