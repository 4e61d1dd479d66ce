import { useEffect } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { hrefOf, navigate } from '../route/route.ts';
import { saveFormId } from '../save/save-obstacle.ts';
import { focusSearch } from '../search/focus-search.ts';
import { gridInputMark } from '../table-grid/grid-input-mark.ts';

/** Whether the target takes text: there Ctrl+Z belongs to the browser, and `/` is a character. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !target.hasAttribute(gridInputMark) &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox]):not([type=radio]), select, textarea'));

/** The keys that work in every view; `console/ui/help/key-groups.ts` tells of them. */
export function useKeyboardShortcuts(showHelp: () => void): void {
  const draftStore = useDraftStore();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      // A modal dialog blocks the shortcuts.
      if (document.querySelector('dialog[open]')) {
        if (isCommand && (key === 'k' || key === 's')) event.preventDefault();
        return;
      }
      if (isCommand && key === 's') {
        event.preventDefault();
        const form = document.getElementById(saveFormId);
        if (form instanceof HTMLFormElement) {
          form.requestSubmit();
          return;
        }
        // A field writes its value on blur; a link keeps the focus, which is restored on return.
        const active = document.activeElement;
        if (active instanceof HTMLElement && !active.matches('a, button')) active.blur();
        navigate(hrefOf(['save']));
        return;
      }
      if (isCommand && key === 'k') {
        event.preventDefault();
        focusSearch();
        return;
      }
      if (isTyping(event.target)) return;
      if (isCommand && key === 'z') {
        event.preventDefault();
        void (event.shiftKey ? draftStore.redo() : draftStore.undo());
      } else if (isCommand && key === 'y') {
        event.preventDefault();
        void draftStore.redo();
      } else if (key === '/' && !isCommand) {
        event.preventDefault();
        focusSearch();
      } else if (key === '?' && !isCommand) {
        event.preventDefault();
        showHelp();
      }
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [draftStore, showHelp]);
}
