import type { StoredValue } from './stored-values.ts';

type Area = 'local' | 'session';
/** Storage of a browser, or none: private windows and old webviews throw on the mere access. */
type Browser = { localStorage?: Storage; sessionStorage?: Storage };

/**
 * Typed storage that never throws: where the browser's storage throws, is full, is missing or ignores what is written,
 * values live in memory and the visit continues in this page (FLT-01 to 04).
 */
export class SafeStorage {
  /** What storage refused, and nothing else: what another tab clears later must stay cleared. */
  private readonly memory = new Map<string, string | null>();
  private readonly browser: Browser;
  private isCleared = false;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  read<T>({ key, area, decode }: StoredValue<T>): T | null {
    const raw = this.get(area, key);
    if (raw === null) return null;
    const value = decode(raw);
    if (value === null) this.remove(area, key);
    return value;
  }

  write<T>({ key, area, encode }: StoredValue<T>, value: T | null): void {
    if (value === null) this.remove(area, key);
    else this.set(area, key, encode(value));
  }

  /**
   * Removes everything of this origin. What this document writes later is for itself alone: an answer that waits to be
   * stored must not come back after a withdrawn consent.
   */
  clear(): void {
    this.isCleared = true;
    this.memory.clear();
    for (const area of ['local', 'session'] as const) {
      try {
        this.area(area)?.clear();
      } catch {
        // Storage cannot be reached: nothing to clear.
      }
    }
  }

  private area(area: Area): Storage | undefined {
    return area === 'local' ? this.browser.localStorage : this.browser.sessionStorage;
  }

  private get(area: Area, key: string): string | null {
    const remembered = this.memory.get(`${area} ${key}`);
    if (remembered !== undefined) return remembered;
    try {
      return this.area(area)?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  private set(area: Area, key: string, value: string): void {
    this.memory.delete(`${area} ${key}`);
    try {
      if (!this.isCleared) this.area(area)?.setItem(key, value);
    } catch {
      // A full storage still holds the old value, which another page must not read instead of the new one.
      this.remove(area, key);
    }
    if (this.get(area, key) !== value) this.memory.set(`${area} ${key}`, value);
  }

  private remove(area: Area, key: string): void {
    this.memory.delete(`${area} ${key}`);
    try {
      this.area(area)?.removeItem(key);
    } catch {
      // Storage cannot be reached: nothing to remove.
    }
    if (this.get(area, key) !== null) this.memory.set(`${area} ${key}`, null);
  }
}
