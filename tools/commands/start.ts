import { buildApp } from '../../publish/app-build/build-app.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, root, settingsOrExit } from '../../publish/environment/settings.ts';
import { publishRelease } from '../../publish/releases/publish-release.ts';
import { ensureCommandBundle } from '../command-bundle/ensure-command-bundle.ts';
import { printAddresses } from '../serve/print-addresses.ts';
import { serve } from '../serve/serve.ts';

// npm start: check the config, build, publish, serve.
const settings = settingsOrExit();
const { config, report } = readCheckedConfig(settings.config);
process.stdout.write(report);
if (config) {
  await buildApp();
  await ensureCommandBundle(root);
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
