import { useEffect } from 'react';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { ResultWatch } from './outdated-result.ts';

/** What follows from answers and is shown elsewhere than at their own field. */
export function FormWatch({ form, onOutdated }: { form: FormHandle; onOutdated: () => void }) {
  const { comparisons } = form.schema;
  // An error goes away as well when the other field is mended.
  useEffect(() => {
    if (!comparisons) return;
    const compared = [...new Set(comparisons.map(({ field }) => field))];
    return form.onAnswer(() => {
      for (const field of compared) if (form.error(field) !== undefined) form.left(field);
    });
  }, [form, comparisons]);
  return <ResultWatch form={form} onOutdated={onOutdated} />;
}
