import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertAppBuildCurrent } from '../../publish/app-build/build-stamp.ts';
import { rebuildApp } from '../../publish/app-build/rebuild-app.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, settingsOrExit } from '../../publish/environment/settings.ts';
import { nginxBlock } from '../../publish/nginx/nginx-block.ts';
import { siteConfig } from '../../publish/nginx/nginx-config.ts';
import { readManifest } from '../../publish/releases/manifest.ts';
import { readPageHeaders } from '../../publish/releases/open-release.ts';
import { renderRelease } from '../../publish/releases/render-release.ts';
import { runHttpLoad } from '../bench/http-load.ts';
import { nginxWorkerCpuMs } from '../bench/nginx-worker-time.ts';
import { findNginx, nginxPackages } from '../nginx/find-nginx.ts';
import { freePort, runNginx } from '../nginx/run-nginx.ts';

// npm run bench:serve: landing pages per second from nginx with the generated configuration, compared with the same
// bytes as a plain file from the same nginx. Both on loopback, one worker, interleaved; medians.
const rounds = 7;
const load = { connections: 32, milliseconds: 2000 };

const { config, report } = readCheckedConfig(settingsOrExit().config);
if (!config || !findNginx()) {
  process.stderr.write(config ? `there is no nginx: apt-get install ${nginxPackages}\n` : report);
  process.exit(3);
}
try {
  assertAppBuildCurrent(dist.app);
} catch {
  await rebuildApp();
}

const folder = mkdtempSync(join(tmpdir(), 'funnel-bench-'));
// nginx started by root reads as another user.
chmodSync(folder, 0o755);
const dir = join(folder, 'public');
await renderRelease(config, dist.app, dir, { sandbox: false });
const manifest = readManifest(dir);
const [port, barePort] = [await freePort(), await freePort()];
const generated = siteConfig(manifest, (html) => readPageHeaders({ dir, manifest }, html), {
  root: dir,
  api: new URL('http://127.0.0.1:9'),
  listen: [`127.0.0.1:${port}`],
  accessLog: null,
  brotli: findNginx()?.brotliModule !== null,
});

/** The landing page served by the generated configuration, and the same bytes as a plain file. */
const landing = join(dir, manifest.hosts.default?.html['/login'] ?? manifest.hosts.default?.fallback ?? '');
const ends = { identity: '', gzip: '.gz' };
for (const [name, end] of Object.entries(ends))
  writeFileSync(join(dir, `${name}.html`), readFileSync(landing + end));
const bare = nginxBlock('server', [`listen 127.0.0.1:${barePort};`, `root ${dir};`, 'access_log off;']).join(
  '\n',
);

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const nginx = await runNginx(`${generated}${bare}\n`, port);

/** Requests a second, and microseconds of nginx's processor time for each. */
async function measure(ofPort: number, path: string, encoding: string) {
  const before = nginxWorkerCpuMs(nginx.pid);
  const { requests, seconds } = await runHttpLoad({ port: ofPort, path, encoding, ...load });
  const used = nginxWorkerCpuMs(nginx.pid) - before;
  return { perSecond: requests / seconds, micros: (used / requests) * 1000 };
}

try {
  for (const encoding of ['identity', 'gzip'] as const) {
    const asked = [
      { what: 'generated configuration', port, path: '/login' },
      { what: 'bare static file', port: barePort, path: `/${encoding}.html` },
    ].map((one) => ({ ...one, perSecond: [] as number[], micros: [] as number[] }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const one of asked) {
        const { perSecond, micros } = await measure(one.port, one.path, encoding);
        // The first round warms up.
        if (round > 0) one.perSecond.push(perSecond);
        if (round > 0) one.micros.push(micros);
      }
    }
    const bytes = readFileSync(landing + ends[encoding]).length;
    process.stdout.write(
      `\nlanding page, ${encoding}, ${bytes} bytes, ${load.connections} connections, ${rounds} rounds\n`,
    );
    for (const { what, perSecond, micros } of asked) {
      const spread = `${Math.round(Math.min(...perSecond))} to ${Math.round(Math.max(...perSecond))}`;
      process.stdout.write(
        `  ${what.padEnd(24)} ${String(Math.round(median(perSecond))).padStart(6)} requests/s (${spread}), ${median(micros).toFixed(1)} µs of nginx each\n`,
      );
    }
    const [ours, theirs] = asked;
    if (!ours || !theirs) continue;
    const rates = ours.perSecond.map((rate, round) => rate / (theirs.perSecond[round] ?? Number.NaN));
    const times = median(ours.micros) / median(theirs.micros);
    process.stdout.write(
      `  ratio: ${median(rates).toFixed(2)} of its requests/s, ${times.toFixed(2)} times its processor time\n`,
    );
  }
} finally {
  await nginx.stop();
  rmSync(folder, { recursive: true, force: true });
}
