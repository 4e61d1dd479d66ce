/** The calls of leads and activations. Rejects where the chunk cannot be loaded; the next call tries again. */
export const loadLateCalls = () => import('./late-calls.ts');
