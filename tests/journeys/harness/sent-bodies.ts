import type { Visitor } from './visitor.ts';

/** Records the bodies that the page sends from now on, as the exact strings; Chromium shows them to no debugger. */
export async function keepBodies(visitor: Visitor): Promise<void> {
  await visitor.context.addInitScript(() => {
    const bodies: [string, string][] = [];
    const send = window.fetch;
    window.fetch = async (...args) => {
      const request = new Request(...args);
      if (request.method === 'POST') bodies.push([request.url, await request.clone().text()]);
      return send(request);
    };
    Object.assign(window, { bodies });
  });
}

export async function bodiesOf(visitor: Visitor, path: string): Promise<string[]> {
  const sent = await visitor.page.evaluate(() => (window as never as { bodies: [string, string][] }).bodies);
  return sent.filter(([url]) => url.endsWith(`/api${path}`)).map(([, body]) => body);
}

export const fieldOf = (body: string | undefined, name: string) =>
  body
    ?.split('&')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
