import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root, settingsOrExit } from '../../publish/environment/settings.ts';
import { chromiumFlags } from '../chromium/chromium-flags.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { Camera } from '../gallery/camera.ts';
import { contactSheet } from '../gallery/contact-sheet.ts';
import { takeDocPictures } from '../gallery/doc-pictures.ts';
import { serveGallery } from '../gallery/gallery-site.ts';
import { fileOf, type Shot, shotGroupsOf, shotsOf } from '../gallery/shots.ts';

// npm run gallery: every page in every brand and state, as pictures on one HTML page.
// npm run gallery -- login city: only these pages. npm run gallery -- --pictures: those of docs/pictures.
const began = performance.now();
const outDir = join(root, 'dist/gallery');
const atOnce = 2;
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));

const settings = settingsOrExit();
const { config, report } = readCheckedConfig(settings.config);
if (!config) {
  process.stderr.write(`${report}npm run gallery stops here: mend the config first.\n`);
  process.exit(1);
}
const unknown = wanted.filter((page) => !Object.hasOwn(config.pages, page));
if (unknown.length > 0) {
  process.stderr.write(`there is no page ${unknown.join(', ')}\n`);
  process.exit(3);
}

const server = await serveGallery(config, undefined, settings.config);
const browser = await chromium.launch({
  executablePath: ensureChromium('tool'),
  headless: true,
  args: [...chromiumFlags],
});
try {
  const camera = new Camera(browser, config, server.port);
  if (args.includes('--pictures')) await takeDocPictures(camera);
  else await takeAll(camera, shotsOf(config, wanted.length > 0 ? wanted : Object.keys(config.pages)));
} finally {
  await browser.close();
  server.close();
}

async function takeAll(camera: Camera, shots: readonly Shot[]): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const trouble = new Map<Shot, string[]>();
  const left = shotGroupsOf(shots);
  let taken = 0;
  const work = async () => {
    for (let sitting = left.shift(); sitting; sitting = left.shift()) {
      const reported = await camera.take(sitting, (shot) => join(outDir, fileOf(shot)));
      for (const [shot, errors] of reported) trouble.set(shot, errors);
      const before = taken;
      taken += sitting.length;
      if (Math.floor(taken / 25) > Math.floor(before / 25))
        process.stdout.write(`${taken}/${shots.length} ${sitting[0]?.page}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  writeFileSync(join(outDir, 'index.html'), contactSheet(shots, trouble));
  for (const [shot, errors] of trouble) process.stderr.write(`${fileOf(shot)}: ${errors.join('; ')}\n`);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `${shots.length} pictures in ${seconds} s, ${trouble.size} with trouble: dist/gallery/index.html\n`,
  );
  if (trouble.size > 0) process.exitCode = 1;
}
