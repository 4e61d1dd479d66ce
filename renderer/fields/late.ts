import type { FieldKind, Form } from '../../schemas/index.ts';

/** The kinds that a login asks for: in the first bundle. All others come together, when the first form needs one. */
const firstKinds = ['mobile', 'smsCode', 'consent'] as const satisfies readonly FieldKind[];
export type FirstKind = (typeof firstKinds)[number];
export type LateKind = Exclude<FieldKind, FirstKind>;

export const isLate = (kind: FieldKind): kind is LateKind =>
  !(firstKinds as readonly FieldKind[]).includes(kind);

/** Where all others stand; for who asks the build which chunk that is. */
export const lateKindsModule = 'renderer/fields/late-kinds.ts';

/** Whether one of these forms asks something that no login does. */
export const needLateKinds = (forms: Iterable<Form>): boolean =>
  [...forms].some(({ fields }) => fields.some(({ kind }) => isLate(kind)));
