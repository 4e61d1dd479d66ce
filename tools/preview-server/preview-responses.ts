import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../publish/files/list-files.ts';
import { nosniff, plainTextResponse, staticFileResponse } from '../serve/static-file-response.ts';
import type { PreviewHtml } from './worker-messages.ts';

/** A response that no browser caches. */
export const freshResponse = (text: string, type: string): Response =>
  new Response(text, { headers: { ...nosniff, 'content-type': type, 'cache-control': 'no-store' } });

/** The published policy, except that the console may frame the page. */
export function framedResponse({ text, policy }: PreviewHtml, frames: readonly string[]): Response {
  const answer = freshResponse(text, 'text/html; charset=utf-8');
  const by = frames.length === 0 ? "'none'" : frames.join(' ');
  answer.headers.set(
    'content-security-policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${by}`),
  );
  answer.headers.set('referrer-policy', 'strict-origin');
  answer.headers.set('permissions-policy', 'camera=(), microphone=(), payment=(), usb=()');
  return answer;
}

/** Serves `/assets/`: the app's own files first, then a staged picture, then the config's picture. */
export function createAssetResponses({ appDir, configDir }: { appDir: string; configDir: string }) {
  const built = new Set(listFiles(join(appDir, 'assets')));
  const headers = { ...nosniff, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' };
  return (request: Request, asset: string, staged: ReadonlyMap<string, string> | null): Response => {
    const own = staged?.get(`/assets/${asset}`) ?? join(configDir, 'public/assets', asset);
    const file = built.has(asset) ? join(appDir, 'assets', asset) : own;
    return (
      (existsSync(file) && staticFileResponse(request, file, headers)) ||
      plainTextResponse(404, 'Not found\n')
    );
  };
}
