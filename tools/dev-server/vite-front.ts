import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { DevFront } from './dev-front.ts';
import { turnedStyles } from './turned-styles.ts';

const readEvent = 'funnel:read';

/**
 * Vite over the sources: an edit of the code is in the page at once.
 * @param hosts - that may be asked for
 * @param edits - the number of edits to config files so far
 */
export async function viteFront(
  root: string,
  http: Server,
  hosts: string[],
  edits: () => number,
): Promise<DevFront> {
  const vite = await createServer({
    root,
    appType: 'custom',
    css: { postcss: { plugins: [turnedStyles] } },
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts: hosts },
  });
  vite.ws.on(readEvent, (read: number, client) => {
    if (read !== edits()) client.send({ type: 'full-reload' });
  });
  return {
    template: (path) => vite.transformIndexHtml(path, readFileSync(join(root, 'index.html'), 'utf8')),
    reloadTag: (read) =>
      `<script type="module">import { createHotContext } from '/@vite/client'; createHotContext('/').send('${readEvent}', ${read})</script>`,
    // Its style sheets have them.
    rightToLeftRules: () => '',
    handle: (incoming, outgoing, otherwise) => void vite.middlewares(incoming, outgoing, otherwise),
    reload: () => vite.ws.send({ type: 'full-reload' }),
  };
}
