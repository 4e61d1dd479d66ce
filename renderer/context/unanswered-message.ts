import type { ApiResult } from '../../runtime/index.ts';
import type { MessageId } from './use-message.ts';

/** What to say of a call that was not answered. */
export function unansweredMessage(result: Extract<ApiResult, { kind: 'unanswered' }>): MessageId {
  if (result.reason === 'network') return 'call.network';
  return result.reason === 'timeout' ? 'call.timeout' : 'call.failed';
}
