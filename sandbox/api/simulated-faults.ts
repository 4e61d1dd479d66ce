import { changeSettings, type Fault, type Settings } from '../settings/settings.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { errorResponse, type SandboxResponse, toHttpResponse } from './api-response.ts';
import type { DeclaredEndpoint } from './declared-endpoint.ts';

/**
 * Header of a response that must not be sent: the server that mounts the sandbox destroys the socket when it sees it.
 * A fetch-style handler cannot cut a connection itself.
 */
export const cutHeader = 'x-sandbox-cut';

const portalPage = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>无线网络认证</title>
<body><h1>欢迎使用免费无线网络</h1><p>请先完成认证，再访问互联网。</p></body></html>`;

/** The fault that applies to this call, if any; decrements its `times`. */
export function takeFault(run: SandboxRun, settings: Settings, path: string): Fault | undefined {
  const fault = settings.faults.find((each) => (each.path === path || each.path === '*') && each.times !== 0);
  if (fault?.times !== undefined) {
    const spent = { ...fault, times: fault.times - 1 };
    changeSettings(run, { faults: settings.faults.map((each) => (each === fault ? spent : each)) });
  }
  return fault;
}

/** The response of a fault that prevents the call from being processed; undefined if the call is processed. */
export function responseInsteadOf(fault: Fault | undefined): SandboxResponse | undefined {
  // Recorded as HTTP 200 without a code: the portal responded, the call never arrived.
  if (fault?.kind === 'html') return { status: 200, envelope: { code: 0, msg: '', data: null } };
  if (fault?.kind === '500') return errorResponse(500, '服务器开小差了');
  if (fault?.kind === '401') return errorResponse(401, '登录已失效');
  return undefined;
}

/** Turns the response into what the phone receives. */
export async function deliverWithFault(
  answer: SandboxResponse,
  fault: Fault | undefined,
  endpoint?: DeclaredEndpoint,
): Promise<Response> {
  const response = toHttpResponse(answer, endpoint);
  const { status, headers } = response;
  switch (fault?.kind) {
    case 'html':
      return new Response(portalPage, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'empty':
      return new Response('', { status, headers });
    case 'truncated': {
      const body = await response.text();
      return new Response(body.slice(0, Math.floor(body.length / 2)), { status, headers });
    }
    case 'lost':
      // If no server cuts the connection, 502 at least does not look like success.
      return new Response(null, { status: 502, headers: { [cutHeader]: '1' } });
    default:
      return response;
  }
}

/** Milliseconds by which the response is delayed. */
export function delayOf(fault: Fault | undefined): number {
  return fault?.ms ?? (fault?.kind === 'slow' ? 3000 : 0);
}
