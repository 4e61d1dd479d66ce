import type { EngineMessageId, MessageId } from '../names/message-ids.ts';

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

/** The texts that ship beside the engine; those of product profiles stand there. A language without one does not compile. */
export type EngineTextId = EngineMessageId | ResultMessageId;

/** The texts that a config may leave out. */
export type DefaultMessageId = MessageId | ResultMessageId;
