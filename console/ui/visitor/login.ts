import type { ExplainInput } from '../../api/index.ts';

/** `failed`: there is a token, and the server knows nobody by it. */
export type Login = 'none' | 'ok' | 'failed';

/** With which login a visitor comes. */
export const loginOf = ({ token, user }: ExplainInput): Login =>
  token !== true ? 'none' : user === 'failed' ? 'failed' : 'ok';

/** The login once the phone has told whether it has a token: one that was none, and is there, is of a new login. */
export const loginAfter = (before: Login, hasToken: boolean): Login =>
  !hasToken ? 'none' : before === 'failed' ? 'failed' : 'ok';
