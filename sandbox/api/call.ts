import type { Fields } from '../requests/read-form.ts';
import type { Settings } from '../settings/settings.ts';
import type { User } from '../storage/accounts.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import type { SandboxResponse } from './api-response.ts';

/** One call of the product API, read and let through. */
export interface Call {
  run: SandboxRun;
  settings: Settings;
  fields: Fields;
  /** Holder of `_token`; undefined when it is missing or not known. */
  user: User | undefined;
}

/** A call that is only made for a known token. */
interface UserCall extends Call {
  user: User;
}

export type EndpointHandler = (call: Call) => SandboxResponse;
export type UserEndpointHandler = (call: UserCall) => SandboxResponse;

/** A field without the spaces around it; empty when it was not sent. */
export function fieldOf(call: Call, name: string): string {
  return call.fields.get(name)?.trim() ?? '';
}

/** The fields merged into every body (R-STATE 8). */
export const commonFields = [
  '_token',
  '_did',
  '_os',
  '_ua',
  'flag',
  'package',
  'referrer',
  'platform',
  '_platform',
  '_channel',
  '_user_id',
  'current_url',
];
