import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { convert } from '../../ops/index.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root, settingsOrExit } from '../../publish/environment/settings.ts';
import type { Form } from '../../schemas/index.ts';
import { chromiumFlags } from '../chromium/chromium-flags.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { fetchPackages } from './fetch-packages.ts';
import { servePeers } from './peer-site.ts';
import { visit } from './peer-visit.ts';
import { type Tried, tableOf } from './print-table.ts';
import { examplesIn, readExamples } from './read-examples.ts';

// npm run examples:peers: the public examples of other companies, converted, rendered and sent to the sandbox.
// npm run examples:peers -- --formbricks DIR: also the surveys in a folder, because Formbricks publishes none on npm.
const endpoint = 'userSave';
const atOnce = 2;

const { config, report } = readCheckedConfig(settingsOrExit().config);
if (!config) {
  process.stderr.write(`${report}npm run examples:peers stops here: mend the config first.\n`);
  process.exit(1);
}
const savePath = config.endpoints.endpoints[endpoint]?.path;
if (savePath === undefined) throw new Error(`the config has no endpoint ${endpoint}`);

const at = process.argv.indexOf('--formbricks');
const own = at < 0 ? [] : examplesIn(resolve(process.argv[at + 1] ?? '.'), 'formbricks');
const examples = [...readExamples(fetchPackages(join(root, 'dist/peer-examples'))), ...own];
const tried: Tried[] = examples.flatMap(({ format, name, json }, index) => {
  const result = convert(json, format, `peer-${index + 1}`, endpoint, config);
  return result ? [{ format, name, result, visited: null }] : [];
});

const server = await servePeers(
  config,
  tried.map(({ result }) => result),
);
const browser = await chromium.launch({
  executablePath: ensureChromium('test'),
  headless: true,
  args: [...chromiumFlags],
});
try {
  const left = tried.filter(({ result }) => result.form !== null);
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const form = one.result.form as unknown as Form;
      one.visited = await visit(browser, server.port, form, savePath);
      if (one.visited.trouble !== '')
        process.stderr.write(`${one.format} ${one.name}: ${one.visited.trouble}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
} finally {
  await browser.close();
  server.close();
}
process.stdout.write(tableOf(tried));
const failed = tried.filter(
  ({ visited }) => visited !== null && (visited.trouble !== '' || visited.sent === 0),
);
if (failed.length > 0) process.exitCode = 1;
