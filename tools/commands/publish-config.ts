import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, settingsOrExit } from '../../publish/environment/settings.ts';
import { publishRelease } from '../../publish/releases/publish-release.ts';

// npm run publish:config: checks the config, publishes it over the existing app build and switches to it by one rename.
const settings = settingsOrExit();
const began = performance.now();
const { config, report } = readCheckedConfig(settings.config);
process.stdout.write(report);
if (config) {
  try {
    const { version, before } = await publishRelease(config, settings);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const what = before === version ? 'is what is served already' : `is served, after ${before ?? 'nothing'}`;
    const where = settings.api === null ? 'the sandbox (set FUNNEL_API for real visitors)' : settings.api;
    process.stdout.write(`version ${version} ${what}; ${seconds} s; ${dist.public}; API: ${where}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing has changed.\n`);
    process.exitCode = 3;
  }
} else {
  process.stderr.write('Nothing was published: mend the config first (npx funnel check shows it again).\n');
  process.exitCode = 1;
}
