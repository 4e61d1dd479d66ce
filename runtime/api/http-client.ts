import ky, { type KyInstance } from 'ky';
import { nativeFetch } from '../browser/native-fetch.ts';

declare global {
  /** Set once this chunk has run, so that later callers need not await an import. */
  var funnelHttpClient: KyInstance | undefined;
}

/** Never retries: only the server can tell a resent POST from a second one. */
export const httpClient = ky.create({ fetch: nativeFetch, retry: 0, throwHttpErrors: false });

globalThis.funnelHttpClient = httpClient;
