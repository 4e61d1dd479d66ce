import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRelease } from '../../../publish/releases/add-release.ts';
import { rollback } from '../../../publish/releases/rollback.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { smallSite } from '../../publish/releases/small-site.ts';
import { root } from '../../runtime/real-config.ts';

let folder: string;
let server: Awaited<ReturnType<typeof serve>>;
const paths = () => ({ releases: join(folder, 'releases'), public: join(folder, 'public') });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'funnel-serve-'));
  addRelease(paths(), smallSite('a'));
  const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null, config: root };
  server = await serve(paths().public, settings);
});
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function page() {
  const answer = await fetch(`http://127.0.0.1:${server.port}/login`);
  return { site: answer.headers.get('x-site'), html: await answer.text() };
}

describe('a running server', () => {
  it('serves the release that a publish switches to, and after a rollback the one before', async () => {
    expect(await page()).toMatchObject({ site: 'a', html: expect.stringContaining('<p>a</p>') });
    addRelease(paths(), smallSite('b'));
    expect(await page()).toMatchObject({ site: 'b', html: expect.stringContaining('<p>b</p>') });
    rollback(paths(), null);
    expect(await page()).toMatchObject({ site: 'a', html: expect.stringContaining('<p>a</p>') });
  });
  it('R-ERR 3: answers 404 for a file whose name is too long for the disk', async () => {
    for (const length of [255, 256, 5000]) {
      for (const folder of ['assets', 'config/pages']) {
        const answer = await fetch(`http://127.0.0.1:${server.port}/${folder}/${'a'.repeat(length)}.js`);
        expect(answer.status).toBe(404);
      }
    }
    const below = await fetch(`http://127.0.0.1:${server.port}/assets/x/${'a/'.repeat(3000)}`);
    expect(below.status).toBe(404);
  });
  it('serves HTML and headers of the same release however fast releases change', async () => {
    const asked = Array.from({ length: 60 }, async (_, at) => {
      if (at % 3 === 0) addRelease(paths(), smallSite(`n${at}`));
      const { site, html } = await page();
      expect(html).toContain(`<p>${site}</p>`);
    });
    await Promise.all(asked);
  });
});
