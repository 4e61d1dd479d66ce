import { type Facts, maskMobile, submission } from '../../runtime/index.ts';
import type { Field, Form } from '../../schemas/index.ts';
import type { AnswerValues } from './validation-resolver.ts';

export type SubmittedValues = Record<string, string>;

const idsOf = (form: Form, kinds: readonly Field['kind'][]): Set<string> =>
  new Set(form.fields.filter((field) => kinds.includes(field.kind)).map((field) => field.id));
const filterIds = (values: SubmittedValues, isIncluded: (id: string) => boolean): SubmittedValues =>
  Object.fromEntries(Object.entries(values).filter(([id]) => isIncluded(id)));

/** The part of a submission that logs in: the number and the code, nothing else. */
export function loginValues(form: Form, values: SubmittedValues): SubmittedValues {
  const ids = idsOf(form, ['mobile', 'smsCode']);
  return filterIds(values, (id) => ids.has(id));
}

/** The part of a submission that is sent to the form's endpoint: a code that has logged in is used up. */
export function withoutLoginCode(form: Form, values: SubmittedValues): SubmittedValues {
  const codes = form.logIn ? idsOf(form, ['smsCode']) : new Set<string>();
  return filterIds(values, (id) => !codes.has(id));
}

const whileLoggedIn = (facts: Facts, is: boolean): Facts => ({
  ...facts,
  own: { ...facts.own, 'session.token': is },
});

/** The answers to questions that are not shown any more once there is a token. */
export function loginOnlyValues(form: Form, answers: AnswerValues, facts: Facts): SubmittedValues {
  const later = submission(form, answers, whileLoggedIn(facts, true));
  const before = submission(form, answers, whileLoggedIn(facts, false));
  return filterIds(before, (id) => !Object.hasOwn(later, id));
}

/**
 * The same, of a form that has logged in before a reload: with the number that is logged in now, and none else.
 * @param phoneMasked - that number as the phone keeps it; '' for none
 */
export function earlierLoginValues(
  form: Form,
  answers: AnswerValues,
  facts: Facts,
  phoneMasked: string,
): SubmittedValues {
  if (!form.logIn || !phoneMasked) return {};
  const values = loginOnlyValues(form, answers, facts);
  const numbers = Object.values(filterIds(values, (id) => idsOf(form, ['mobile']).has(id)));
  return numbers.some((number) => maskMobile(number) === phoneMasked) ? values : {};
}
