function add(owner: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/**
 * The build translates syntax for the oldest webviews (Chrome 80, iOS 13), not functions: these came with Chrome 85,
 * 92 and 93, iOS 15.4 (FLT-29).
 */
export function addMissingFunctions(): void {
  add(
    Object,
    'hasOwn',
    (object: object, key: string) => Object.getOwnPropertyDescriptor(object, key) !== undefined,
  );
  add(Array.prototype, 'at', function at<T>(this: T[], place: number) {
    return this[place < 0 ? this.length + place : place];
  });
  add(String.prototype, 'replaceAll', function replaceAll(this: string, what: string | RegExp, by: string) {
    return typeof what === 'string' ? this.split(what).join(by) : this.replace(what, by);
  });
}
