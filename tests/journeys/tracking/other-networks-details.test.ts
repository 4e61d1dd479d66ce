import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { renderRelease } from '../../../publish/releases/render-release.ts';
import type { NetworkDefinition } from '../../../schemas/index.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { launch } from '../../harness/browser.ts';
import { cachedApp } from '../../harness/cached-build.ts';
import { copyConfigOfHosts } from '../../harness/config-copy.ts';
import {
  clickIds,
  googleTag,
  imagePixel,
  metaPixel,
  tiktokPixel,
} from '../../runtime/trackers/other-networks.ts';
import { pathOfChannel, success } from '../harness/ad-channels.ts';
import { eventually } from '../harness/eventually.ts';
import { Visitor } from '../harness/visitor.ts';

/** A trackers.json of another company: none of the networks that ship, no search advertiser, no analytics host. */
const networks: Record<string, NetworkDefinition> = {
  meta: metaPixel,
  google: googleTag,
  tiktok: tiktokPixel,
  image: imagePixel,
};
/** What each is told of a confirmed form. */
const told: [string, string, unknown][] = [
  ['meta', '', ['track', 'Lead', { content_category: 'form' }]],
  ['google', '&gclid=g%2F1', ['event', 'conversion', { send_to: 'AW-1/id-google', gclid: 'g/1' }]],
  ['tiktok', '', ['track', 'SubmitForm']],
  ['image', '&li_fat_id=f', { ev: 'lead', id: 'id-image', click: 'f' }],
];
const numberOf = (network: string) => String(90_001 + Object.keys(networks).indexOf(network));

const folder = mkdtempSync(join(tmpdir(), 'funnel-other-networks-'));
let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const config = join(folder, 'config');
  copyConfigOfHosts(config, ['default']);
  const edit = (file: string, change: (text: string) => object) =>
    writeFileSync(join(config, file), JSON.stringify(change(readFileSync(join(config, file), 'utf8'))));
  edit('definitions/trackers.json', () => ({ networks, clickIds }));
  edit('definitions/site.json', (text) => ({ ...JSON.parse(text), address: { keep: ['_channel', 'from'] } }));
  edit('channels.json', (text) => {
    const { channels } = JSON.parse(text) as { channels: Record<string, { ads?: object }> };
    for (const one of Object.values(channels)) delete one.ads;
    for (const network of Object.keys(networks))
      channels[numberOf(network)] = { ads: { network, conversionId: `id-${network}` } };
    return { channels };
  });
  const read = readConfig(config);
  if (!read.config) throw new Error(JSON.stringify(read.diagnostics));
  const published = join(folder, 'public');
  await renderRelease(read.config, await cachedApp(), published, { sandbox: true, compression: 'fast' });
  server = await serve(published, {
    ...{ port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null },
    config,
  });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

// In `npm test` other-networks.test.ts judges every shape with imitations of the scripts, in a page without a browser.
describe('R-PROD 6: a network that only trackers.json knows', () => {
  it.each(told)(
    '%s is told of a confirmed form, and of nothing before the consent',
    async (network, query, form) => {
      await using visitor = await Visitor.arrive(browser, server.port, { token: 'ok' });
      await visitor.open(pathOfChannel(numberOf(network), query));
      expect(await visitor.sandboxRun.beacons()).toEqual([]);
      expect(new URL(visitor.page.url()).search).toBe(`?_channel=channel_${numberOf(network)}`);
      await visitor.fillShortForm();
      await visitor.submit();
      await success(visitor);
      const commands = async () =>
        (await visitor.sandboxRun.beacons()).map(({ network: of, command }) => JSON.stringify([of, command]));
      await eventually(async () => (await commands()).includes(JSON.stringify([network, form])), true);
      expect((await visitor.sandboxRun.beacons()).every((one) => one.network === network)).toBe(true);
      expect(await visitor.sandboxRun.records(), 'there is no analytics host').toEqual([]);
      expect(visitor.trouble).toEqual([]);
    },
  );
});
