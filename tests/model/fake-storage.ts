/**
 * How the storage of a phone behaves: it works; throws at every access; drops what is written without an error; is full;
 * or is `limited`: other data leaves no room for more than a few characters.
 */
export type StorageMode = 'working' | 'throwing' | 'silent' | 'full' | 'limited';

const quota = () => new DOMException('exceeded the quota', 'QuotaExceededError');
const roomWhereLimited = 60;

/** One area of the storage, shared by all documents of its origin, or of its tab. */
export class StorageArea {
  mode: StorageMode = 'working';
  readonly map = new Map<string, string>();
  /** @param changed - called after each change with the key; null: everything was cleared */
  view(changed: (key: string | null) => void): Storage {
    const area = this;
    return {
      get length() {
        area.#reach();
        return area.map.size;
      },
      key: (at: number) => [...area.map.keys()][at] ?? null,
      getItem: (key: string) => {
        area.#reach();
        return area.map.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        area.#reach();
        const old = area.map.get(key);
        if (area.mode === 'silent') return;
        const grows = value.length - (old?.length ?? 0);
        if (area.mode === 'full' || (area.mode === 'limited' && grows > roomWhereLimited)) throw quota();
        area.map.set(key, value);
        if (old !== value) changed(key);
      },
      removeItem: (key: string) => {
        area.#reach();
        if (area.mode !== 'silent' && area.map.delete(key)) changed(key);
      },
      clear: () => {
        area.#reach();
        if (area.mode === 'silent') return;
        area.map.clear();
        changed(null);
      },
    };
  }

  #reach(): void {
    if (this.mode === 'throwing') throw new DOMException('denied', 'SecurityError');
  }
}
