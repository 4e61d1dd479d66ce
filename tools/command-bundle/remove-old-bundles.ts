import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const hourMs = 3_600_000;

/**
 * Removes bundles, whole or unfinished, that are older than an hour: a command that has started from one may load another
 * file of it until it ends.
 * @param current - names that stay
 */
export function removeOldBundles(bundles: string, current: readonly string[]): void {
  for (const name of readdirSync(bundles)) {
    const changed = statSync(join(bundles, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (current.includes(name) || Date.now() - changed < hourMs) continue;
    rmSync(join(bundles, name), { recursive: true, force: true });
  }
}
