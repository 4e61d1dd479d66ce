/** A picture of the page that a visitor has left for one in a sheet: what was on the screen, without a function. */
export interface PageBehind {
  element: HTMLElement;
  /** How far it was scrolled, px. */
  top: number;
}

/**
 * A copy of the page that is shown now; null if there is none. The page itself is unmounted when its route is left, and
 * shown again, where it was, when the visitor comes back.
 */
function copyShownPage(view: Window): PageBehind | null {
  const shown = [...view.document.querySelectorAll<HTMLElement>('main[data-page]')].find(
    (main) => main.offsetParent !== null,
  );
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
  return { element, top: view.scrollY };
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
