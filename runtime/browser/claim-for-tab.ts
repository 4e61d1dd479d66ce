/**
 * How long a claim is held, ms: until what was written to the storage has reached the processes of all tabs. Chromium took
 * up to 0.4 s on a busy machine, while locks pass at once.
 */
const msHeld = 3000;

/** What each tab has claimed: it may do it again, for example after a failure. */
const claimed = new WeakMap<Window, Set<string>>();

/**
 * Claims for this tab what must happen once on a phone. A tab that still reads an old value from the storage, because a
 * write of another tab has not arrived yet, is refused.
 * @param name - where it follows from a stored value, it names that value as well
 * @returns whether no other tab has claimed it in the last seconds; without locks always true
 */
export async function claimForTab(view: Window, name: string): Promise<boolean> {
  const locks: LockManager | undefined = view.navigator.locks;
  const own = claimed.get(view) ?? new Set();
  claimed.set(view, own);
  if (!locks || own.has(name)) return true;
  return new Promise((resolve) => {
    const claim = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock === null) return;
      own.add(name);
      await new Promise((release) => setTimeout(release, msHeld));
      own.delete(name);
    };
    locks.request(`funnel.${name}`, { ifAvailable: true }, claim).catch(() => resolve(true));
  });
}
