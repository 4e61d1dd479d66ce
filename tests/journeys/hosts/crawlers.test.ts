import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { hosts } = read('hosts.json') as { hosts: Record<string, { brand?: { id?: string } }> };
const { brands, default: first } = read('brands.json') as {
  brands: Record<string, { name: string; slogan: string }>;
  default: string;
};

const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${inject('port')}${path}`);

describe('what a crawler gets', () => {
  it('is rules in robots.txt instead of a page', async () => {
    const answer = await ask('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n');
  });
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
