import type {
  ApiError,
  ApiErrorCode,
  ChangedMeanwhileError,
  RevertPastError,
  ReviewConflictError,
  ReviewNeedsError,
  SaveError,
  Text,
} from '../../api/index.ts';

/** `offline`: no response; `guard`: the guard refused the token, as after a restart of the console. */
export type ClientErrorCode = ApiErrorCode | 'offline' | 'guard';

type Body =
  | ApiError
  | SaveError
  | RevertPastError
  | ChangedMeanwhileError
  | ReviewConflictError
  | ReviewNeedsError;

/** A call that was refused or not answered, with a message for the operator. */
export class ClientError extends Error {
  override name = 'Refused' as const;
  readonly code: ClientErrorCode;
  readonly text: Text;
  /** The whole response: that of a save has problems, risks or conflicts, that of a revert the places or reasons. */
  readonly body: Body | null;

  constructor(code: ClientErrorCode, text: Text, body: Body | null = null) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.body = body;
  }
}

/** The call was not processed: it can be sent again. */
export const isUnanswered = ({ code }: ClientError): boolean => code === 'offline' || code === 'guard';

export const offlineError = () =>
  new ClientError('offline', {
    zh: '控制台没有应答：运行 npm run ops 的窗口是否还开着？',
    en: 'The console does not answer: is npm run ops still running?',
  });

export const expiredTokenError = () =>
  new ClientError('guard', {
    zh: '这个页面的口令已失效：请打开 npm run ops 打印的地址',
    en: 'The token of this page is no longer valid: open the address that npm run ops printed',
  });
