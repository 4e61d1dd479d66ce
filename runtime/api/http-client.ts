import ky from 'ky';
import { nativeFetch } from '../browser/native-fetch.ts';
import type { Client } from './api-client.ts';

declare global {
  /** Set once this chunk has run, so that later callers need not await an import. */
  var funnelHttpClient: Client | undefined;
}

/**
 * Never retries: only the server can tell a resent POST from a second one. ky takes an undefined signal as none, which its
 * types do not say.
 */
const httpClient = ky.create({
  fetch: nativeFetch,
  retry: 0,
  throwHttpErrors: false,
}) as unknown as Client;

/** The module is the client of a call (api-client.ts): its importer needs no more of it. */
export const { post } = httpClient;

globalThis.funnelHttpClient = httpClient;
