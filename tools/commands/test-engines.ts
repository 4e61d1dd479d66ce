import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rebuildApp } from '../../publish/app-build/rebuild-app.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, root, settingsOrExit } from '../../publish/environment/settings.ts';
import { publishRelease } from '../../publish/releases/publish-release.ts';
import { startChromium80 } from '../engines/chromium-80.ts';
import { startChromiumToday } from '../engines/chromium-today.ts';
import { startConsole } from '../engines/console-under-test.ts';
import { consoleVisits } from '../engines/console-visits.ts';
import {
  desktopScreen,
  type Engine,
  type EngineTab,
  phoneScreen,
  type Screen,
  type StartEngine,
} from '../engines/engine-tab.ts';
import { engineVisits } from '../engines/engine-visits.ts';
import { startFirefoxEsr } from '../engines/firefox-esr.ts';
import { networkTo } from '../engines/network.ts';
import { networkVisits } from '../engines/network-visits.ts';
import { type PagePictures, takePagePictures, writeSideBySide } from '../engines/page-pictures.ts';
import { startWebKitGtk } from '../engines/webkit-gtk.ts';
import { serve } from '../serve/serve.ts';

// npm run test:engines: the same visits of the site and the console in engines that people have: a real Chromium 80,
// WebKitGTK, Firefox ESR, and the Chromium of the other tests. `-- chromium-80` and the like runs one of them. The last
// page of each visit, ten pages in all engines side by side, and the table of docs/engines.md are in dist/engines.
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
await rebuildApp();
await publishRelease(config, settings);
const server = await serve(dist.public, settings);
const network = await networkTo(server.port);
const origin = `http://localhost:${network.port}`;
const operations = await startConsole();
const folder = join(root, 'dist/engines');
mkdirSync(folder, { recursive: true });

/** What is run in each engine, by name. */
interface Visit {
  screen: Screen;
  run(tab: EngineTab): Promise<void>;
  /** As of `EngineVisit`. */
  causes?: RegExp | undefined;
}
let visitors = 0;
const newPhone = () => `138${String(10_000_000 + visitors++ * 37)}`;
const visits = new Map<string, Visit>([
  ...[...engineVisits, ...networkVisits].map(({ name, run, causes }): [string, Visit] => [
    name,
    { screen: phoneScreen, run: (tab) => run(tab, { origin, network, phone: newPhone() }), causes },
  ]),
  ...consoleVisits.map(({ name, run }): [string, Visit] => [
    name,
    { screen: desktopScreen, run: (tab) => run(tab, operations) },
  ]),
]);

let failed = 0;
const results = new Map<string, string[]>([...visits.keys()].map((name) => [name, []]));
const names: string[] = [];
const pictures = new Map<string, PagePictures>();
for (const [name, start] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const engine = await start().catch((error: Error) => error);
  if (engine instanceof Error) {
    failed++;
    process.stdout.write(`${name}: not run: ${engine.message}\n`);
    continue;
  }
  process.stdout.write(`${engine.name}\n`);
  names.push(engine.name);
  for (const [at, [title, visit]] of [...visits].entries()) {
    const trouble = await visited(engine, `${name}-${at}`, visit);
    if (trouble !== null) failed++;
    results.get(title)?.push(trouble === null ? 'passed' : 'FAILED');
    process.stdout.write(
      `  ${trouble === null ? 'passed' : 'FAILED'}  ${title}${trouble === null ? '' : `\n          ${trouble}`}\n`,
    );
  }
  pictures.set(engine.name, await takePagePictures(engine, { origin, phone: newPhone() }));
  await engine.close();
}
await writeSideBySide(pictures, folder);
writeFileSync(join(folder, 'table.md'), table());
await operations.close();
server.close();
process.exit(failed > 0 ? 1 : 0);

/** @returns what went wrong, or null */
async function visited(engine: Engine, picture: string, { screen, run, causes }: Visit) {
  const tab = await engine.newTab(screen);
  try {
    await run(tab);
    const errors = (await tab.errors()).filter((error) => !causes?.test(error));
    return errors.length > 0 ? `errors in the console: ${errors.join(' · ')}` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    writeFileSync(join(folder, `${picture}.png`), await tab.screenshot());
    await tab.close();
  }
}

function table(): string {
  const rows = [...results].map(([visit, ofEngines]) => `| ${[visit, ...ofEngines].join(' | ')} |`);
  return [`| visit | ${names.join(' | ')} |`, `|---|${names.map(() => '---|').join('')}`, ...rows, ''].join(
    '\n',
  );
}
