import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, root } from '../../publish/environment/settings.ts';
import { listFiles } from '../../publish/files/list-files.ts';
import { readManifest } from '../../publish/releases/manifest.ts';
import { renderRelease } from '../../publish/releases/render-release.ts';
import { shardAddress } from '../../renderer/site-data/shard-address.ts';
import {
  decideVisit,
  noChannelInfo,
  resolveSite,
  type Situation,
  shardCount,
  shardsOf,
  siteCore,
  withShard,
} from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { growConfig } from '../bench-scale/grow-config.ts';
import { growHosts } from '../bench-scale/grow-hosts.ts';

// npm run bench:scale [SIZE…]: for generated configs up to 100 hosts × 100,000 channels × 200 pages: the time of a
// publish, its size, what one visitor downloads besides the app, and the time of one decision on the phone. A SIZE is
// HOSTSxCHANNELSxPAGES.
interface Size {
  hosts: number;
  channels: number;
  pages: number;
}
const sizes: Size[] = (
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['16x100x50', '100x1000x200', '100x10000x200', '100x100000x200']
).map((text) => {
  const [hosts = 0, channels = 0, pages = 0] = text.split('x').map(Number);
  if (!(hosts > 0 && channels > 0 && pages > 0)) throw new Error(`"${text}" is no HOSTSxCHANNELSxPAGES`);
  return { hosts, channels, pages };
});

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const gzipped = (file: string): number => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;

/** Config bytes that visitors of some channels download: the HTML of the first host's root and their shard. */
function bytesOfVisitors(dir: string, config: Config): { html: number; shard: number; largest: number } {
  const host = Object.keys(config.hosts.hosts)[0] ?? '';
  const file = readManifest(dir).hosts[host]?.html['/'] ?? '';
  const shards = readdirSync(join(dir, 'config/channels')).filter((name) => name.endsWith('.json'));
  const sizesOfShards = shards.map((name) => gzipped(join(dir, 'config/channels', name)));
  const version = shards[0]?.split('.')[1] ?? '';
  const count = shardCount(Object.keys(config.channels.channels).length);
  const listed = Object.keys(config.channels.channels).slice(1, 201);
  const ofVisitors = listed.map((number) => gzipped(join(dir, shardAddress(number, { version, count }))));
  return {
    html: gzipSync(readFileSync(join(dir, file)), { level: 9 }).length,
    shard: ofVisitors.reduce((sum, one) => sum + one, 0) / ofVisitors.length,
    largest: Math.max(...sizesOfShards),
  };
}

/** Microseconds of processor time of one decision on the phone of a visitor, with the site that it has loaded. */
function decisionMicroseconds(config: Config): number {
  const whole = resolveSite(config, 'default');
  const number = Object.keys(whole.channels).at(-1) ?? '';
  const shard = shardsOf(whole).find(({ channels }) => Object.hasOwn(channels, number));
  if (!shard) throw new Error('every channel is in a shard');
  const site = withShard(siteCore(whole), shard);
  const routes = Object.keys(site.routes);
  const situation: Situation = {
    ...{ channel: number, query: {}, token: true, appName: null, firstVisit: false, loginAddress: null },
    device: { os: 'other', wechat: false, inApp: false },
    answers: {
      user: 'ok',
      channelInfo: noChannelInfo(site.facts),
      ipInfo: { name: Object.keys(site.cityNames)[0] ?? '' },
    },
  };
  const decide = () => {
    for (let at = 0; at < 50_000; at++)
      decideVisit(site, situation, { route: routes[at % routes.length] ?? '', outcome: null });
  };
  decide();
  const before = process.cpuUsage();
  decide();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 50_000;
}

const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const folder = mkdtempSync(join(tmpdir(), 'funnel-scale-'));
try {
  if (!existsSync(join(dist.app, 'index.html')))
    throw new Error('there is no app build: npm run build makes it');
  let first: number | undefined;
  for (const { hosts, channels, pages } of sizes) {
    const name = `${hosts}x${channels}x${pages}`;
    const [from, to] = [join(folder, `${name}-config`), join(folder, name)];
    growConfig(root, from, channels);
    growHosts(from, hosts, pages);
    const { config, report } = readCheckedConfig(from);
    if (!config) throw new Error(report);
    const before = process.cpuUsage();
    const began = performance.now();
    await renderRelease(config, dist.app, to, { sandbox: false });
    const [seconds, wall] = [secondsSince(before), (performance.now() - began) / 1000];
    const files = listFiles(to);
    const size = files.reduce((sum, file) => sum + statSync(join(to, file)).size, 0);
    const { html, shard, largest } = bytesOfVisitors(to, config);
    first ??= html + shard;
    process.stdout.write(
      [
        `${hosts} hosts × ${channels} channels × ${Object.keys(config.pages).length} pages`,
        `  publish ${seconds.toFixed(1)} s of processor time, ${wall.toFixed(1)} s; ${files.length} files, ${(size / 1e6).toFixed(1)} MB; peak memory ${(process.resourceUsage().maxRSS / 1000).toFixed(0)} MB`,
        `  one visitor: HTML ${kilobytes(html)} KB gzip, shard ${kilobytes(shard)} KB (largest ${kilobytes(largest)}), ×${((html + shard) / first).toFixed(3)} the first size`,
        `  one decision: ${decisionMicroseconds(config).toFixed(2)} µs`,
        '',
      ].join('\n'),
    );
    for (const dir of [from, to]) rmSync(dir, { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
