import { join } from 'node:path';
import type { Config } from '../../schemas/index.ts';
import { assertAppBuildCurrent } from '../app-build/build-stamp.ts';
import { currentAppBuild } from '../app-build/current-app-build.ts';
import { dist, type Settings } from '../environment/settings.ts';
import { addRelease, type ReleaseSwitch } from './add-release.ts';
import { prepareRelease } from './render-release.ts';

/**
 * Publishes a checked config on the app build as a new release and switches to it.
 * @throws Error if the app build is missing or was made from other sources; then nothing has changed
 */
export async function publishRelease(
  config: Config,
  settings: Pick<Settings, 'api' | 'config'>,
): Promise<ReleaseSwitch> {
  const appDir = currentAppBuild();
  assertAppBuildCurrent(appDir);
  const target = { sandbox: settings.api === null };
  const filesDir = join(settings.config, 'public');
  return addRelease(dist, await prepareRelease(config, appDir, target, filesDir));
}
