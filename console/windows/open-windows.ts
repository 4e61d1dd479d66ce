import { randomUUID } from 'node:crypto';
import type { Author, OpenWindow } from '../api/windows.ts';

interface Known extends OpenWindow {
  isOpen: boolean;
}

/** A window keeps its id, and with it its number, when it is loaded again; what is remembered of closed ones is bounded. */
const mostKnown = 200;

/** The windows in which the console is open: each is there for as long as it listens to the events. */
export class OpenWindows {
  readonly #known = new Map<string, Known>();
  readonly #changed: () => void;
  #lastNumber: number;

  /**
   * @param changed - called where a window was opened, closed, or shows something else
   * @param lastNumber - the highest number that an edit of an earlier run names
   */
  constructor(changed: () => void, lastNumber = 0) {
    this.#changed = changed;
    this.#lastNumber = lastNumber;
  }

  /** In the order of their numbers. */
  get open(): OpenWindow[] {
    return [...this.#known.values()]
      .filter(({ isOpen }) => isOpen)
      .map(({ isOpen: _, ...window }) => window)
      .sort((one, other) => one.number - other.number);
  }

  /**
   * A window begins to listen.
   * @param id - the one that it had before; a copied tab has that of the tab that is still open, and gets one of its own
   */
  enter(id: string | null): Author {
    const before = id === null ? undefined : this.#known.get(id);
    const own = before && !before.isOpen ? before : this.#add(id !== null && !before ? id : randomUUID());
    own.isOpen = true;
    this.#changed();
    return authorOf(own);
  }

  leave(id: string): void {
    const own = this.#known.get(id);
    if (!own) return;
    own.isOpen = false;
    this.#forgetOldest();
    this.#changed();
  }

  /** A window says what it shows, and who looks at it. */
  report(id: string, { name, at }: { name: string; at: string }): void {
    const own = this.#known.get(id);
    if (!own || (own.at === at && (own.name ?? '') === name)) return;
    own.at = at;
    if (name === '') delete own.name;
    else own.name = name;
    this.#changed();
  }

  isOpen(id: string): boolean {
    return this.#known.get(id)?.isOpen === true;
  }

  /** Undefined for a window that has never listened. */
  author(id: string): Author | undefined {
    const own = this.#known.get(id);
    return own && authorOf(own);
  }

  #add(id: string): Known {
    this.#lastNumber += 1;
    const own: Known = { window: id, number: this.#lastNumber, at: '', isOpen: true };
    this.#known.set(id, own);
    return own;
  }

  #forgetOldest(): void {
    for (const [id, { isOpen }] of this.#known) {
      if (this.#known.size <= mostKnown) return;
      if (!isOpen) this.#known.delete(id);
    }
  }
}

const authorOf = ({ window, number, name }: Author): Author => ({
  window,
  number,
  ...(name !== undefined && { name }),
});
