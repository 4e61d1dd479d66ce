/** Adds items one by one: `push(...items)` overflows the stack from some 100,000 on. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
