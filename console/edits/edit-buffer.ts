import { patchesOf } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { findSpan, indentAt, type JsonSpan, lineEndAt, membersAt } from './json-span.ts';
import { applyPatches, type TextPatch } from './text-patch.ts';

/** An entry such as a channel, cut out of its file. */
interface Window {
  span: JsonSpan;
  /** What its line begins with, and then the entry: what is written into it looks as it does in the file. */
  text: string;
  /** Where the entry begins in it. */
  start: number;
  lineEnd: '\n' | '\r\n';
}

/** How deep the entries lie: `channels` / `5265`. */
const entryDepth = 2;

/**
 * Makes edits of one text one after another. Those within entries that are there are made in the entry alone, and the
 * text is put together at the end: five hundred channels are not five hundred walks through the file.
 */
export class EditBuffer {
  /** Whether the text is known to be JSON. */
  isValidJson = false;
  #text: string;
  #container: string | null = null;
  #spans = new Map<string, JsonSpan>();
  readonly #windows = new Map<string, Window>();

  constructor(text: string) {
    this.#text = text;
  }

  /** The text with all edits that were made. */
  get text(): string {
    this.#putTogether();
    return this.#text;
  }

  /** @throws EditError where the edit cannot be made */
  apply(edit: Edit): TextPatch[] {
    const window = this.#windowOf(edit);
    if (window && 'path' in edit) {
      const inner = { ...edit, path: edit.path.slice(entryDepth) };
      const made = patchesOf(window.text, inner, { root: window.start, depth: 0, lineEnd: window.lineEnd });
      const shift = this.#startOf(window) - window.start;
      window.text = applyPatches(window.text, made);
      return made.map((patch) => ({ ...patch, offset: patch.offset + shift }));
    }
    this.#putTogether();
    const patches = patchesOf(this.#text, edit);
    this.#text = applyPatches(this.#text, patches);
    return patches;
  }

  #windowOf(edit: Edit): Window | null {
    if (!('path' in edit) || edit.path.length <= entryDepth) return null;
    const [container, entry] = edit.path;
    if (typeof container !== 'string' || typeof entry !== 'string') return null;
    if (this.#container !== container) this.#index(container);
    const known = this.#windows.get(entry);
    if (known) return known;
    const span = this.#spans.get(entry);
    if (!span) return null;
    const line = this.#text.lastIndexOf('\n', span.keyStart - 1) + 1;
    // Behind another entry on one line it would look as wide as that one is before its edits.
    if (line + indentAt(this.#text, span.keyStart).length !== span.keyStart) return null;
    const lineEnd = lineEndAt(this.#text, span.keyStart);
    const window = { span, text: this.#text.slice(line, span.end), start: span.start - line, lineEnd };
    this.#windows.set(entry, window);
    return window;
  }

  #index(container: string): void {
    this.#putTogether();
    const around = findSpan(this.#text, [container]);
    const members = around && membersAt(this.#text, around.start);
    const items = members && !members.isList ? members.items : [];
    this.#spans = new Map(items.map(({ key, ...span }) => [key, span]));
    this.#container = container;
  }

  /** Where an entry begins by now: those before it may have grown. */
  #startOf({ span: { start } }: Window): number {
    let grown = 0;
    for (const { span, text, start: own } of this.#windows.values()) {
      if (span.start < start) grown += text.length - own - (span.end - span.start);
    }
    return start + grown;
  }

  #putTogether(): void {
    const sorted = [...this.#windows.values()].sort((a, b) => a.span.start - b.span.start);
    let end = 0;
    const parts: string[] = [];
    for (const { span, text, start } of sorted) {
      parts.push(this.#text.slice(end, span.start), text.slice(start));
      end = span.end;
    }
    if (sorted.length > 0) this.#text = parts.join('') + this.#text.slice(end);
    this.#windows.clear();
    this.#spans.clear();
    this.#container = null;
  }
}
