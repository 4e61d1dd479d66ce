import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { assertAppBuildCurrent } from '../../publish/app-build/build-stamp.ts';
import { rebuildApp } from '../../publish/app-build/rebuild-app.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, root, settingsOrExit } from '../../publish/environment/settings.ts';
import { nginxBlock } from '../../publish/nginx/nginx-block.ts';
import { siteConfig } from '../../publish/nginx/nginx-config.ts';
import { readManifest } from '../../publish/releases/manifest.ts';
import { readPageHeaders } from '../../publish/releases/open-release.ts';
import { renderRelease } from '../../publish/releases/render-release.ts';
import { selectorsByName } from '../bench/builds.ts';
import { measurementTable } from '../bench/measurement-table.ts';
import { addMeasurement, type Measurements } from '../bench/measurements.ts';
import { stackSite } from '../bench/peer-site.ts';
import { createSelfSignedCertificate } from '../bench/self-signed-certificate.ts';
import { startSlowLine } from '../bench/slow-line.ts';
import { visitOverSlowLine } from '../bench/visit-over-slow-line.ts';
import { chromiumFlags } from '../chromium/chromium-flags.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { findNginx, nginxPackages } from '../nginx/find-nginx.ts';
import { freePort, runNginx } from '../nginx/run-nginx.ts';

// npm run bench:line [-- --runs N]: the landing page, the static page and the page made of the same packages, served
// by nginx with TLS over an emulated slow line, with several sizes of TLS records. The emulation of npm run bench
// works above TLS.
const recordSizes = ['16k', '4k', '1400'] as const;
const names = { static: 'static.test', ours: 'ours.test', stack: 'stack.test' } as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
const { config, report } = readCheckedConfig(settingsOrExit().config);
if (!Number.isInteger(runs) || runs < 1 || !config || !findNginx()) {
  const why = config ? `there is no nginx: apt-get install ${nginxPackages}\n` : report;
  process.stderr.write(findNginx() && config ? '--runs takes a whole number from 1\n' : why);
  process.exit(3);
}
try {
  assertAppBuildCurrent(dist.app);
} catch {
  await rebuildApp();
}

const folder = mkdtempSync(join(tmpdir(), 'funnel-line-'));
// nginx started by root reads as another user.
chmodSync(folder, 0o755);
const dir = join(folder, 'public');
await renderRelease(config, dist.app, dir, { sandbox: false });
const manifest = readManifest(dir);
const [bare, stack] = [join(folder, 'static'), join(folder, 'stack')];
mkdirSync(bare);
copyFileSync(join(root, 'tests/bench/static/landing.html'), join(bare, 'index.html'));
stackSite(stack);
for (const one of [bare, stack]) gzipFiles(one);
const { key, cert } = createSelfSignedCertificate();
const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
writeFileSync(keyFile, key);
writeFileSync(certFile, cert);

function gzipFiles(from: string): void {
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const file = join(from, name);
    if (statSync(file).isFile()) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/** An nginx whose TLS records are of one size, behind a slow line. */
async function startSite(recordSize: string) {
  const port = await freePort();
  const listen = `127.0.0.1:${port} ssl http2`;
  const generated = siteConfig(manifest, (html) => readPageHeaders({ dir, manifest }, html), {
    root: dir,
    api: new URL('http://127.0.0.1:9'),
    listen: [listen],
    accessLog: null,
    brotli: false,
  });
  const tls = `ssl_certificate ${certFile}; ssl_certificate_key ${keyFile}; ssl_buffer_size ${recordSize};`;
  const types = 'types { text/html html; text/javascript js; text/css css; }';
  const others = [
    { name: names.static, dir: bare },
    { name: names.stack, dir: stack },
  ].flatMap(({ name, dir: files }) => {
    const served = [`root ${files};`, types, 'charset utf-8;', 'gzip_static on;', 'access_log off;'];
    return nginxBlock('server', [`listen ${listen};`, `server_name ${name};`, ...served]);
  });
  const nginx = await runNginx(`${tls}\n${generated}${others.join('\n')}\n`, port);
  const line = await startSlowLine(port);
  return { recordSize, line, nginx };
}

const browser = await chromium.launch({
  executablePath: ensureChromium('tool'),
  headless: true,
  args: [...chromiumFlags, '--host-resolver-rules=MAP *.test 127.0.0.1'],
});
const sites = await Promise.all(recordSizes.map(startSite));
const figures: Measurements = new Map();
try {
  for (let round = 0; round <= runs; round++) {
    for (const { recordSize, line } of sites) {
      for (const [build, host] of Object.entries(names) as [keyof typeof names, string][]) {
        const path = build === 'ours' ? '/login' : '/';
        const times = await visitOverSlowLine(
          browser,
          `https://${host}:${line.port}${path}`,
          selectorsByName,
        );
        // The first round warms up.
        if (round === 0) continue;
        for (const [what, value] of Object.entries(times))
          addMeasurement(figures, `${what}, records of ${recordSize}`, build, value);
      }
    }
    process.stderr.write(round === 0 ? 'warm-up\n' : `round ${round} of ${runs}\n`);
  }
  const inOrder = new Map([...figures].sort(([one], [other]) => (one < other ? -1 : 1)));
  process.stdout.write(measurementTable(inOrder, ['static', 'ours', 'stack']));
} finally {
  await browser.close();
  for (const { nginx, line } of sites) {
    line.close();
    await nginx.stop();
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
