// Every refusal has one shape.
import type { Text } from '../../ops/text/text.ts';

/** Every refusal: a code for programs and a message for people. */
export interface ApiError {
  error: ApiErrorCode;
  message: Text;
}

export type ApiErrorCode =
  | 'malformed'
  | 'edit-impossible'
  | 'stale'
  | 'not-found'
  | 'problems'
  | 'risks'
  | 'conflict'
  | 'changed-since'
  | 'changed-meanwhile'
  | 'would-break'
  | 'nothing-to-revert'
  | 'review-refused'
  | 'review-needs'
  | 'review-conflict'
  | 'branch-conflict'
  | 'unavailable'
  | 'failed';
