import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript, deferredScript } from '../../../publish/inline-scripts/boot-script.ts';
import { type EmbeddedSite, shardAddress } from '../../../renderer/site-data/embedded-site.ts';

const shards = { version: '0123456789ab', count: 7 };
const embedded = { site: { settings: { defaultChannel: '5818' } }, shards } as unknown as EmbeddedSite;

const askedAt = (search: string, stored?: Record<string, string>) => run(search, stored).asked;
const preloadedAt = (search: string, stored?: Record<string, string>) => run(search, stored).preloaded;

/** What the HTML's script asks for at an address, and what it has the browser load ahead. */
function run(
  search: string,
  stored: Record<string, string> = {},
  chunks: readonly string[] = [],
): { asked: string[]; preloaded: string[] } {
  const asked: string[] = [];
  const preloaded: string[] = [];
  const document = {
    documentElement: { className: '' },
    title: 'Title',
    addEventListener: () => undefined,
    createElement: () => ({}),
    head: {
      appendChild: ({ href, src }: { href?: string; src?: string }) => preloaded.push(href ?? `${src} runs`),
    },
    querySelector: () => null,
  };
  const window = {
    location: { search },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    fetch: (address: string) => {
      asked.push(address);
      return Promise.resolve(null);
    },
    funnelEarly: undefined as { ask(): unknown } | undefined,
  };
  const script = `${bootScript(embedded, { httpClient: '/assets/calls.js', router: '/assets/router.js' })};${deferredScript(chunks)}`;
  const later: (() => void)[] = [];
  runInNewContext(script, { window, document, setTimeout: (task: () => void) => later.push(task) });
  expect(asked, 'before the page is painted').toEqual([]);
  expect(preloaded.filter((one) => chunks.includes(one))).toEqual([]);
  // As the app does where it is there sooner.
  window.funnelEarly?.ask();
  for (const task of later) task();
  return { asked, preloaded };
}

describe('the scripts in the HTML', () => {
  it.each(['5265', '683', '100001', 'constructor', 'a-b', '中文'])(
    'ask once for the shard of channel %s, at the address that the app would ask',
    (number) => {
      const address = shardAddress(number, shards);
      expect(askedAt(`?a=1&_channel=channel_${number}&b=2`)).toEqual([address]);
      expect(askedAt(`?_channel=${number}`)).toEqual([address]);
      expect(askedAt('', { _channel: `channel_${number}` })).toEqual([address]);
    },
  );

  it('ask ahead for calls and router where a token has to be looked at, and for nobody else', () => {
    const links = ['/assets/calls.js runs', '/assets/router.js'];
    expect(preloadedAt('', { access_token: 'abc' })).toEqual(links);
    expect(preloadedAt('?_token=abc')).toEqual(links);
    expect(preloadedAt('?markcode=abc')).toEqual(links);
    expect(preloadedAt('?_channel=5265')).toEqual([]);
  });

  it('ask for what the app imports once the page is painted, each once', () => {
    const chunks = ['/assets/jsx.js', '/assets/Benefits.js'];
    expect(run('', {}, chunks).preloaded).toEqual(chunks);
  });

  it('ask for nothing where the HTML knows the channel', () => {
    expect(askedAt('')).toEqual([]);
    expect(askedAt('?_channel=channel_5818')).toEqual([]);
    expect(askedAt('?_channel=', { _channel: '5818' })).toEqual([]);
  });
});
