import { expect, it } from 'vitest';
import { siteConfig } from '../../../publish/nginx/nginx-config.ts';
import { findNginx } from '../../../tools/nginx/find-nginx.ts';
import { freePort, runNginx } from '../../../tools/nginx/run-nginx.ts';
import { ask } from './send-request.ts';

it.skipIf(!findNginx())(
  'nginx starts with 500 hosts, of long names too, each with its own headers',
  async () => {
    const long = 'a-rather-long-label-of-sixty-three-letters-as-dns-allows-at-most';
    const names = Array.from(
      { length: 500 },
      (_, at) => `h${at}.${at % 2 ? `${long.slice(0, 63)}.` : ''}example`,
    );
    const hosts = Object.fromEntries(
      ['default', ...names].map((host) => [
        host,
        { fallback: `hosts/${host}/index.html`, html: { '/': `hosts/${host}/login.html` } },
      ]),
    );
    const port = await freePort();
    const manifest = { format: 'funnel.publish/1', version: '0', sandbox: false, hosts, hashed: [] } as const;
    const site = siteConfig({ ...manifest, hashed: [] }, (html) => ({ 'referrer-policy': html }), {
      root: '/nowhere',
      api: new URL('http://127.0.0.1/{x};'),
      listen: [`127.0.0.1:${port}`],
      accessLog: null,
      brotli: false,
    });
    const nginx = await runNginx(site.replaceAll(/try_files .*;/g, 'return 200;'), port);
    try {
      for (const host of names.slice(0, 4)) {
        const { headers } = await ask(port, { host, path: '/login' });
        expect(headers['referrer-policy']).toBe(`hosts/${host}/index.html`);
      }
    } finally {
      await nginx.stop();
    }
  },
);
