/** Why a call has no answer that can be used (fault 8: status, content type, parse and `code` must agree). */
export type UnansweredReason =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'httpStatus'
  | 'notJson'
  | 'badShape'
  | 'unauthorized';

/** What became of a call: answered with a result code, or not answered. Never thrown. */
export type ApiResult =
  | { kind: 'answered'; code: number; message: string; data: unknown }
  | { kind: 'unanswered'; reason: UnansweredReason; status?: number };

export const succeeded = (result: ApiResult): result is Extract<ApiResult, { kind: 'answered' }> =>
  result.kind === 'answered' && result.code === 200;
