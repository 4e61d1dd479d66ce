/** A source of the bundle, as it was when the bundle was made. */
export interface BundledSource {
  /** From the root of the project, with `/`. */
  path: string;
  size: number;
  /** SHA-256 of the text. */
  hash: string;
  /** Null where the file had just been written, so that a later write may have the same times. */
  mtimeMs: number | null;
  ctimeMs: number | null;
}

export interface BundleManifest {
  /** Path of the file to start, from the folder of the manifest. */
  entry: string;
  sources: BundledSource[];
}

export const bundlesFolder: string;
export function currentBundle(root: string): Promise<string | undefined>;
