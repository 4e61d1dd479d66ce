import type { ReleaseSwitch } from './add-release.ts';
import { readHistory, wasServed } from './release-history.ts';
import { type ReleasePaths, servedVersion } from './release-paths.ts';
import { switchRelease } from './switch-release.ts';

/**
 * Switches to the previous release that was served, or to the named one.
 * @param wanted - a version or its first letters; null for the previous one
 * @throws Error if no release matches, or more than one, or if it was never served
 */
export function rollback(
  paths: ReleasePaths,
  wanted: string | null,
  now: number = Date.now(),
): ReleaseSwitch {
  const before = servedVersion(paths);
  if (before === null) throw new Error('nothing is published yet: npm run publish:config');
  const history = readHistory(paths);
  const versions = history.filter((one) => wasServed(one, before)).map(({ version }) => version);
  const version = wanted === null ? versions[versions.indexOf(before) - 1] : only(versions, wanted);
  if (version === undefined) throw new Error(`there is no version before ${before}: npm run publish:list`);
  if (version !== before) switchRelease(paths, version, history, now);
  return { version, before };
}

function only(versions: readonly string[], wanted: string): string {
  const [first, second] = versions.filter((version) => version.startsWith(wanted));
  if (first === undefined) throw new Error(`there is no version ${wanted}: npm run publish:list`);
  if (second !== undefined)
    throw new Error(`more than one version begins with ${wanted}: npm run publish:list`);
  return first;
}
