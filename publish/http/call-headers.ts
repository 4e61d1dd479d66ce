import { constantHeaders, requestIdHeaders, tokenHeaders } from '../../schemas/index.ts';

/** The headers of a call that are forwarded to the API, beside its type: those that a contract of endpoints.json may name. */
export const callHeaders: readonly string[] = [...tokenHeaders, ...requestIdHeaders, ...constantHeaders];
