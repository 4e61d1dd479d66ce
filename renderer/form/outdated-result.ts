import { useEffect } from 'react';
import { submission } from '../../runtime/index.ts';
import { usePage } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';

/** The result of a form whose answers are others by now (PageContext.resultOf). */
export class OutdatedResult {
  readonly data: unknown;
  /** The answers that it was given to, as they were sent. */
  readonly answers: string;
  constructor(data: unknown, answers: string) {
    this.data = data;
    this.answers = answers;
  }
}

/**
 * Keeps a form's result marked as old while the answers are others than those that it was given to. Compared is what
 * would be sent, not that something was typed: a field that is left says its answer once more.
 */
export function useOutdatedResult(form: FormHandle, onOld: () => void): void {
  const page = usePage();
  const latestPage = useLatest(page);
  const tell = useLatest(onOld);
  const { schema } = form;
  const result = page.resultOf(schema.id);
  useEffect(() => {
    if (result === undefined) return;
    const sentNow = () => {
      const answers = schema.fields.map(({ id }) => [id, form.answerOf(id)]);
      return JSON.stringify(submission(schema, Object.fromEntries(answers), latestPage.current.facts));
    };
    const isOld = result instanceof OutdatedResult;
    const basis = isOld ? result.answers : sentNow();
    return form.onAnswer(() => {
      const isSame = sentNow() === basis;
      if (isOld && isSame) latestPage.current.keepResult(schema.id, result.data);
      if (isOld || isSame) return;
      latestPage.current.keepResult(schema.id, new OutdatedResult(result, basis));
      tell.current();
    });
  }, [form, schema, result, latestPage, tell]);
}
