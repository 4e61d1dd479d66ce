import {
  type CompressedCopies,
  type Compression,
  writeCompressedCopies,
} from '../files/compressed-copies.ts';
import { setContentMtimes } from '../files/content-etags.ts';
import { type Manifest, writeManifest } from './manifest.ts';

/**
 * The last step of a publish: writes compressed copies, modification times, and the manifest, which marks the folder
 * as complete.
 * @param copies - compressed copies of some of its files
 */
export function completeRelease(
  dir: string,
  published: Pick<Manifest, 'hosts' | 'sandbox'>,
  copies?: CompressedCopies,
  compression?: Compression,
): void {
  writeCompressedCopies(dir, copies, compression);
  setContentMtimes(dir);
  writeManifest(dir, published);
}
