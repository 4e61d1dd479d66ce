import { EditorView } from '@codemirror/view';
import { getLocation } from 'jsonc-parser';

/** The cursor has to rest this long before its keys are computed, ms: in a long file that takes some milliseconds. */
const rest = 120;

/**
 * The keys that lead to an offset of a text, with list indexes as texts; after a comma, those of the value before it.
 */
export function keysAt(text: string, offset: number): string[] {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const ended = /\S(?=,\s*$)/.exec(line) ? line.length - line.replace(/,\s*$/, '').length : 0;
  return getLocation(text, offset - ended)
    .path.map(String)
    .filter(Boolean);
}

/** Reports the keys at the cursor, once it rests. */
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
