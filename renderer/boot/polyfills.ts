function add(owner: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

type By = string & ((...found: string[]) => string);

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
}

/**
 * The build translates syntax for the oldest webviews (Chrome 80, iOS 13), not functions: these came with Chrome 85,
 * 92 and 93, iOS 13.4 and 15.4 (FLT-29). tests/old-browsers checks the built files for others.
 */
export function addPolyfills(): void {
  add(
    Object,
    'hasOwn',
    (object: object, key: string) => Object.getOwnPropertyDescriptor(object, key) !== undefined,
  );
  add(Array.prototype, 'at', at);
  add(String.prototype, 'at', at);
  add(String.prototype, 'replaceAll', function replaceAll(this: string, what: string | RegExp, by: By) {
    const every =
      typeof what === 'string' ? new RegExp(what.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g') : what;
    return this.replace(every, by);
  });
}
