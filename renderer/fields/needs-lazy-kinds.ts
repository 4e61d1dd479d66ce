import { isLazyKind } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** The module of the chunk with all lazy field kinds, by which the build finds the chunk. */
export const lazyFieldKindsModule = 'renderer/fields/lazy-field-kinds.ts';

/** Whether one of these forms has a field of a lazy kind or with countries, verifies or compares answers, has steps or depends on answers: their code is in the same chunk. */
export const needsLazyKinds = (forms: Iterable<Form>): boolean =>
  [...forms].some(
    ({ comparisons, fields, verify, steps }) =>
      verify ||
      steps ||
      comparisons ||
      fields.some((field) => field.showWhenAnswers || 'countries' in field || isLazyKind(field.kind)),
  );
