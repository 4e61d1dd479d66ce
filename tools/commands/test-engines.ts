import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../publish/app-build/build-app.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, root, settingsOrExit } from '../../publish/environment/settings.ts';
import { publishRelease } from '../../publish/releases/publish-release.ts';
import { startChromium80 } from '../engines/chromium-80.ts';
import { startChromiumToday } from '../engines/chromium-today.ts';
import { type Engine, phoneScreen, type StartEngine } from '../engines/engine-tab.ts';
import { type EngineVisit, engineVisits } from '../engines/engine-visits.ts';
import { startFirefoxEsr } from '../engines/firefox-esr.ts';
import { networkTo } from '../engines/network.ts';
import { startWebKitGtk } from '../engines/webkit-gtk.ts';
import { serve } from '../serve/serve.ts';

// npm run test:engines: the same visits in engines that visitors have and the other tests have not: a real Chromium 80,
// WebKitGTK and Firefox ESR. `-- chromium-80`, `-- webkit-gtk` or `-- firefox-esr` runs one of them. Pictures of the last pages are in dist/engines.
const engines: Record<string, StartEngine> = {
  'chromium-80': startChromium80,
  'webkit-gtk': startWebKitGtk,
  'firefox-esr': startFirefoxEsr,
  'chromium-today': startChromiumToday,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(engines, name));
if (unknown.length > 0) {
  process.stderr.write(
    `test:engines: no engine ${unknown.join(', ')}; there are ${Object.keys(engines).join(', ')}\n`,
  );
  process.exit(2);
}

const { config, report } = readCheckedConfig(root);
if (!config) {
  process.stderr.write(report);
  process.exit(1);
}
const data = mkdtempSync(join(tmpdir(), 'funnel-engines-'));
const settings = { ...settingsOrExit(), api: null, config: root, data, port: 0, address: '127.0.0.1' };
await buildApp();
await publishRelease(config, settings);
const server = await serve(dist.public, settings);
const network = await networkTo(server.port);
const origin = `http://localhost:${network.port}`;
const pictures = join(root, 'dist/engines');
mkdirSync(pictures, { recursive: true });

let failed = 0;
let visitors = 0;
for (const [name, start] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const engine = await start().catch((error: Error) => error);
  if (engine instanceof Error) {
    failed++;
    process.stdout.write(`${name}: not run: ${engine.message}\n`);
    continue;
  }
  process.stdout.write(`${engine.name}\n`);
  for (const visit of engineVisits) {
    const trouble = await visited(engine, `${name}-${visitors}`, visit);
    if (trouble !== null) failed++;
    process.stdout.write(
      `  ${trouble === null ? 'passed' : 'FAILED'}  ${visit.name}${trouble === null ? '' : `\n          ${trouble}`}\n`,
    );
  }
  await engine.close();
}
server.close();
process.exit(failed > 0 ? 1 : 0);

/** @returns what went wrong, or null */
async function visited(engine: Engine, picture: string, { run, causes }: EngineVisit) {
  const phone = `138${String(10_000_000 + visitors++ * 37)}`;
  const tab = await engine.newTab(phoneScreen);
  try {
    await run(tab, { origin, network, phone });
    const errors = (await tab.errors()).filter((error) => !causes?.test(error));
    return errors.length > 0 ? `errors in the console: ${errors.join(' · ')}` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    writeFileSync(join(pictures, `${picture}.png`), await tab.screenshot());
    await tab.close();
  }
}
