import { type Edit, EditError } from '../edits/edit.ts';
import { EditBuffer } from '../edits/edit-buffer.ts';
import { applyPatches, invertPatches, type TextPatch } from '../edits/text-patch.ts';
import type { ConfigDisk } from '../files/config-disk.ts';
import { patchesByFile, type Step, toStoredEdit, touches } from './step.ts';
import type { DraftFile, LogEntry, LogSnapshot, UndoLog } from './undo-log.ts';

/** What changed in the texts, for who holds a copy of them. */
export interface DraftChange {
  version: number;
  patches: Record<string, TextPatch[]>;
}

/** Further back nobody goes, and the log stays short. */
const maxUndoSteps = 500;

/** The unsaved edits over the config on the disk, with what can be undone. Every change is kept before it is made. */
export class Draft {
  readonly disk: ConfigDisk;
  readonly #log: UndoLog;
  #files = new Map<string, DraftFile>();
  #undo: Step[] = [];
  #redo: Step[] = [];
  /** The texts that are known to be JSON; to parse a long one takes as long as the edit. */
  readonly #sound = new Map<string, string>();
  /** Only ever grows, also from one run to the next. */
  #version = Date.now();

  constructor(disk: ConfigDisk, log: UndoLog) {
    this.disk = disk;
    this.#log = log;
    for (const entry of log.read()) this.#replay(entry);
    this.followDisk();
    this.#log.restart(this.#snapshot());
  }

  get version(): number {
    return this.#version;
  }
  get undoCount(): number {
    return this.#undo.length;
  }
  get redoCount(): number {
    return this.#redo.length;
  }
  /** What undo and redo would do next. */
  get next(): { undo: Step | undefined; redo: Step | undefined } {
    return { undo: this.#undo.at(-1), redo: this.#redo.at(-1) };
  }

  text(file: string): string {
    return this.#files.get(file)?.text ?? this.disk.read(file).text;
  }

  /** The texts that are other than those on the disk when they were begun. */
  get changed(): Map<string, DraftFile> {
    return new Map([...this.#files].filter(([, { base, text }]) => base !== text));
  }

  get overlay(): Map<string, string> {
    return new Map([...this.changed].map(([file, { text }]) => [file, text]));
  }

  /** The edited files that somebody else has changed on the disk since. */
  get conflicting(): string[] {
    return [...this.changed].flatMap(([file, { base }]) =>
      this.disk.read(file).text === base ? [] : [file],
    );
  }

  /** Whether a text of the draft has this, or one that an undo or redo would bring back. */
  mentions(text: string): boolean {
    return JSON.stringify(this.#snapshot()).includes(text);
  }

  /** Those that stand, oldest first. */
  get steps(): readonly Step[] {
    return this.#undo;
  }

  /**
   * Makes edits as one step: all of them, or none.
   * @throws EditError where one cannot be made
   */
  apply(edits: readonly Edit[], how: Pick<Step, 'isPaste'> = {}): DraftChange {
    const editors = new Map<string, EditBuffer>();
    const made = edits.map((edit) => {
      const editor = editors.get(edit.file) ?? new EditBuffer(this.text(edit.file));
      editors.set(edit.file, editor);
      if (edit.do === 'text' || edit.do === 'splice') editor.isSound = false;
      else if (!editor.isSound) this.#requireJson(edit.file, editor);
      return { edit: toStoredEdit(edit), patches: editor.apply(edit) };
    });
    for (const [file, { isSound, text }] of editors) if (isSound) this.#sound.set(file, text);
    const step: Step = { made, ...how };
    if (made.every(({ patches }) => patches.length === 0)) return { version: this.#version, patches: {} };
    const opened = [...editors.keys()].filter((file) => !this.#files.has(file));
    this.#keep([...opened.map((file) => this.#opening(file)), { do: 'step', step }]);
    return this.#moved(patchesByFile(step));
  }

  undo(): DraftChange {
    const { undo: step } = this.next;
    if (!step) return { version: this.#version, patches: {} };
    this.#keep([{ do: 'undo' }]);
    return this.#moved(
      new Map([...patchesByFile(step)].map(([file, patches]) => [file, invertPatches(patches)])),
    );
  }

  redo(): DraftChange {
    const step = this.#redo.at(-1);
    if (!step) return { version: this.#version, patches: {} };
    this.#keep([{ do: 'redo' }]);
    return this.#moved(patchesByFile(step));
  }

  /** Takes a file's text on the disk as the one that it began from, and gives it this text: a merge. */
  rebase(file: string, text: string): DraftChange {
    const base = this.disk.read(file).text;
    this.#keep([{ do: 'open', file, base }]);
    const moved = this.apply([{ do: 'text', file, text }]);
    return Object.keys(moved.patches).length > 0 ? moved : this.#moved(new Map());
  }

  /** What was written is where the files begin from now. */
  markSaved(files: Iterable<string>): void {
    for (const file of files) {
      const known = this.#files.get(file);
      if (known) known.base = known.text;
    }
    this.#version += 1;
    this.#log.restart(this.#snapshot());
  }

  /** Looks at the disk: what nobody has edited here is as it is there. @returns the files that moved with it */
  followDisk(): string[] {
    const moved: string[] = [];
    for (const [file, { base, text }] of this.#files) {
      const now = this.disk.read(file).text;
      if (now === base || (base !== text && now !== text)) continue;
      moved.push(file);
      this.#forget(file);
    }
    if (moved.length > 0) {
      this.#version += 1;
      this.#log.restart(this.#snapshot());
    }
    return moved;
  }

  /** Steps of a text that is gone cannot be taken back, nor can those before them. */
  #forget(file: string): void {
    const gone = new Set([file]);
    this.#undo = this.#undo.slice(this.#undo.findLastIndex((step) => touches(step, gone)) + 1);
    if (this.#redo.some((step) => touches(step, gone))) this.#redo = [];
    this.#files.delete(file);
  }

  #opening(file: string): LogEntry {
    const { text, isText } = this.disk.read(file);
    if (!isText) throw new EditError(`${file} is no UTF-8 text`);
    return { do: 'open', file, base: text };
  }

  #requireJson(file: string, editor: EditBuffer): void {
    const { text } = editor;
    if (this.#sound.get(file) !== text) {
      try {
        JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
      } catch {
        throw new EditError(`${file} cannot be read as JSON: mend it in the text view first`);
      }
    }
    editor.isSound = true;
  }

  /** On the disk first, then here. */
  #keep(entries: readonly LogEntry[]): void {
    this.#log.append(entries);
    for (const entry of entries) this.#replay(entry);
    if (this.#log.isLong) this.#log.restart(this.#snapshot());
  }

  close(): void {
    this.#log.close();
  }

  #replay(entry: LogEntry): void {
    switch (entry.do) {
      case 'snapshot':
        this.#files = new Map(Object.entries(entry.snapshot.files));
        this.#undo = entry.snapshot.undo;
        this.#redo = entry.snapshot.redo;
        break;
      case 'open':
        this.#files.set(entry.file, {
          base: entry.base,
          text: this.#files.get(entry.file)?.text ?? entry.base,
        });
        break;
      case 'step':
        this.#patch(patchesByFile(entry.step));
        this.#undo = [...this.#undo.slice(1 - maxUndoSteps), entry.step];
        this.#redo = [];
        break;
      case 'undo':
        this.#back();
        break;
      case 'redo':
        this.#again();
    }
  }

  #back(): void {
    const step = this.#undo.pop();
    if (!step) return;
    this.#patch(new Map([...patchesByFile(step)].map(([file, patches]) => [file, invertPatches(patches)])));
    this.#redo.push(step);
  }

  #again(): void {
    const step = this.#redo.pop();
    if (!step) return;
    this.#patch(patchesByFile(step));
    this.#undo.push(step);
  }

  #patch(byFile: ReadonlyMap<string, readonly TextPatch[]>): void {
    for (const [file, patches] of byFile) {
      const known = this.#files.get(file);
      if (!known) throw new Error(`the draft has patches of ${file} and not its text`);
      known.text = applyPatches(known.text, patches);
    }
  }

  #moved(patches: ReadonlyMap<string, TextPatch[]>): DraftChange {
    this.#version += 1;
    return { version: this.#version, patches: Object.fromEntries(patches) };
  }

  /** Only what has edits, or can get them back. */
  #snapshot(): LogSnapshot {
    const wanted = new Set(
      [...this.#undo, ...this.#redo].flatMap((step) => step.made.map((one) => one.edit.file)),
    );
    for (const [file, { base, text }] of this.#files) {
      if (base === text && !wanted.has(file)) this.#files.delete(file);
    }
    return { files: Object.fromEntries(this.#files), undo: this.#undo, redo: this.#redo };
  }
}
