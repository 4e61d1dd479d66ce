import { precompress } from '../files/compressed-copies.ts';
import { setContentTimes } from '../files/content-etags.ts';
import { type Manifest, writeManifest } from './manifest.ts';

/** The last step of a publish: compressed copies, times, and the manifest, which says that the folder is complete. */
export function seal(dir: string, published: Pick<Manifest, 'hosts' | 'sandbox'>): void {
  precompress(dir);
  setContentTimes(dir);
  writeManifest(dir, published);
}
