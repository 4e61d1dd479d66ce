/** Whether it can have properties: apps and SDKs give objects as well as functions. */
const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/**
 * A property of something that others have put into the page: an app's bridge, a provider's SDK. Undefined
 * where there is none, and where reading it throws: nothing is known of what stands there (FLT-34).
 */
export function readThirdPartyProperty(owner: unknown, name: string): unknown {
  try {
    return isObject(owner) ? Reflect.get(owner, name) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls a method of such a thing, as a method: Android's injected objects refuse any other `this`.
 * @throws whatever it throws, or a TypeError where it has no such method
 */
export function callThirdPartyMethod(owner: unknown, name: string, args: readonly unknown[] = []): unknown {
  const method = readThirdPartyProperty(owner, name);
  if (typeof method !== 'function') throw new TypeError(`${name} is not a function`);
  return Reflect.apply(method, owner, args);
}

export const isPresent = (owner: unknown, name: string): boolean =>
  isObject(readThirdPartyProperty(owner, name));
