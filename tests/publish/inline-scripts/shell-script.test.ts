import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { buildInlineScripts } from '../../../publish/app-build/build-inline-scripts.ts';
import { inlineScript } from '../../../publish/inline-scripts/inline-script.ts';
import type { ShellScriptData } from '../../../renderer/inline-scripts/script-data.ts';

const { shell } = await buildInlineScripts();
const data: ShellScriptData = {
  version: '0123456789ab',
  embedded: 'login',
  files: ['/assets/List.js', '/assets/List.css', '/assets/Status.js', '/assets/Notice.js'],
  pages: {
    '/': ['login', 0, [3]],
    '/list': ['list', 0, [0, 1]],
    '/form': ['form', 1, [0]],
    '*': ['not-found', 0, [2]],
  },
};
const bundleOf = (page: string) => `/config/pages/${page}.0123456789ab.json`;

interface Link {
  rel: string;
  as?: string;
  crossOrigin?: string;
  href: string;
}

/** Runs the shell script at a path; returns what it requests. */
function run(
  pathname: string,
  { hidesPage = false, respond = async (): Promise<unknown> => ({ ok: true, json: () => 1 }) } = {},
) {
  const chunks: string[] = [];
  const links: Link[] = [];
  const bundles: string[] = [];
  const boot: { page?: { address: string; json: Promise<unknown> } } = {};
  const window = {
    location: { pathname },
    fetch: (address: string) => {
      bundles.push(address);
      return respond();
    },
    funnelBoot: Object.assign(boot, { hidesPage, preload: (address: string) => chunks.push(address) }),
  };
  const document = { createElement: () => ({}), head: { appendChild: (link: Link) => links.push(link) } };
  runInNewContext(inlineScript(shell, data), { window, document });
  return { chunks, bundles, links: links.map((link) => ({ ...link })), page: boot.page };
}

describe('the shell script', () => {
  it('requests bundle, chunks and style sheets of the page of the path, with or without a slash at the end', async () => {
    for (const path of ['/list', '/list/']) {
      const { chunks, bundles, links, page } = run(path);
      expect(chunks).toEqual(['/assets/List.js']);
      expect(links).toEqual([{ rel: 'preload', as: 'style', crossOrigin: '', href: '/assets/List.css' }]);
      expect(bundles).toEqual([bundleOf('list')]);
      expect(page?.address).toBe(bundleOf('list'));
      expect(await page?.json).toBe(1);
    }
  });

  it.each(['/nowhere', '/list//', '/LIST', '/*', '*', '/constructor', '/__proto__', '/%zz'])(
    'requests the catch-all page at %s',
    (path) => expect(run(path).bundles).toEqual([bundleOf('not-found')]),
  );

  it('requests a page that needs a login for a visitor with a token or a mark, else that of the login', () => {
    expect(run('/form', { hidesPage: true })).toMatchObject({ bundles: [bundleOf('form')] });
    expect(run('/form')).toMatchObject({ bundles: [], chunks: ['/assets/Notice.js'] });
  });

  it('requests no bundle that the HTML contains', () => {
    expect(run('/')).toMatchObject({ bundles: [], page: undefined });
  });

  it('leaves a failure to the app, which requests the bundle again', async () => {
    const failed = run('/list', { respond: async () => ({ ok: false, status: 404 }) });
    await expect(failed.page?.json).rejects.toBe(404);
    const lost = run('/list', { respond: () => Promise.reject(new TypeError('lost')) });
    await expect(lost.page?.json).rejects.toThrow('lost');
  });
});
