import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { originOf } from '../harness/visitor.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { hosts } = read('hosts.json') as { hosts: Record<string, { brand?: { id?: string } }> };
const { brands, default: first } = read('brands.json') as {
  brands: Record<string, { name: string; slogan: string; theme: { primary: string } }>;
  default: string;
};

const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${inject('port')}${path}`);

/** As a browser at the address of this host asks. */
async function askHost(host: string, path: string) {
  const headers = { host: new URL(originOf(host, inject('port'))).host };
  const request = get({ host: '127.0.0.1', port: inject('port'), path, headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { type: response.headers['content-type'], body: await text(response) };
}

describe('what a crawler gets', () => {
  it('is rules in robots.txt instead of a page', async () => {
    const answer = await ask('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n');
  });
  it.each(Object.keys(hosts))(
    'is the web app manifest of the brand of %s, whose icon exists',
    async (host) => {
      const { type, body } = await askHost(host, '/manifest.webmanifest');
      const brand = brands[hosts[host]?.brand?.id ?? first];
      expect(type).toBe('application/manifest+json');
      const manifest = JSON.parse(body);
      expect(manifest).toMatchObject({
        ...{ name: brand?.name, short_name: brand?.name, theme_color: brand?.theme.primary },
        ...{ lang: 'zh-CN', start_url: '/', display: 'browser' },
      });
      for (const { src, type: said } of manifest.icons) {
        const icon = await ask(src);
        expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, said]);
      }
    },
  );
  it("is a description of the host's brand, on prerendered pages and on others", async () => {
    const brand = brands[hosts.default?.brand?.id ?? first];
    for (const path of ['/', '/city']) {
      const html = await (await ask(path)).text();
      const description = /<meta name="description" content="([^"]*)">/.exec(html)?.[1];
      expect(description, path).toContain(brand?.name);
      expect(description, path).toContain(brand?.slogan);
    }
  });
});
