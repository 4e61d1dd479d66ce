import { dist, packaged } from '../environment/settings.ts';
import { assertAppBuildCurrent } from './build-stamp.ts';

/**
 * Builds the app unless there is a build of the current sources; an installed package came with one.
 * @param onBuild - called before a build, which takes seconds
 * @throws Error where the build of a package is not whole
 */
export async function ensureAppBuild(onBuild: () => void = () => {}): Promise<void> {
  try {
    assertAppBuildCurrent(dist.app);
  } catch (error) {
    if (packaged !== null) throw error;
    onBuild();
    const { rebuildApp } = await import('./rebuild-app.ts');
    await rebuildApp();
  }
}
