import { buildApp } from './build.ts';
import { readCheckedConfig } from './checked-config.ts';
import { printAddresses } from './print-addresses.ts';
import { publishRelease } from './releases/publish-release.ts';
import { serve } from './serve.ts';
import { dist, settingsOrExit } from './settings.ts';

// npm start: check the config, build, publish, serve.
const settings = settingsOrExit();
const { config, report } = readCheckedConfig(settings.config);
process.stdout.write(report);
if (config) {
  await buildApp();
  await publishRelease(config, settings);
  const { port } = await serve(dist.public, settings).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(3);
  });
  printAddresses(config, port, settings);
} else {
  process.stderr.write('npm start stops here: mend the config first (npx funnel check shows it again).\n');
  process.exitCode = 1;
}
