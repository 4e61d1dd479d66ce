import type { Fields } from '../requests/read-form.ts';
import type { Settings } from '../settings/settings.ts';
import type { User } from '../storage/accounts.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import type { SandboxResponse } from './api-response.ts';

/** One call of the product API with its decoded body. */
export interface Call {
  run: SandboxRun;
  settings: Settings;
  fields: Fields;
  /** The user of `_token`; undefined if it is missing or unknown. */
  user: User | undefined;
}

/** A call that requires a known token. */
interface UserCall extends Call {
  user: User;
}

export type EndpointHandler = (call: Call) => SandboxResponse;
export type UserEndpointHandler = (call: UserCall) => SandboxResponse;

/** A field, trimmed; empty if it was not sent. */
export function fieldOf(call: Call, name: string): string {
  return call.fields.get(name)?.trim() ?? '';
}

/** The fields that every body contains (R-STATE 8). */
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
