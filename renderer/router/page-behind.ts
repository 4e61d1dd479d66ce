/** The page that a visitor has left for one in a sheet. */
export interface PageBehind {
  /** A picture of it: what was on the screen, without a function. */
  element: HTMLElement;
  /** How far it was scrolled, px. */
  top: number;
  /** Gives the focus back to what opened the sheet, where that page is shown again. */
  returnFocus(): void;
}

const shownMain = (view: Window): HTMLElement | undefined =>
  [...view.document.querySelectorAll<HTMLElement>('main[data-page]')].find(
    (main) => main.offsetParent !== null,
  );

const pressables = (main: HTMLElement) => [...main.querySelectorAll<HTMLElement>('a, button')];

/**
 * A copy of the page that is shown now; null if there is none. The page itself is unmounted when its route is left, and
 * shown again, where it was, when the visitor comes back.
 */
function copyShownPage(view: Window): PageBehind | null {
  const shown = shownMain(view);
  if (!shown) return null;
  const element = shown.cloneNode(true) as HTMLElement;
  const chosen = shown.querySelectorAll('select');
  for (const [at, select] of element.querySelectorAll('select').entries())
    select.value = chosen[at]?.value ?? '';
  element.removeAttribute('data-page');
  for (const part of element.querySelectorAll<HTMLElement>('*')) {
    // Neither found by an id nor one of a group of radio buttons of a page that lives; no stop of the keyboard.
    part.removeAttribute('id');
    part.removeAttribute('name');
    if (part.matches('a, button, input, select, textarea, summary, [tabindex]')) part.tabIndex = -1;
  }
  return { element, top: view.scrollY, returnFocus: returnFocusTo(shown, view) };
}

/** The page is rendered anew: its buttons are recognised by their place and their text. */
function returnFocusTo(left: HTMLElement, view: Window): () => void {
  const at = pressables(left).findIndex((one) => one === view.document.activeElement);
  const { page } = left.dataset;
  const text = pressables(left)[at]?.textContent;
  return () => {
    const shown = shownMain(view);
    const opener = shown?.dataset.page === page && shown ? pressables(shown)[at] : undefined;
    if (opener?.textContent === text) opener?.focus({ preventScroll: true });
  };
}

/** An address of the router; its own names. */
interface Location {
  pathname: string;
  searchStr: string;
  state: { __TSR_index: number };
}
interface Step {
  fromLocation?: Location | undefined;
  toLocation: Location;
}

/**
 * Watches the steps forward to these paths, and copies the page that is left before the next one is shown. Who goes back
 * to such a path comes from a page that has not led to it.
 */
export function watchPagesBehind(paths: ReadonlySet<string>, view: Window) {
  let last: { path: string; from: Location; copy: PageBehind | null } | null = null;
  return {
    step({ fromLocation: from, toLocation: to }: Step): void {
      const isForward = from !== undefined && to.state.__TSR_index > from.state.__TSR_index;
      last =
        isForward && paths.has(to.pathname) ? { path: to.pathname, from, copy: copyShownPage(view) } : null;
    },
    /** The page that the last step has left for this path. */
    behind: (path: string): PageBehind | null => (last?.path === path ? last.copy : null),
    /** Whether that page is at this address: then Back leads to it, where the visitor has left it. */
    isBehind: (path: string, search: string): boolean =>
      last?.from.pathname === path && last.from.searchStr === search,
  };
}
