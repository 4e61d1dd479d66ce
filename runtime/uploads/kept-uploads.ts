import { withDeadline } from '../browser/with-deadline.ts';
import type { Upload } from './upload.ts';

/** The database; deleted as a whole when a consent is withdrawn. */
const name = 'uploads';
/** How far an upload has got stands by itself: a picture is not written again for each of its parts. */
type StoreName = 'pictures' | 'arrived';
type Request<T> = (store: IDBObjectStore) => IDBRequest<T>;

/** Some webviews never answer. */
const longestMs = 4000;

/**
 * The pictures that this phone keeps, so that a reload does not lose what has not been sent. Nothing throws: where the
 * phone has no IndexedDB, refuses it or is full, nothing is kept.
 */
export interface KeptUploads {
  /** @returns whether it is kept */
  keep(upload: Upload): Promise<boolean>;
  read(id: string): Promise<Upload | null>;
  all(): Promise<Upload[]>;
  arrived(id: string, next: number): Promise<void>;
  forget(id: string): Promise<void>;
}

export function createKeptUploads(factory: () => IDBFactory | undefined): KeptUploads {
  const within = <T>(
    store: StoreName,
    mode: IDBTransactionMode,
    request: Request<T>,
    otherwise: T,
  ): Promise<T> => {
    // The mere access throws where storage is refused.
    const work = Promise.resolve()
      .then(() => open(factory()))
      .then((db) => inStore(db, store, mode, request));
    return withDeadline(work, longestMs, () => otherwise).catch(() => otherwise);
  };
  const write = async <T>(store: StoreName, request: Request<T>): Promise<boolean> =>
    (await within<T | typeof failed>(store, 'readwrite', request as Request<T | typeof failed>, failed)) !==
    failed;
  const nextOf = (id: string) =>
    within<{ next: number } | undefined>('arrived', 'readonly', (store) => store.get(id), undefined);
  const read = async (id: string) => {
    const upload = await within<Upload | undefined>(
      'pictures',
      'readonly',
      (store) => store.get(id),
      undefined,
    );
    return upload ? { ...upload, next: (await nextOf(id))?.next ?? upload.next } : null;
  };
  return {
    keep: (upload) => write('pictures', (store) => store.put(upload)),
    arrived: async (id, next) => void (await write('arrived', (store) => store.put({ id, next }))),
    read,
    all: () => within<Upload[]>('pictures', 'readonly', (store) => store.getAll(), []),
    forget: async (id) => {
      await write('pictures', (store) => store.delete(id));
      await write('arrived', (store) => store.delete(id));
    },
  };
}

const failed = Symbol('not written');

/** Opened for each use: a connection that stays open would block the deletion of the database. */
function open(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('no IndexedDB');
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of ['pictures', 'arrived'] satisfies StoreName[])
        request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}

function inStore<T>(
  db: IDBDatabase,
  store: StoreName,
  mode: IDBTransactionMode,
  request: Request<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const transaction = db.transaction(store, mode);
    const asked = request(transaction.objectStore(store));
    // Complete, not only asked: a put that does not fit fails with its transaction.
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
  }).finally(() => db.close());
}
