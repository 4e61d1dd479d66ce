import type { ApiResult } from '../../runtime/index.ts';
import type { MessageId } from './use-message.ts';

/** The message for a call without a response. */
export function unansweredMessage(result: Extract<ApiResult, { kind: 'unanswered' }>): MessageId {
  if (result.reason === 'network') return 'call.network';
  return result.reason === 'timeout' ? 'call.timeout' : 'call.failed';
}
