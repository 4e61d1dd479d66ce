import { EditorView } from '@codemirror/view';
import { getLocation } from 'jsonc-parser';

/** So long the cursor rests before its place is looked for: in a long file that takes some milliseconds. */
const rest = 120;

/** The keys that lead to an offset of a text, indexes of lists as texts; behind a comma those of what it ends. */
export function keysAt(text: string, offset: number): string[] {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const ended = /\S(?=,\s*$)/.exec(line) ? line.length - line.replace(/,\s*$/, '').length : 0;
  return getLocation(text, offset - ended)
    .path.map(String)
    .filter(Boolean);
}

/** Tells where the cursor stands, once it rests. */
export function reportKeysAtCursor(describe: (keys: string[]) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return EditorView.updateListener.of(({ selectionSet, docChanged, view }) => {
    if (!selectionSet && !docChanged) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { state } = view;
      describe(keysAt(state.doc.toString(), state.selection.main.head));
    }, rest);
  });
}
