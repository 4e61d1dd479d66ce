import type { FactId } from '../../schemas/index.ts';

export type FactValue = string | number | boolean | null | readonly string[];
/** What is known of a visit. A fact that is undefined is not known yet; one that is `null` is known to be absent. */
export type Facts = { readonly [F in FactId]?: FactValue | undefined };
