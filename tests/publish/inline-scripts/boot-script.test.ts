import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { buildInlineScripts } from '../../../publish/app-build/build-inline-scripts.ts';
import { bootScript, deferredScript } from '../../../publish/inline-scripts/boot-script.ts';
import type { BootScriptState } from '../../../renderer/site-data/boot-script-state.ts';
import type { EmbeddedSite } from '../../../renderer/site-data/embedded-site.ts';
import { shardAddress } from '../../../renderer/site-data/shard-address.ts';

const shards = { version: '0123456789ab', count: 7 };
const embedded = {
  site: {
    settings: { defaultChannel: '5818' },
    endpoints: { save: { lead: true }, logIn: {} },
  },
  shards,
  bundles: {
    page: {
      forms: { loan: { id: 'loan', endpoint: 'save' }, login: { id: 'login', endpoint: 'logIn' } },
      receipts: { loan: { id: 'loan' }, wish: { id: 'wish' } },
    },
  },
} as unknown as EmbeddedSite;

const scripts = await buildInlineScripts();

const requestedAt = (search: string, stored?: Record<string, string>) => run(search, stored).requested;
const loadedAt = (search: string, stored?: Record<string, string>) => run(search, stored).loaded;

/**
 * Runs the boot script and the deferred script; returns the addresses that they fetch, and the chunks that they load.
 */
function run(
  search: string,
  stored: Record<string, string> = {},
  chunks: readonly string[] = [],
  hidesLogin?: boolean,
): { requested: string[]; loaded: string[] } {
  const requested: string[] = [];
  const loaded: string[] = [];
  const document = {
    documentElement: { className: '' },
    title: 'Title',
    addEventListener: () => undefined,
    createElement: () => ({}),
    head: {
      appendChild: ({ href, src }: { href?: string; src?: string }) => loaded.push(href ?? `${src} runs`),
    },
    querySelector: () => null,
  };
  const window = {
    location: { search },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    fetch: (address: string) => {
      requested.push(address);
      return Promise.resolve(null);
    },
    funnelBoot: undefined as BootScriptState | undefined,
  };
  const early = { httpClient: '/assets/calls.js', router: '/assets/router.js' };
  const boot = bootScript(scripts, embedded, early, hidesLogin);
  const script = `${boot};${deferredScript(scripts, chunks)}`;
  const tasks: (() => void)[] = [];
  runInNewContext(script, { window, document, setTimeout: (task: () => void) => tasks.push(task) });
  expect(requested, 'before the page is painted').toEqual([]);
  expect(loaded.filter((one) => chunks.includes(one))).toEqual([]);
  // As the app does if it starts first.
  window.funnelBoot?.loadShard();
  for (const task of tasks) task();
  return { requested, loaded };
}

describe('the boot script and the deferred script', () => {
  it.each(['5265', '683', '100001', 'constructor', 'a-b', '中文'])(
    'request the shard of channel %s once, at the address that the app would request',
    (number) => {
      const address = shardAddress(number, shards);
      expect(requestedAt(`?a=1&_channel=channel_${number}&b=2`)).toEqual([address]);
      expect(requestedAt(`?_channel=${number}`)).toEqual([address]);
      expect(requestedAt('', { _channel: `channel_${number}` })).toEqual([address]);
    },
  );

  it('load HTTP client and router only for a visitor whose token or mark has to be checked', () => {
    const links = ['/assets/calls.js runs', '/assets/router.js'];
    expect(loadedAt('', { access_token: 'abc' })).toEqual(links);
    expect(loadedAt('?_token=abc')).toEqual(links);
    expect(loadedAt('?markcode=abc')).toEqual(links);
    expect(loadedAt('?_channel=5265')).toEqual([]);
  });

  it('hide the page from a visitor who has sent or begun a form of it', () => {
    const links = ['/assets/calls.js runs', '/assets/router.js'];
    expect(loadedAt('', { 'lead.loan': '{}' })).toEqual(links);
    expect(loadedAt('', { 'draft.loan': '{}' })).toEqual(links);
    expect(loadedAt('', { 'lead.other': '{}', 'draft.login': '{}' })).toEqual([]);
  });

  it('hide the page from a visitor of whose lead it may tell', () => {
    expect(loadedAt('', { 'lead.wish': '{}' })).toEqual(['/assets/calls.js runs', '/assets/router.js']);
    expect(loadedAt('', { 'draft.wish': '{}' })).toEqual([]);
  });

  it('show the page to a visitor with a login where it is the same for them', () => {
    expect(run('', { access_token: 'abc' }, [], false).loaded).toEqual([]);
    expect(run('?_token=abc', {}, [], false).loaded).not.toEqual([]);
  });

  it('preload each chunk that the app imports once, after the paint', () => {
    const chunks = ['/assets/jsx.js', '/assets/Benefits.js'];
    expect(run('', {}, chunks).loaded).toEqual(chunks);
  });

  it('request nothing if the HTML contains the channel', () => {
    expect(requestedAt('')).toEqual([]);
    expect(requestedAt('?_channel=channel_5818')).toEqual([]);
    expect(requestedAt('?_channel=', { _channel: '5818' })).toEqual([]);
  });
});
