/** A dialog above the page; one entry of the history stands for it, above the entry of the page. */
interface OpenDialog {
  id: number;
  close: () => void;
  /** Its entry has been made: where the history lacks it, the visitor has gone back from it. */
  hasEntry: boolean;
}

/**
 * No step is taken while another one is on its way: two would leave the page. Longer than a step takes on the slowest
 * phone; where one leads nowhere (the browser has dropped old entries) nothing tells so.
 */
const mostMsOfStep = 5000;

/** The dialogs that an entry of the history stands for, the lowest first; none for the entry of a page. */
const dialogsOf = (state: unknown): readonly number[] => {
  const dialogs = (state as { dialogs?: unknown } | null)?.dialogs;
  return Array.isArray(dialogs) ? dialogs : [];
};
/** Whether the history stands at the entry of a dialog: a step back from it may be on its way. */
export const isAtDialogEntry = ({ history }: Window): boolean => dialogsOf(history.state).length > 0;
const pageOf = (state: unknown): unknown => (state as { __TSR_key?: unknown } | null)?.__TSR_key;

/** As the router names an entry that has no name, so that both mean the same one. @returns its name */
function nameEntry({ history }: Window): unknown {
  const known = pageOf(history.state);
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, __TSR_index: 0, key, __TSR_key: key }, '');
  return key;
}

// Until somebody watches the history (a preview never does) a dialog is closed by its own ways only.
let opened: (close: () => void) => () => void = () => () => undefined;

/** A dialog has opened: calls back when Back is pressed. @returns what tells that it has closed */
export const registerOpenDialog = (close: () => void): (() => void) => opened(close);

/**
 * From now on Back closes the dialog that is open, and leaves the page only where there is none: on a phone Back is how
 * a thing is put away. The entry of a dialog that was closed in another way is gone back from, so that Back is never
 * pressed for nothing.
 *
 * Has to be called before the router is made: of two who hear of a step, the first can keep it from the other. A step
 * between the entries of one page is none that the router has to decide about.
 * @param shownPage - the router's name of the entry that it shows; none before it is there
 */
export function closeDialogsOnBack(view: Window, shownPage: () => string | undefined): void {
  const first = nameEntry(view);
  let open: readonly OpenDialog[] = [];
  // Ids of another document are not ours: an entry outlives a reload, its dialog does not.
  let lastId = Date.now();
  let stepUntil = 0;

  /** Makes the history say what is open. In a microtask: what closes and opens in one breath is one change. */
  const bringLater = () => queueMicrotask(bring);
  const bring = () => {
    if (Date.now() < stepUntil) return;
    const stands = dialogsOf(view.history.state);
    const wrong = stands.findIndex((id, at) => id !== open[at]?.id);
    if (wrong >= 0) {
      stepUntil = Date.now() + mostMsOfStep;
      view.history.go(wrong - stands.length);
      return;
    }
    for (const dialog of open.slice(stands.length)) {
      const { state } = view.history;
      // The method of the prototype: the router watches the one of the object, and would take this for a page.
      const { pushState } = Object.getPrototypeOf(view.history) as History;
      pushState.call(view.history, { ...state, dialogs: [...dialogsOf(state), dialog.id] }, '');
      dialog.hasEntry = true;
    }
  };

  opened = (close) => {
    const dialog: OpenDialog = { id: ++lastId, close, hasEntry: false };
    open = [...open, dialog];
    bringLater();
    return () => {
      open = open.filter((one) => one !== dialog);
      bringLater();
    };
  };
  view.addEventListener('popstate', (event) => {
    stepUntil = 0;
    const stands = dialogsOf(event.state);
    const left = open.filter(({ id, hasEntry }) => hasEntry && !stands.includes(id));
    open = open.filter((dialog) => !left.includes(dialog));
    if (pageOf(event.state) === (shownPage() ?? first)) event.stopImmediatePropagation();
    for (const dialog of [...left].reverse()) dialog.close();
    bringLater();
  });
  bringLater();
}
