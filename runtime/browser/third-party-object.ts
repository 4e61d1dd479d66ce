/** Whether a value can have properties: apps and SDKs provide objects as well as functions. */
const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/**
 * A property of a third-party object in the page: an app's bridge, a provider's SDK. Undefined if there is none, and
 * if reading it throws: third parties may have put any object there (FLT-34).
 */
export function readThirdPartyProperty(owner: unknown, name: string): unknown {
  try {
    return isObject(owner) ? Reflect.get(owner, name) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls a method of a third-party object with it as `this`: Android's injected objects refuse any other.
 * @throws whatever it throws, or a TypeError if it has no such method
 */
export function callThirdPartyMethod(owner: unknown, name: string, args: readonly unknown[] = []): unknown {
  const method = readThirdPartyProperty(owner, name);
  if (typeof method !== 'function') throw new TypeError(`${name} is not a function`);
  return Reflect.apply(method, owner, args);
}

export const isPresent = (owner: unknown, name: string): boolean =>
  isObject(readThirdPartyProperty(owner, name));
