import type { messageIds } from '../names/message-ids.ts';

/** Texts of results that endpoints of every funnel answer; configs name them, the code does not. */
type ResultMessageId =
  | 'api.other'
  | 'form.refused'
  | 'ipInfo.failed'
  | 'ipInfo.failedAfterForm'
  | 'login.codeAbsent'
  | 'login.codeExpired'
  | 'login.codeWrong'
  | 'login.failed'
  | 'login.oneTapFailed'
  | 'login.tooManyTries'
  | 'receipt.reasonContent';

/** The texts that a config may leave out. A language without one of them does not compile. */
export type DefaultMessageId = (typeof messageIds)[number] | ResultMessageId;
