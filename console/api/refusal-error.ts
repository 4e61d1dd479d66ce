import type { Text } from '../../ops/text/text.ts';
import type { ApiError, ApiErrorCode } from './index.ts';

const statuses: Record<ApiErrorCode, 400 | 404 | 409 | 422 | 500 | 503> = {
  malformed: 400,
  'not-found': 404,
  'edit-impossible': 422,
  stale: 409,
  problems: 409,
  risks: 409,
  conflict: 409,
  'changed-since': 409,
  'changed-meanwhile': 409,
  'would-break': 409,
  'nothing-to-revert': 409,
  'review-refused': 409,
  'review-needs': 409,
  'review-conflict': 409,
  'branch-conflict': 409,
  unavailable: 503,
  failed: 500,
};

/** A refused call, with a code for programs and a message for people. */
export class ApiRefusalError extends Error {
  override name = 'RefusalError' as const;
  readonly body: ApiError;
  readonly status: (typeof statuses)[ApiErrorCode];

  /** @param more - further properties of the response */
  constructor(error: ApiErrorCode, message: Text, more: object = {}) {
    super(message.en);
    this.body = { error, message, ...more };
    this.status = statuses[error];
  }
}

export const malformedRequest = (what: string): ApiRefusalError =>
  new ApiRefusalError('malformed', { zh: `请求不对：${what}`, en: `malformed request: ${what}` });
