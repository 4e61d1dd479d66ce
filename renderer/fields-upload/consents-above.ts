import { visibleFields } from '../../runtime/index.ts';
import type { PageContext } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';

/** Whether every consent that stands above a field and must be ticked is ticked: nothing of it is sent before. */
export function isAgreed(form: FormHandle, field: string, page: PageContext): boolean {
  const { schema } = form;
  const answers = Object.fromEntries(schema.fields.map(({ id }) => [id, form.answerOf(id)]));
  const shown = visibleFields(schema, answers, page.facts);
  const above = shown.slice(
    0,
    shown.findIndex(({ id }) => id === field),
  );
  return above.every(({ kind, id, optional }) => kind !== 'consent' || optional || answers[id] === true);
}
