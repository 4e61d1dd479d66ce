/**
 * Runs `work` while no other tab of this phone runs work with the same name, so that two tabs cannot both do what must
 * happen once (FLT-28). In browsers without locks (before Chrome 69, iOS 15.4, or without https) it simply runs.
 */
export async function withTabLock<T>(view: Window, name: string, work: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = view.navigator.locks;
  if (!locks) return work();
  let began = false;
  const begin = () => {
    began = true;
    return work();
  };
  try {
    return (await locks.request(`funnel.${name}`, begin)) as T;
  } catch (error) {
    if (began) throw error;
    return work();
  }
}

/**
 * How long a claim is held, ms: until what was written to the storage has reached the processes of all tabs. Chromium took
 * up to 0.4 s on a busy machine, while locks pass at once.
 */
const msHeld = 3000;

/**
 * Claims for this tab what follows once from a stored value. A tab that still reads the old value, because a write of
 * another tab has not arrived yet, claims the same and is refused.
 * @param name - names the value that was read as well
 * @returns whether this tab is the first; without locks always true
 */
export async function claimForTab(view: Window, name: string): Promise<boolean> {
  const locks: LockManager | undefined = view.navigator.locks;
  if (!locks) return true;
  return new Promise((resolve) => {
    const claim = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise((release) => setTimeout(release, msHeld));
    };
    locks.request(`funnel.${name}`, { ifAvailable: true }, claim).catch(() => resolve(true));
  });
}
