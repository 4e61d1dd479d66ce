import { type ConfigFile, listConfigFiles } from '../../ops/config/config-files.ts';
import type { Author } from '../api/windows.ts';
import { type Edit, EditError } from '../edits/edit.ts';
import { EditBuffer } from '../edits/edit-buffer.ts';
import type { TextPatch } from '../edits/text-patch.ts';
import type { ConfigDisk } from '../files/config-disk.ts';
import { defaultTextOf } from './default-text.ts';
import { DraftState, invertedPatchesByFile } from './draft-state.ts';
import { patchesByFile, type Step, toStoredEdit, touches } from './step.ts';
import type { DraftFile, LogEntry, UndoLog } from './undo-log.ts';

/** The new version and the patches that lead to it, for clients that hold copies of the texts. */
export interface DraftChange {
  version: number;
  patches: Record<string, TextPatch[]>;
}

/** The unsaved edits over the config on the disk. Every change is in the log before it is made in memory. */
export class Draft {
  readonly disk: ConfigDisk;
  readonly #log: UndoLog;
  readonly #author: () => Author | undefined;
  readonly #state = new DraftState();
  /** The last text of each file that parsed as JSON: parsing a long text again takes as long as the edit itself. */
  readonly #validJson = new Map<string, string>();
  /** Never decreases, also across restarts. */
  #version = Date.now();

  /** @param author - the window that makes a step, at the time of the step */
  constructor(disk: ConfigDisk, log: UndoLog, author: () => Author | undefined = () => undefined) {
    this.disk = disk;
    this.#log = log;
    this.#author = author;
    for (const entry of log.read()) this.#state.replay(entry);
    this.followDisk();
    this.#log.restart(this.#state.snapshot());
  }

  get version(): number {
    return this.#version;
  }
  get undoCount(): number {
    return this.#state.undo.length;
  }
  get redoCount(): number {
    return this.#state.redo.length;
  }
  /** The steps that undo and redo would act on. */
  get next(): { undo: Step | undefined; redo: Step | undefined } {
    return { undo: this.#state.undo.at(-1), redo: this.#state.redo.at(-1) };
  }
  /** The steps that are not undone, oldest first. */
  get steps(): readonly Step[] {
    return this.#state.undo;
  }

  text(file: string): string {
    return this.#state.files.get(file)?.text ?? this.disk.read(file).text;
  }

  /** The files with unsaved edits. */
  get changed(): Map<string, DraftFile> {
    return new Map([...this.#state.files].filter(([, { base, text }]) => base !== text));
  }

  /** The files of the config as it will be: with the new ones, without the deleted ones. */
  get files(): ReadonlyMap<string, ConfigFile> {
    const isOther = [...this.changed].some(([file]) => !this.disk.files.has(file) || this.isDeleted(file));
    if (!isOther) return this.disk.files;
    return new Map(listConfigFiles(this.disk.dir, this.overlay).map((one) => [one.file, one]));
  }

  /** Whether a step has edited the file, also one that is undone. */
  hasOpened(file: string): boolean {
    return this.#state.files.has(file);
  }

  /** Whether the draft takes a file out that the disk has. An editor that was emptied leaves an empty text, too. */
  isDeleted(file: string): boolean {
    if (this.#state.files.get(file)?.text !== '') return false;
    return (
      this.#state.undo
        .findLast((step) => touches(step, new Set([file])))
        ?.made.some(({ edit }) => edit.file === file && edit.do === 'delete') === true
    );
  }

  /** The texts that replace those of the disk; an empty one stands for a file that is taken out. */
  get overlay(): Map<string, string> {
    return new Map(
      [...this.changed].map(([file, { text }]) => [file, text === '' && !this.isDeleted(file) ? '\n' : text]),
    );
  }

  /** The files with unsaved edits that somebody else has changed on the disk since. */
  get conflicting(): string[] {
    return [...this.changed].flatMap(([file, { base }]) =>
      this.disk.read(file).text === base ? [] : [file],
    );
  }

  /** Whether the draft contains this text, or an undo or redo would bring it back. */
  mentions(text: string): boolean {
    return JSON.stringify(this.#state.snapshot()).includes(text);
  }

  /**
   * Makes edits as one step: all of them, or none.
   * @throws EditError where one cannot be made
   */
  apply(edits: readonly Edit[], how: Pick<Step, 'isPaste' | 'review'> = {}): DraftChange {
    const { buffers, made } = this.#tried(edits);
    for (const [file, { isValidJson, text }] of buffers) if (isValidJson) this.#validJson.set(file, text);
    if (made.every(({ patches }) => patches.length === 0)) return { version: this.#version, patches: {} };
    const by = this.#author();
    const step: Step = { made, ...how, ...(by && { by }) };
    const opened = [...buffers.keys()].filter((file) => !this.#state.files.has(file));
    this.#record([...opened.map((file) => this.#openEntry(file)), { do: 'step', step }]);
    return this.#nextVersion(patchesByFile(step));
  }

  /**
   * The overlay as it would be with these edits, which are not made.
   * @throws EditError where one cannot be made
   */
  overlayWith(edits: readonly Edit[]): Map<string, string> {
    const { buffers } = this.#tried(edits);
    return new Map([...this.overlay, ...[...buffers].map(([file, { text }]) => [file, text] as const)]);
  }

  #tried(edits: readonly Edit[]) {
    const buffers = new Map<string, EditBuffer>();
    const made = edits.map((edit) => {
      const known = buffers.get(edit.file);
      const begins = !known && 'path' in edit && this.text(edit.file) === '';
      const begun = begins ? this.defaultText(edit.file) : undefined;
      const buffer = known ?? new EditBuffer(begun ?? this.text(edit.file));
      buffers.set(edit.file, buffer);
      if (!('path' in edit)) buffer.isValidJson = false;
      else if (!buffer.isValidJson) this.#requireJson(edit.file, buffer);
      const patches = buffer.apply(edit);
      // A file that the config left out comes with what counted in its place.
      const whole = begun === undefined ? patches : [{ offset: 0, was: '', now: buffer.text }];
      return { edit: toStoredEdit(edit), patches: whole };
    });
    return { buffers, made };
  }

  /** What counts in place of a file that the disk does not have, without the edits of that file. */
  defaultText(file: string): string | undefined {
    if (this.disk.read(file).text !== '') return undefined;
    const others = new Map(this.overlay);
    others.delete(file);
    return defaultTextOf(file, this.disk.dir, others);
  }

  undo(): DraftChange {
    const { undo: step } = this.next;
    if (!step) return { version: this.#version, patches: {} };
    this.#record([{ do: 'undo' }]);
    return this.#nextVersion(invertedPatchesByFile(step));
  }

  redo(): DraftChange {
    const { redo: step } = this.next;
    if (!step) return { version: this.#version, patches: {} };
    this.#record([{ do: 'redo' }]);
    return this.#nextVersion(patchesByFile(step));
  }

  /** Resolves a conflict: bases the file on its text on the disk and gives it the merged text. */
  rebase(file: string, text: string): DraftChange {
    const base = this.disk.read(file).text;
    this.#record([{ do: 'open', file, base }]);
    const change = this.apply([{ do: 'text', file, text }]);
    return Object.keys(change.patches).length > 0 ? change : this.#nextVersion(new Map());
  }

  /** Called after the files were written to the disk as they are in the draft. */
  markSaved(files: Iterable<string>): void {
    for (const file of files) this.#state.rebaseOnText(file);
    this.#version += 1;
    this.#log.restart(this.#state.snapshot());
  }

  /** Drops files without unsaved edits whose text on the disk has changed. @returns their names */
  followDisk(): string[] {
    const dropped: string[] = [];
    for (const [file, { base, text }] of this.#state.files) {
      const onDisk = this.disk.read(file).text;
      if (onDisk === base || (base !== text && onDisk !== text)) continue;
      dropped.push(file);
      this.#state.dropFile(file);
    }
    if (dropped.length > 0) {
      this.#version += 1;
      this.#log.restart(this.#state.snapshot());
    }
    return dropped;
  }

  close(): void {
    this.#log.close();
  }

  #openEntry(file: string): LogEntry {
    const { text, isText } = this.disk.read(file);
    if (!isText) throw new EditError(`${file} is no UTF-8 text`);
    return { do: 'open', file, base: text };
  }

  #requireJson(file: string, buffer: EditBuffer): void {
    const { text } = buffer;
    if (this.#validJson.get(file) !== text) {
      try {
        JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
      } catch {
        throw new EditError(`${file} cannot be read as JSON: mend it in the text view first`);
      }
    }
    buffer.isValidJson = true;
  }

  /** Writes the log before it changes the state: an accepted edit survives a crash. */
  #record(entries: readonly LogEntry[]): void {
    this.#log.append(entries);
    for (const entry of entries) this.#state.replay(entry);
    if (this.#log.isLong) this.#log.restart(this.#state.snapshot());
  }

  #nextVersion(patches: ReadonlyMap<string, TextPatch[]>): DraftChange {
    this.#version += 1;
    return { version: this.#version, patches: Object.fromEntries(patches) };
  }
}
