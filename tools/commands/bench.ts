import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { type Build, startBuilds } from '../bench/builds.ts';
import { visitForm } from '../bench/form-visits.ts';
import { measureImpatientVisit, measurePatientVisit } from '../bench/landing-visits.ts';
import { measurementTable } from '../bench/measurement-table.ts';
import { addMeasurement, type Measurements, summary } from '../bench/measurements.ts';
import { longestForm, shortestForm, targetsTable } from '../bench/targets.ts';
import { chromiumFlags } from '../chromium/chromium-flags.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';

// npm run bench [-- --runs N --only landing|forms|keys --whole --json]: our app beside a hand-written static page and two
// peers, on a slow phone and network. Milliseconds depend on the machine: compare only ratios within one run.
const parts = ['landing', 'forms', 'keys'] as const;
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string', multiple: true, default: [...parts] },
    whole: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const unknown = values.only.filter((one) => !(parts as readonly string[]).includes(one));
if (!Number.isInteger(runs) || runs < 1 || unknown.length > 0) {
  process.stderr.write(`--runs takes a whole number from 1, --only takes ${parts.join(', ')}\n`);
  process.exit(3);
}
const counts = [shortestForm, 100, 500, longestForm];

/**
 * Interleaved rounds, one visit per build, so that a busy moment affects all builds; each round starts with another
 * build, so that none always follows the same one. The first round is a warm-up.
 */
async function inRounds(what: string, builds: readonly Build[], visit: (build: Build) => Promise<object>) {
  for (let round = 0; round <= runs; round++) {
    const from = round % builds.length;
    for (const build of [...builds.slice(from), ...builds.slice(0, from)]) {
      const measured = await visit(build);
      if (round === 0) continue;
      for (const [name, value] of Object.entries(measured)) addMeasurement(figures, name, build.name, value);
    }
    process.stderr.write(`${what}: ${round === 0 ? 'warm-up' : `round ${round} of ${runs}`}\n`);
  }
}

async function measure(browser: Browser, builds: readonly Build[]): Promise<void> {
  const withForms = builds.filter(({ longForm }) => longForm !== null);
  if (values.only.includes('landing')) {
    await inRounds('landing page', builds, (build) => measurePatientVisit(browser, build));
    await inRounds('impatient visitor', builds, (build) => measureImpatientVisit(browser, build));
  }
  for (const count of values.only.includes('forms') ? counts : []) {
    const what = `${count} fields to paint`;
    await inRounds(what, withForms, async (build) => ({
      [what]: await visitForm(browser, build, count, false),
    }));
  }
  if (values.only.includes('keys')) {
    const what = `key to paint, ${longestForm} fields`;
    await inRounds(what, withForms, async (build) => ({
      [what]: await visitForm(browser, build, longestForm, true),
    }));
  }
}

const figures: Measurements = new Map();
const folder = mkdtempSync(join(tmpdir(), 'funnel-bench-'));
const browser = await chromium.launch({
  executablePath: ensureChromium('tool'),
  headless: true,
  args: [...chromiumFlags],
});
try {
  const builds = await startBuilds(folder, counts, values.whole);
  await measure(browser, builds);
  for (const { origin } of builds) origin.close();
  if (values.json) {
    const asObject = [...figures].map(([what, byBuild]) => [
      what,
      Object.fromEntries([...byBuild].map(([build, all]) => [build, summary(all)])),
    ]);
    process.stdout.write(`${JSON.stringify(Object.fromEntries(asObject), null, 2)}\n`);
  } else {
    const names = builds.map(({ name }) => name);
    process.stdout.write(`${measurementTable(figures, names)}\n${targetsTable(figures)}`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
