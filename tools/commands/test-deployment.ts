import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertAppBuildCurrent } from '../../publish/app-build/build-stamp.ts';
import { currentAppBuild } from '../../publish/app-build/current-app-build.ts';
import { rebuildApp } from '../../publish/app-build/rebuild-app.ts';
import { dist, root } from '../../publish/environment/settings.ts';
import { deploymentFolder } from '../deployment/deployment-environment.ts';
import { deploymentReport, hasFailed } from '../deployment/deployment-report.ts';
import { PublisherProcess } from '../deployment/publisher-process.ts';
import { runLoad } from '../deployment/run-load.ts';
import { writeConfigs } from '../deployment/write-configs.ts';
import { findNginx, nginxPackages } from '../nginx/find-nginx.ts';
import { freePort, runNginx } from '../nginx/run-nginx.ts';

// npm run test:deployment [-- --seconds N]: publishes or rolls back every second behind a real nginx, under the visits of
// 200 connections and 2,000 leads a minute, and prints what the visitors got. Exits with 1 where one of them got an error
// or parts of two versions, or where a lead is missing or stored twice.
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);
const connections = 200;
const leadsPerMinute = 2000;

const hasNginx = findNginx() !== null;
if (!Number.isInteger(seconds) || seconds < 5 || !hasNginx) {
  process.stderr.write(
    hasNginx
      ? '--seconds takes a whole number from 5\n'
      : `there is no nginx: apt-get install ${nginxPackages}\n`,
  );
  process.exit(3);
}
try {
  assertAppBuildCurrent(dist.app);
} catch {
  await rebuildApp();
}

const temporary = mkdtempSync(join(tmpdir(), 'funnel-deployment-'));
// nginx started by root reads as another user.
chmodSync(temporary, 0o755);
const folder = deploymentFolder(temporary);
const stops: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })];
const start = (file: string) => {
  const env = { FUNNEL_DIST: folder.dist, FUNNEL_DATA: folder.data, PORT: '0', FUNNEL_API: '' };
  const child = fork(join(root, 'tools/deployment', file), { env: { ...process.env, ...env } });
  stops.unshift(() => child.kill());
  return child;
};
try {
  cpSync(currentAppBuild(), join(folder.dist, 'app'), { recursive: true });
  writeConfigs(folder.configs);
  const [sandboxPort] = (await once(start('sandbox-server.ts'), 'message')) as [number];
  const publisher = new PublisherProcess(start('publisher.ts'));
  const [port, site, milliseconds] = [await freePort(), join(temporary, 'site.conf'), seconds * 1000];
  const api = `http://127.0.0.1:${sandboxPort}/api`;
  await publisher.prepare({ configs: folder.configs, site, api, port, milliseconds });
  const nginx = await runNginx(`include ${site};`, port);
  stops.unshift(() => nginx.stop());
  const { hosts } = JSON.parse(readFileSync(join(root, 'hosts.json'), 'utf8')) as { hosts: object };
  const load = {
    ports: { nginx: port, sandbox: sandboxPort },
    hosts: Object.keys(hosts).filter((host) => host !== 'default'),
    connections,
    leadsPerMinute,
  };
  const findings = await runLoad(load, () => {
    publisher.begin(nginx.pid);
    return Date.now() + milliseconds;
  });
  await publisher.end();
  const { published, rolledBack } = publisher;
  const run = { seconds, connections, published, rolledBack, ...findings };
  process.stdout.write(deploymentReport(run));
  process.exitCode = hasFailed(run) ? 1 : 0;
} finally {
  for (const stop of stops) await stop();
}
