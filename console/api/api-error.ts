// Every refusal has one shape.
import type { Text } from '../../ops/text/text.ts';

/** Every refusal: what it is, for programs, and why, for people. */
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
  | 'unavailable'
  | 'failed';
