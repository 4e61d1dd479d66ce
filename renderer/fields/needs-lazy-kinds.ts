import { isLate } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** Where the kinds stand that no login asks, all in one chunk; for who asks the build which chunk that is. */
export const lateKindsModule = 'renderer/fields/lazy-field-kinds.ts';

/** Whether one of these forms asks something that no login does. */
export const needLateKinds = (forms: Iterable<Form>): boolean =>
  [...forms].some(({ fields }) => fields.some(({ kind }) => isLate(kind)));
