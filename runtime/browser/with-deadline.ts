/**
 * What `work` settles with, or what `late` gives or throws where that takes longer than `ms` milliseconds.
 * Whatever comes after that is dropped, a rejection too.
 */
export function withDeadline<T>(work: Promise<T>, ms: number, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(late);
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
