import { useEffect } from 'react';
import { submission } from '../../runtime/index.ts';
import { usePage } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';

/** The result of a form whose answers have changed since (PageContext.resultOf). */
export class OutdatedResult {
  readonly data: unknown;
  /** The answers that led to the result, as they were sent. */
  readonly answers: string;
  constructor(data: unknown, answers: string) {
    this.data = data;
    this.answers = answers;
  }
}

/**
 * Marks a form's result as outdated while the answers differ from those that led to it. Compares the submissions, not
 * the events: a field that loses the focus reports its answer again. Renders nothing.
 */
export function ResultWatch({ form, onOutdated }: { form: FormHandle; onOutdated: () => void }): null {
  const page = usePage();
  const latestPage = useLatest(page);
  const notify = useLatest(onOutdated);
  const { schema } = form;
  const result = page.resultOf(schema.id);
  useEffect(() => {
    if (result === undefined) return;
    const sentNow = () => {
      const answers = schema.fields.map(({ id }) => [id, form.answerOf(id)]);
      return JSON.stringify(submission(schema, Object.fromEntries(answers), latestPage.current.facts));
    };
    const isOutdated = result instanceof OutdatedResult;
    const basis = isOutdated ? result.answers : sentNow();
    return form.onAnswer(() => {
      const isSame = sentNow() === basis;
      if (isOutdated && isSame) latestPage.current.keepResult(schema.id, result.data);
      if (isOutdated || isSame) return;
      latestPage.current.keepResult(schema.id, new OutdatedResult(result, basis));
      notify.current();
    });
  }, [form, schema, result, latestPage, notify]);
  return null;
}
