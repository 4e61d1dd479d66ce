import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { OpsConsole, serveConsole } from '../../console/index.ts';
import { currentAppBuild } from '../../publish/app-build/current-app-build.ts';
import { ensureAppBuild } from '../../publish/app-build/ensure-app-build.ts';
import { root } from '../../publish/environment/settings.ts';
import { alignColumns } from '../bench/measurement-table.ts';
import { summary } from '../bench/measurements.ts';
import { measurePage } from '../bench-console/page-times.ts';
import { measureServer } from '../bench-console/server-times.ts';
import { growConfig } from '../bench-scale/grow-config.ts';
import { chromiumFlags } from '../chromium/chromium-flags.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { consolePageDir, ensureConsolePage } from '../console-page/ensure-console-page.ts';
import { createPageFiles } from '../console-page/page-files.ts';
import { servePreviews } from '../preview-server/preview-servers.ts';

// npm run bench:console -- 5000: what an operator waits for with that many channels, on this machine: in the console's
// server, and in a Chromium from the key to the paint.
const count = Number(process.argv[2] ?? 5000);
const visits = 5;

/** Medians that the console is built for, ms. */
const targets: Readonly<Record<string, number>> = {
  'open the channels': 1000,
  'key in a cell': 50,
  'Enter in a cell': 50,
  'key in the filter of rows': 50,
  'key to the phone': 150,
  'plan of 200 bulk edits': 3000,
};

const home = mkdtempSync(join(tmpdir(), 'funnel-bench-console-'));
const [dir, stateDir] = [join(home, 'config'), join(home, 'state')];
mkdirSync(dir);
growConfig(root, dir, count);
await Promise.all([ensureAppBuild(), ensureConsolePage()]);
const preview = await servePreviews({ configDir: dir, stateDir, appDir: currentAppBuild() });
const ops = new OpsConsole({ dir, stateDir, preview });
const served = await serveConsole(ops, 0, createPageFiles(consolePageDir));
preview.allowFrames([`http://127.0.0.1:${served.port}`]);
const browser = await chromium.launch({
  executablePath: ensureChromium('tool'),
  headless: true,
  args: [...chromiumFlags],
});
const times = new Map<string, number[]>();
const note = (name: string, ms: number) => void times.set(name, [...(times.get(name) ?? []), ms]);
try {
  await measureServer(ops, note);
  await measurePage(browser, `http://127.0.0.1:${served.port}/#token=${served.token}`, visits, note);
} finally {
  await browser.close();
}
const bytes = ops.draft.text('channels.json').length;
process.stdout.write(`${count} channels, ${(bytes / 1e6).toFixed(1)} MB\n`);
const rows = [...times].map(([name, all]) => {
  const { median, most } = summary(all);
  const target = targets[name];
  const verdict = target === undefined ? '' : median <= target ? 'met' : 'missed';
  return [name, median.toFixed(1), most.toFixed(1), target === undefined ? '' : `≤ ${target}`, verdict];
});
process.stdout.write(alignColumns([['ms', 'median', 'worst', 'target', ''], ...rows]));
await Promise.all([served.close(), ops.close(), preview.close()]);
rmSync(home, { recursive: true, force: true });
process.exit(rows.some((row) => row.at(-1) === 'missed') ? 1 : 0);
