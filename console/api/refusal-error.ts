import type { Text } from '../../ops/text/text.ts';
import type { Refusal, RefusalCode } from './index.ts';

const statuses: Record<RefusalCode, 400 | 404 | 409 | 422 | 500 | 503> = {
  malformed: 400,
  'not-found': 404,
  'edit-impossible': 422,
  stale: 409,
  problems: 409,
  risks: 409,
  conflict: 409,
  unavailable: 503,
  failed: 500,
};

/** A call that is refused, with what a program and a person have to know. */
export class RefusalError extends Error {
  override name = 'RefusalError' as const;
  readonly body: Refusal;
  readonly status: (typeof statuses)[RefusalCode];

  /** @param more - what else the answer holds */
  constructor(error: RefusalCode, message: Text, more: object = {}) {
    super(message.en);
    this.body = { error, message, ...more };
    this.status = statuses[error];
  }
}

export const malformed = (what: string): RefusalError =>
  new RefusalError('malformed', { zh: `请求不对：${what}`, en: `malformed request: ${what}` });
