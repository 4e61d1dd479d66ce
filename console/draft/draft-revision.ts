/** The draft at one moment; what it does not contain is read from the disk. */
export interface DraftRevision {
  dir: string;
  version: number;
  /** Incremented whenever a file on the disk changes; no two consoles of a process have the same. */
  disk: number;
  overlay: ReadonlyMap<string, string>;
  /** Staged pictures: their future address under `public`, and their current path. */
  pictures: ReadonlyMap<string, string>;
}
