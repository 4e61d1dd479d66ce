import { join } from 'node:path';
import type { Config } from '../../schemas/index.ts';
import { assertAppBuildCurrent } from '../app-build/build-stamp.ts';
import { dist, type Settings } from '../environment/settings.ts';
import { addRelease, type ReleaseSwitch } from './add-release.ts';
import { prepareRelease } from './render-release.ts';

/**
 * Publishes a checked config over the app build, as a version of its own that is then served.
 * @throws Error where the app build is missing or does not fit; then nothing has changed
 */
export async function publishRelease(
  config: Config,
  settings: Pick<Settings, 'api' | 'config'>,
): Promise<ReleaseSwitch> {
  assertAppBuildCurrent(dist.app);
  const target = { sandbox: settings.api === null };
  const filesDir = join(settings.config, 'public');
  return addRelease(dist, await prepareRelease(config, dist.app, target, filesDir));
}
