import { patchesOf } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { findSpan, indentAt, type JsonSpan, lineEndAt, membersAt } from './json-span.ts';
import { applyPatches, type TextPatch } from './text-patch.ts';

/** An entry such as a channel, cut out of its file. */
interface Window {
  span: JsonSpan;
  /** The indentation of its line, then the entry: values printed into it look as they do in the file. */
  text: string;
  /** Offset of the entry within `text`. */
  start: number;
  lineEnd: '\n' | '\r\n';
}

/** The depth of entries: `channels` / `5265`. */
const entryDepth = 2;

/**
 * Applies edits to one text in order. Edits within existing entries are applied to the entry alone, and the text is
 * joined at the end: five hundred channels do not need five hundred scans of the file.
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

  /** The text with all edits applied. */
  get text(): string {
    this.#putTogether();
    return this.#text;
  }

  /** @throws EditError where the edit cannot be applied */
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
    // An entry that follows another on the same line would be measured with the width from before the edits.
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

  /** The current offset of an entry: edits may have moved it. */
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
