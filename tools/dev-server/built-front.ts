import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createAssetResponses } from '../preview-server/preview-responses.ts';
import { decodeRequestPath } from '../serve/request-path.ts';
import type { DevFront } from './dev-front.ts';
import { rulesOfBuild } from './turned-styles.ts';

const editsPath = '/@funnel/edits';

/** Pages listen here, and are told of an edit by one message. */
const tagOf = (read: number): string =>
  `<script>new EventSource('${editsPath}?read=${read}').onmessage = () => location.reload()</script>`;

const assetIn = ({ url = '' }: IncomingMessage): string | undefined =>
  /^\/assets\/(.+)$/.exec(decodeRequestPath(url) ?? '')?.[1];

/**
 * The app as it was built: in an installed package there is no code to edit.
 * @param edits - the number of edits to config files so far
 */
export function builtFront(appDir: string, configDir: string, edits: () => number): DevFront {
  const template = readFileSync(join(appDir, 'index.html'), 'utf8');
  let rules: string | undefined;
  const pages = new Set<ServerResponse>();
  const tell = (page: ServerResponse) => page.write('data: edited\n\n');
  const listen = (page: ServerResponse, read: number) => {
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    page.write(': open\n\n');
    pages.add(page);
    page.on('close', () => pages.delete(page));
    // An edit between the page's request and this one would otherwise never reach it.
    if (read !== edits()) tell(page);
  };
  const assetResponse = createAssetResponses({ appDir, configDir });
  const asset = getRequestListener((request, env) =>
    assetResponse(request, assetIn((env as HttpBindings).incoming) ?? '', null),
  );
  return {
    template: async (_, read) => template.replace('</head>', () => `${tagOf(read)}</head>`),
    reloadTag: tagOf,
    rightToLeftRules: () => {
      rules ??= rulesOfBuild(appDir);
      return rules;
    },
    handle: (incoming, outgoing, otherwise) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
      if (pathname === editsPath) listen(outgoing, Number(searchParams.get('read')));
      else if (assetIn(incoming) !== undefined) void asset(incoming, outgoing);
      else otherwise();
    },
    reload: () => pages.forEach(tell),
  };
}
