import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, packaged, root, settingsOrExit } from '../../publish/environment/settings.ts';
import { publishRelease } from '../../publish/releases/publish-release.ts';
import { printAddresses } from '../serve/print-addresses.ts';
import { serve } from '../serve/serve.ts';

// npm start, funnel start: check the config, build unless it is a package, publish, serve.
const settings = settingsOrExit();

async function build(): Promise<void> {
  const { rebuildApp } = await import('../../publish/app-build/rebuild-app.ts');
  await rebuildApp();
  const { ensureCommandBundle } = await import('../command-bundle/ensure-command-bundle.ts');
  await ensureCommandBundle(root);
}

const { config, report } = readCheckedConfig(settings.config);
process.stdout.write(report);
if (config) {
  if (packaged === null) await build();
  await publishRelease(config, settings).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(3);
  });
  const { port } = await serve(dist.public, settings).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(3);
  });
  printAddresses(config, port, settings);
} else {
  process.stderr.write('It stops here: mend the config first (npx funnel check shows it again).\n');
  process.exitCode = 1;
}
