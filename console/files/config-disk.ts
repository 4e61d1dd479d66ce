import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigFile, listConfigFiles } from '../../ops/config/config-files.ts';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

export interface DiskFile {
  text: string;
  hash: string;
  /** Whether writing the text again would write the same bytes. */
  isText: boolean;
}
interface Known extends DiskFile {
  stamp: string;
}

/** The config files on the disk; an unchanged file is not read again. */
export class ConfigDisk {
  readonly dir: string;
  readonly #known = new Map<string, Known>();
  #files = new Map<string, ConfigFile>();

  constructor(dir: string) {
    this.dir = dir;
    this.refresh();
  }

  /** The closed set of names that a request may use. */
  get files(): ReadonlyMap<string, ConfigFile> {
    return this.#files;
  }

  /** Checks every file again. @returns the names of files that changed, were added or were removed */
  refresh(): string[] {
    const listed = listConfigFiles(this.dir);
    const before = this.#files;
    this.#files = new Map(listed.map((one) => [one.file, one]));
    const gone = [...before.keys()].filter((file) => !this.#files.has(file));
    for (const file of gone) this.#known.delete(file);
    const changed = listed.flatMap(({ file }) => {
      const hash = this.#known.get(file)?.hash;
      return hash === this.read(file).hash ? [] : [file];
    });
    return [...gone, ...changed];
  }

  /** Text and hash of a file; a missing file and a folder are empty. */
  read(file: string): DiskFile {
    const path = join(this.dir, file);
    const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
    const stamp = stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : '';
    const known = this.#known.get(file);
    if (known?.stamp === stamp) return known;
    const bytes = stat?.isFile() ? readFileSync(path) : Buffer.alloc(0);
    const text = bytes.toString('utf8');
    const read = { stamp, text, hash: hashOf(text), isText: isUtf8(bytes) };
    this.#known.set(file, read);
    return read;
  }
}
