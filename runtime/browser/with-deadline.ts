/**
 * Settles as `work` does, or with what `late` returns or throws if that takes longer than `ms` milliseconds. A later
 * result or rejection of `work` is dropped.
 */
export function withDeadline<T>(work: Promise<T>, ms: number, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(late);
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
