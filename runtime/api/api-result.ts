/** Why a call has no usable response (fault 8: status, content type, parse and `code` must agree). */
export type UnansweredReason =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'httpStatus'
  | 'notJson'
  | 'badShape'
  | 'unauthorized';

/** Result of a call: a response with a result code, or the reason why there is none. Calls never throw. */
export type ApiResult =
  | { kind: 'answered'; code: number; message: string; data: unknown }
  | { kind: 'unanswered'; reason: UnansweredReason; status?: number };

export const succeeded = (result: ApiResult): result is Extract<ApiResult, { kind: 'answered' }> =>
  result.kind === 'answered' && result.code === 200;
