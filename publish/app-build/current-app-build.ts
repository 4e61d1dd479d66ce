import { realpathSync } from 'node:fs';
import { dist } from '../environment/settings.ts';

/**
 * The folder of the app build as it is now: it stays whole while another command builds.
 * @returns `appDir` itself where there is no build
 */
export function currentAppBuild(appDir: string = dist.app): string {
  try {
    return realpathSync(appDir);
  } catch {
    return appDir;
  }
}
