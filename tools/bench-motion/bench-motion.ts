import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { assertAppBuildCurrent } from '../../publish/app-build/build-stamp.ts';
import { rebuildApp } from '../../publish/app-build/rebuild-app.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, root } from '../../publish/environment/settings.ts';
import { renderRelease } from '../../publish/releases/render-release.ts';
import { alignColumns } from '../bench/measurement-table.ts';
import { summary } from '../bench/measurements.ts';
import { chromiumFlags } from '../chromium/chromium-flags.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { serve } from '../serve/serve.ts';
import type { Frames } from './frames.ts';
import { type MovementName, movements, visitMovements } from './motion-visits.ts';

// npm run bench:motion [-- --runs N]: the frames of a sheet, a step and a wheel under a finger, on a phone whose
// processor is slowed four times, beside those of a page with nothing but one moving square.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const { config, report } = readCheckedConfig(root);
if (!Number.isInteger(runs) || runs < 1 || !config) {
  process.stderr.write(config ? '--runs takes a whole number from 1\n' : report);
  process.exit(3);
}
try {
  assertAppBuildCurrent(dist.app);
} catch {
  await rebuildApp();
}

/** The table: medians and spreads over the rounds, and ratios to the page of one square. */
function tableOf(figures: ReadonlyMap<MovementName, readonly Frames[]>): string {
  const of = (name: MovementName, what: keyof Frames) =>
    summary((figures.get(name) ?? []).map((frames) => frames[what]));
  const [base = 'nothing but one square'] = movements;
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const rows = movements.map((name) => {
    const [speed, late, task] = [of(name, 'perSecond'), of(name, 'late'), of(name, 'longestTask')];
    const best = of(base, 'perSecond').median;
    return [
      name,
      speed.median.toFixed(1),
      `${speed.least.toFixed(0)}–${speed.most.toFixed(0)}`,
      `×${(speed.median / best).toFixed(2)}`,
      percent(late.median),
      percent(of(base, 'late').median),
      task.median.toFixed(0),
      `${task.least.toFixed(0)}–${task.most.toFixed(0)}`,
    ];
  });
  const heads = [
    'frames a second',
    'spread',
    '× square',
    'late',
    'of the square',
    'longest task, ms',
    'spread',
  ];
  return alignColumns([['', ...heads], ...rows]);
}

const folder = mkdtempSync(join(tmpdir(), 'funnel-motion-'));
const dir = join(folder, 'public');
await renderRelease(config, dist.app, dir, { sandbox: true });
const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null, config: root };
const server = await serve(dir, settings);
const browser = await chromium.launch({
  executablePath: ensureChromium('tool'),
  headless: true,
  args: [...chromiumFlags],
});
const figures = new Map<MovementName, Frames[]>();
try {
  for (let round = 0; round <= runs; round++) {
    await visitMovements(browser, `http://localhost:${server.port}`, (name, frames) => {
      // The first round warms up.
      if (round > 0) figures.set(name, [...(figures.get(name) ?? []), frames]);
    });
    process.stderr.write(round === 0 ? 'warm-up\n' : `round ${round} of ${runs}\n`);
  }
  process.stdout.write(tableOf(figures));
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
