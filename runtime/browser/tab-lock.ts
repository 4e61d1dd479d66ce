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
