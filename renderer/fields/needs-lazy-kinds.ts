import { isLazyKind } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** Where the kinds stand that no login asks, all in one chunk; for who asks the build which chunk that is. */
export const lazyFieldKindsModule = 'renderer/fields/lazy-field-kinds.ts';

/** Whether one of these forms asks something that no login does. */
export const needsLazyKinds = (forms: Iterable<Form>): boolean =>
  [...forms].some(({ fields }) => fields.some(({ kind }) => isLazyKind(kind)));
