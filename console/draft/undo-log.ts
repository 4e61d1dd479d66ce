import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '../files/sync-folder.ts';
import type { Step } from './step.ts';

/** A file of the draft: the text on the disk that it started from, and the current text. */
export interface DraftFile {
  base: string;
  text: string;
}

/** The complete state of a draft at one moment. */
export interface LogSnapshot {
  files: Record<string, DraftFile>;
  undo: Step[];
  redo: Step[];
}

/** Log entries in chronological order; the snapshot comes first. */
export type LogEntry =
  | { do: 'snapshot'; format: 'funnel.draft/1'; snapshot: LogSnapshot }
  | { do: 'open'; file: string; base: string }
  | { do: 'step'; step: Step }
  /** The last step is taken off the end of the history, or put back. */
  | { do: 'undo' }
  | { do: 'redo' }
  /** What was taken off goes into the history again, with the steps that undo it. */
  | { do: 'fold' }
  | { do: 'keep'; id: string; behind: string };

/** A longer log is rewritten from a snapshot. */
const maxLogBytes = 16 * 1024 * 1024;

/**
 * The draft on the disk: one line per edit, synced before the edit is accepted. Writing the whole draft through a
 * temporary file would be megabytes per keystroke; that is done only when a snapshot restarts the log.
 */
export class UndoLog {
  readonly #path: string;
  #fd: number | null = null;
  #length = 0;

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
  }

  get isLong(): boolean {
    return this.#length > maxLogBytes;
  }

  /** The accepted entries; a last line that was being written when the process died was not accepted. */
  read(): LogEntry[] {
    let text: string;
    try {
      text = readFileSync(this.#path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
    const entries: LogEntry[] = [];
    for (const line of text.split('\n').slice(0, -1)) {
      try {
        entries.push(JSON.parse(line) as LogEntry);
      } catch {
        break;
      }
    }
    return entries;
  }

  append(entries: readonly LogEntry[]): void {
    if (this.#fd === null) throw new Error('a log begins with a snapshot');
    const line = Buffer.from(entries.map((one) => `${JSON.stringify(one)}\n`).join(''));
    writeWhole(this.#fd, line);
    fsyncSync(this.#fd);
    this.#length += line.length;
  }

  /** Restarts the log: the old one stays until the new one is complete. */
  restart(snapshot: LogSnapshot): void {
    const temporary = `${this.#path}.new`;
    const first: LogEntry = { do: 'snapshot', format: 'funnel.draft/1', snapshot };
    const line = Buffer.from(`${JSON.stringify(first)}\n`);
    const fd = openSync(temporary, 'w', 0o600);
    writeWhole(fd, line);
    fsyncSync(fd);
    renameSync(temporary, this.#path);
    this.close();
    // The descriptor of the renamed file stays valid: appended lines land in the renamed file.
    this.#fd = fd;
    this.#length = line.length;
    syncFolder(dirname(this.#path));
  }

  close(): void {
    if (this.#fd !== null) closeSync(this.#fd);
    this.#fd = null;
  }
}

function writeWhole(fd: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}
