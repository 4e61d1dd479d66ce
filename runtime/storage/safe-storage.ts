import type { StoredValue } from './stored-values.ts';

type Area = 'local' | 'session';
/** Storage of a browser, or none: private windows and old webviews throw on the mere access. */
type Browser = { localStorage?: Storage; sessionStorage?: Storage };

/**
 * Typed storage that never throws: where the browser's storage throws, is full or is missing, values live in memory and
 * the visit continues in this page (FLT-01 to 04).
 */
export class SafeStorage {
  private readonly memory = new Map<string, string>();
  private readonly browser: Browser;

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

  /** Removes everything of this origin. */
  clear(): void {
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
    const remembered = this.memory.get(`${area} ${key}`) ?? null;
    try {
      const storage = this.area(area);
      return storage ? (storage.getItem(key) ?? remembered) : remembered;
    } catch {
      return remembered;
    }
  }

  private set(area: Area, key: string, value: string): void {
    try {
      this.area(area)?.setItem(key, value);
      // Memory holds only what storage refused: what another tab clears later must stay cleared.
      if (this.area(area)) this.memory.delete(`${area} ${key}`);
      else this.memory.set(`${area} ${key}`, value);
    } catch {
      // A full storage still holds the old value, which must not be read instead of the new one.
      this.remove(area, key);
      this.memory.set(`${area} ${key}`, value);
    }
  }

  private remove(area: Area, key: string): void {
    this.memory.delete(`${area} ${key}`);
    try {
      this.area(area)?.removeItem(key);
    } catch {
      // Storage cannot be reached: nothing to remove.
    }
  }
}
