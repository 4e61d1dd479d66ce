/** A number names a dialog of this document, a text what the next document opens again after a reload. */
type DialogId = number | string;

/** What Back closes: a dialog above the page, or a later step of a form. It has one history entry above the page's. */
export interface BackTarget {
  /** Back has left its entry. */
  close(): void;
  /** Given by the history when it is first registered, unless it outlives the document: then it is a text. */
  id?: DialogId;
  /** Its entry exists: if the current entry lacks it, the visitor has gone back from it. */
  hasEntry?: boolean;
}

/**
 * Only one step back at a time: two would leave the page. This limit is longer than a step takes on the slowest phone;
 * a step that leads nowhere (the browser has dropped old entries) causes no event.
 */
const mostMsOfStep = 5000;

/** The dialogs of a history entry, the lowest first; none for the entry of a page. */
const dialogsOf = (state: unknown): readonly DialogId[] => {
  const dialogs = (state as { dialogs?: unknown } | null)?.dialogs;
  return Array.isArray(dialogs) ? dialogs : [];
};
/** Whether the current history entry is that of a dialog: a step back from it may be pending. */
export const isAtDialogEntry = ({ history }: Window): boolean => dialogsOf(history.state).length > 0;
const pageOf = (state: unknown): unknown => (state as { __TSR_key?: unknown } | null)?.__TSR_key;

/** Names an entry without a name in the router's format, so that both use the same name. @returns the name */
function nameEntry({ history }: Window): unknown {
  const known = pageOf(history.state);
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, __TSR_index: 0, key, __TSR_key: key }, '');
  return key;
}

// Until closeDialogsOnBack is called (a preview never calls it) only its own controls close a dialog.
let opened: (target: BackTarget) => () => void = () => () => undefined;
let restored = (): void => undefined;

/** Called with the ids of the entry that a step in the history has led to: Forward may open something again. */
export const arrival = { at: (_ids: readonly DialogId[]): void => undefined };

/** Registers an open dialog and its callbacks for the history. @returns a function to call when it has closed */
export const registerOpenDialog = (target: BackTarget): (() => void) => opened(target);

/** What a reload has closed is open again, as far as it will be: entries of anything else are left. */
export const endRestoring = (): void => restored();

/**
 * From now on Back closes the topmost dialog, and leaves the page only if none is open: on a phone Back is the usual
 * way to close something. If a dialog was closed in another way, this goes back from its entry, so that Back never
 * does nothing.
 * Call this before the router is created: of two listeners of `popstate`, the first can stop the event. The router
 * must not decide a step between the entries of one page.
 * @param shownPage - the router's name of the entry that it shows; undefined before the router has started
 */
export function closeDialogsOnBack(view: Window, shownPage: () => string | undefined): void {
  const first = nameEntry(view);
  let open: readonly BackTarget[] = [];
  // Entries of another document are not ours: an entry outlives a reload, its dialog does not.
  let lastId = Date.now();
  let stepUntil = 0;
  // What opens again after a reload keeps its entries: WebKit's Back skips those that are made without a press.
  let isRestoring = true;

  /** Updates the history to the open dialogs. In a microtask: closing and opening at once is one change. */
  const bringLater = () => queueMicrotask(bring);
  const bring = () => {
    if (Date.now() < stepUntil) return;
    const inHistory = dialogsOf(view.history.state);
    const wrong = inHistory.findIndex((id, at) => id !== open[at]?.id);
    if (isRestoring && typeof inHistory[wrong] === 'string') return;
    for (const dialog of wrong < 0 ? open.slice(0, inHistory.length) : []) dialog.hasEntry = true;
    if (wrong >= 0) {
      stepUntil = Date.now() + mostMsOfStep;
      view.history.go(wrong - inHistory.length);
      return;
    }
    for (const dialog of open.slice(inHistory.length)) {
      const { state } = view.history;
      // The prototype's method: the router has replaced that of the object, and would take this for a page.
      const { pushState } = Object.getPrototypeOf(view.history) as History;
      pushState.call(view.history, { ...state, dialogs: [...dialogsOf(state), dialog.id] }, '');
      dialog.hasEntry = true;
    }
  };

  restored = () => {
    isRestoring = false;
    bringLater();
  };
  opened = (target) => {
    isRestoring = false;
    target.id ??= ++lastId;
    open = [...open, target];
    bringLater();
    return () => {
      open = open.filter((one) => one !== target);
      bringLater();
    };
  };
  view.addEventListener('popstate', (event) => {
    stepUntil = 0;
    isRestoring = false;
    const inHistory = dialogsOf(event.state);
    const left = open.filter(({ id, hasEntry }) => hasEntry && !inHistory.includes(id as DialogId));
    open = open.filter((target) => !left.includes(target));
    arrival.at(inHistory);
    if (pageOf(event.state) === (shownPage() ?? first)) event.stopImmediatePropagation();
    for (const target of [...left].reverse()) target.close();
    bringLater();
  });
  bringLater();
  // Of a page that shows nothing of it.
  setTimeout(restored, mostMsOfStep);
}
