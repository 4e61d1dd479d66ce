import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { contentSecurityPolicy } from '../../../publish/http/content-security-policy.ts';
import { embeddedDataOf, pageBundleOf } from '../../../publish/site-data/site-data.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { root } from '../../runtime/real-config.ts';

let dir = '';
let read: ReturnType<typeof readConfig>;

/** The small config with an empty trackers.json, and channels without ads. */
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'funnel-no-networks-'));
  cpSync(join(root, 'tests/configs/ok/small'), dir, { recursive: true });
  const edit = (file: string, change: (value: Record<string, unknown>) => unknown) => {
    const path = join(dir, file);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
  };
  edit('definitions/trackers.json', () => ({ networks: {} }));
  edit('channels.json', ({ channels }) => ({
    channels: Object.fromEntries(
      Object.entries(channels as Record<string, { ads?: object }>).map(([id, { ads: _, ...rest }]) => [
        id,
        rest,
      ]),
    ),
  }));
  edit('definitions/site.json', (site) => ({ ...site, oneTap: null, address: { keep: ['_channel'] } }));
  read = readConfig(dir);
});
afterAll(() => rmSync(dir, { recursive: true }));

const target = { sandbox: false } as const;
const valid = (): Config => {
  if (!read.config) throw new Error(JSON.stringify(read.diagnostics));
  return read.config;
};

describe('a config without ad networks, search advertiser, click ids and analytics host', () => {
  it('has no finding', () => {
    expect(read.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([]);
  });

  it('publishes nothing about them', () => {
    const names = { pages: 'v', shards: { version: 'v', count: 1 } };
    const { site } = embeddedDataOf(valid(), 'default', null, names, target);
    expect(site.networks).toEqual({});
    for (const key of ['searchAdvertiser', 'clickIds', 'record']) expect(site).not.toHaveProperty(key);
    expect(resolveSite(valid(), 'default').facts).not.toHaveProperty('query');
  });

  it('lists no third party, and allows none', () => {
    const body = [{ type: 'trackers' as const, id: 'list', title: 'Third parties', intro: 'Who gets what.' }];
    const pages = { ...valid().pages, list: { id: 'list', outcomes: [], body } };
    const config = { ...valid(), pages } as Config;
    expect(pageBundleOf(config, 'list').trackers).toEqual([]);
    expect(contentSecurityPolicy(config, { styles: [], scripts: [], sandbox: false })).not.toContain(
      'https://',
    );
  });
});
