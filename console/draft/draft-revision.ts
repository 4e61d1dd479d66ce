/** The draft at one moment; what it does not hold is read from the disk. */
export interface DraftRevision {
  dir: string;
  version: number;
  /** Grows whenever a file on the disk has changed. */
  disk: number;
  overlay: ReadonlyMap<string, string>;
  /** Pictures that will be under `public`, by their address: where they lie now. */
  pictures: ReadonlyMap<string, string>;
}
