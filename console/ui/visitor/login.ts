import type { ExplainInput } from '../../api/index.ts';

/** `failed`: there is a token, and the server does not know its user. */
export type Login = 'none' | 'ok' | 'failed';

/** The login with which a visitor arrives. */
export const loginOf = ({ token, user }: ExplainInput): Login =>
  token !== true ? 'none' : user === 'failed' ? 'failed' : 'ok';

/** The login after the phone has reported whether it has a token: a token that appears belongs to a new login. */
export const loginAfter = (before: Login, hasToken: boolean): Login =>
  !hasToken ? 'none' : before === 'failed' ? 'failed' : 'ok';
