import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ourBuild } from '../../tools/bench/builds.ts';
import { visitForm } from '../../tools/bench/form-visits.ts';
import { measureImpatientVisit, measurePatientVisit } from '../../tools/bench/landing-visits.ts';
import { launch } from '../harness/browser.ts';

it('the visitors of npm run bench find every page and field of our app that they measure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-bench-'));
  const browser = await launch();
  try {
    const ours = await ourBuild(folder, [12], false);
    const figures = {
      ...(await measurePatientVisit(browser, ours)),
      ...(await measureImpatientVisit(browser, ours)),
      'form to paint': await visitForm(browser, ours, 12, false),
      'key to paint': await visitForm(browser, ours, 12, true),
    };
    ours.origin.close();
    const unmeasured = Object.entries(figures).filter(([, value]) => !Number.isFinite(value));
    expect(unmeasured).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}, 600_000);
