import type { OpenWindow } from '../../../console/api/index.ts';
import type { Client } from './served-console.ts';

/** Listens to the events as a window does. @returns its first events, and how it is closed */
export async function openWindow({ port, token }: Client, id: string) {
  const ended = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/events?window=${id}`, {
    headers: { 'x-funnel-token': token },
    signal: ended.signal,
  });
  const reader = response.body?.getReader();
  const chunk = await reader?.read();
  const own = /^event: window\ndata: (.*)$/m.exec(new TextDecoder().decode(chunk?.value))?.[1] ?? '{}';
  return { own: JSON.parse(own) as OpenWindow, close: () => ended.abort() };
}

/** A call of a window. */
export const as =
  ({ port, token }: Client, id: string) =>
  async (path: string, body: unknown) => {
    const origin = `http://127.0.0.1:${port}`;
    const headers = {
      'x-funnel-token': token,
      'x-funnel-window': id,
      origin,
      'content-type': 'application/json',
    };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
