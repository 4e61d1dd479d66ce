/** A copy of an object that counts how often it is read: a property, or its list of properties. */
export function countingReads<T extends object>(original: T): { object: T; readonly reads: number } {
  let reads = 0;
  const counted = <Result>(result: Result): Result => {
    reads++;
    return result;
  };
  const object = new Proxy(original, {
    get: (target, key) => counted(Reflect.get(target, key)),
    ownKeys: (target) => counted(Reflect.ownKeys(target)),
  });
  return {
    object,
    get reads() {
      return reads;
    },
  };
}
