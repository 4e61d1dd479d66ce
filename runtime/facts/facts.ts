import type { FactId } from '../../schemas/index.ts';

export type FactValue = string | number | boolean | null | readonly string[];
/** The facts of a visit by id. `undefined`: not known yet; `null`: known to be absent. */
export type Facts = { readonly [F in FactId]?: FactValue | undefined };
