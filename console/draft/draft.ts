import { randomUUID } from 'node:crypto';
import { type ConfigFile, listConfigFiles } from '../../ops/config/config-files.ts';
import type { Author } from '../api/windows.ts';
import { type Edit, EditError } from '../edits/edit.ts';
import type { TextPatch } from '../edits/text-patch.ts';
import type { ConfigDisk } from '../files/config-disk.ts';
import { defaultTextOf } from './default-text.ts';
import { DraftState, invertedPatchesByFile } from './draft-state.ts';
import { hasAllEdits } from './has-all-edits.ts';
import { patchesByFile, type Step, touches } from './step.ts';
import { type StepText, textsAround } from './step-texts.ts';
import { tryEdits } from './try-edits.ts';
import type { DraftFile, LogEntry, UndoLog } from './undo-log.ts';
import { effectiveSteps, type UndoOrder, undoOrder } from './undo-order.ts';
import { ValidJson } from './valid-json.ts';

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
  readonly #isOthers: (by: Author) => boolean;
  readonly #state = new DraftState();
  readonly #validJson = new ValidJson();
  /** Never decreases, also across restarts. */
  #version = Date.now();

  /**
   * @param author - the window that makes a step, at the time of the step
   * @param isOthers - whether a step is that of another open window, which undoes it itself
   */
  constructor(
    disk: ConfigDisk,
    log: UndoLog,
    author: () => Author | undefined = () => undefined,
    isOthers: (by: Author) => boolean = () => false,
  ) {
    this.disk = disk;
    this.#log = log;
    this.#author = author;
    this.#isOthers = isOthers;
    for (const entry of log.read()) this.#state.replay(entry);
    this.followDisk();
    this.#log.restart(this.#state.snapshot());
  }

  get version(): number {
    return this.#version;
  }
  /** Of the window whose call is running, like everything about undo and redo. */
  get undoCount(): number {
    return this.#order.undo.length;
  }
  get redoCount(): number {
    return this.#order.redo.length;
  }
  /** The steps that undo and redo would act on. */
  get next(): { undo: Step | undefined; redo: Step | undefined } {
    const { undo, redo } = this.#order;
    return { undo: undo.at(-1), redo: redo.at(-1)?.step };
  }
  /** The steps that lead to the texts, oldest first: those that were undone amid others, and what undid them, too. */
  get history(): readonly Step[] {
    return this.#state.undo;
  }
  /** The steps that are not undone, oldest first. */
  get steps(): readonly Step[] {
    return effectiveSteps(this.history);
  }
  get #order(): UndoOrder {
    const { undo, redo } = this.#state;
    return undoOrder(undo, redo, ({ by }) => by !== undefined && this.#isOthers(by));
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

  /**
   * Whether the draft takes a file out that the disk has: by a deletion, or by the undo of all steps that edited it, the
   * first of which made it. An editor that was emptied leaves an empty text, too.
   */
  isDeleted(file: string): boolean {
    const { base = '', text } = this.#state.files.get(file) ?? {};
    if (base === '' || text !== '') return false;
    const last = this.#state.undo.findLast((step) => touches(step, new Set([file])));
    return last?.made.some(({ edit }) => edit.file === file && edit.do === 'delete') ?? true;
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
  apply(edits: readonly Edit[], how: Pick<Step, 'isPaste' | 'review' | 'undoes'> = {}): DraftChange {
    const { buffers, made } = tryEdits(edits, this, this.#validJson);
    for (const [file, { isValidJson, text }] of buffers) if (isValidJson) this.#validJson.know(file, text);
    const isEmpty = made.every(({ patches }) => patches.length === 0);
    // A step that is undone already, by somebody else's edits, is undone from then on; a review that the draft has
    // already is taken in from then on.
    if (isEmpty && how.undoes === undefined && how.review === undefined)
      return { version: this.#version, patches: {} };
    const by = this.#author();
    const step: Step = { id: randomUUID(), made, ...how, ...(by && { by }) };
    const opened = [...buffers.keys()].filter((file) => !this.#state.files.has(file));
    this.#record([...opened.map((file) => this.#openEntry(file)), { do: 'step', step }]);
    return this.#nextVersion(patchesByFile(step));
  }

  /**
   * The overlay as it would be with these edits, which are not made.
   * @throws EditError where one cannot be made
   */
  overlayWith(edits: readonly Edit[]): Map<string, string> {
    const { buffers } = tryEdits(edits, this, this.#validJson);
    return new Map([...this.overlay, ...[...buffers].map(([file, { text }]) => [file, text] as const)]);
  }

  /** What counts in place of a file that the disk does not have, without the edits of that file. */
  defaultText(file: string): string | undefined {
    if (this.disk.read(file).text !== '') return undefined;
    const others = new Map(this.overlay);
    others.delete(file);
    return defaultTextOf(file, this.disk.dir, others);
  }

  /**
   * The step that undo or redo has to revert amid others, and its texts; null where it is at the end of the history.
   */
  toRevert(which: 'undo' | 'redo'): { step: Step; texts: StepText[] } | null {
    const step = this.#amid(which);
    if (!step) return null;
    const later = this.history.slice(this.history.indexOf(step) + 1);
    return { step, texts: textsAround(step, later, (file) => this.text(file)) };
  }

  #amid(which: 'undo' | 'redo'): Step | null {
    if (which === 'undo') {
      const step = this.next.undo;
      return step === undefined || step === this.history.at(-1) ? null : step;
    }
    const next = this.#order.redo.at(-1);
    if (!next || (!next.undoneBy && next.step === this.#state.redo.at(-1))) return null;
    if (next.undoneBy) return next.undoneBy;
    // Another window's is at the end.
    this.#record([{ do: 'fold' }]);
    return this.#order.redo.at(-1)?.undoneBy ?? null;
  }

  /** Undo and redo pass this step over until a later one is undone. */
  keep({ id }: Step, { id: behind }: Step): void {
    this.#record([{ do: 'keep', id, behind }]);
  }

  /** Takes the next step off the end of the history, where it is. */
  undo(): DraftChange {
    const { undo: step } = this.next;
    if (!step || step !== this.history.at(-1)) return { version: this.#version, patches: {} };
    this.#record([{ do: 'undo' }]);
    return this.#nextVersion(invertedPatchesByFile(step));
  }

  /** Makes the step again that was taken off last. */
  redo(): DraftChange {
    const { redo: step } = this.next;
    if (!step || step !== this.#state.redo.at(-1)) return { version: this.#version, patches: {} };
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

  /** Files without unsaved edits of their own follow the text on the disk where it has changed. @returns their names */
  followDisk(): string[] {
    const dropped: string[] = [];
    for (const [file, { base, text }] of this.#state.files) {
      const onDisk = this.disk.read(file).text;
      if (onDisk === base) continue;
      const hasEdits = base !== text && onDisk !== text;
      if (hasEdits && !hasAllEdits(file, { base, text }, onDisk)) continue;
      dropped.push(file);
      // The disk has the edits: a save was killed before the draft knew of it. Their steps still fit.
      if (onDisk === text) this.#state.rebaseOnText(file);
      else this.#state.dropFile(file);
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

  /**
   * Writes the log before it changes the state: an accepted edit survives a crash. A file that the edit has made what it
   * is on the disk conflicts with it no longer.
   */
  #record(entries: readonly LogEntry[]): void {
    this.#log.append(entries);
    for (const entry of entries) this.#state.replay(entry);
    const onDisk = this.conflicting.filter((file) => this.text(file) === this.disk.read(file).text);
    if (onDisk.length > 0) this.#record(onDisk.map((file) => this.#openEntry(file)));
    if (this.#log.isLong) this.#log.restart(this.#state.snapshot());
  }

  #nextVersion(patches: ReadonlyMap<string, TextPatch[]>): DraftChange {
    this.#version += 1;
    return { version: this.#version, patches: Object.fromEntries(patches) };
  }
}
