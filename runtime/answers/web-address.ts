const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/** Adds the scheme that nobody types. An address that has one is sent as it was pasted, because its path may contain anything. */
export function normaliseWebAddress(value: string): string {
  const typed = value.trim();
  if (typed === '' || scheme.test(typed)) return typed;
  const plain = typed
    .normalize('NFKC')
    .replace(/\u3002/g, '.')
    .trim();
  return plain === '' || scheme.test(plain) ? plain : `https://${plain}`;
}

/** An address of the web, with a host that has a dot: no other scheme, no user name, no space. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#@.]+(?:\.[^\s/?#@.]+)+\.?(?:[/?#]\S*)?$/i.test(value)) return false;
  try {
    return new URL(value).username === '';
  } catch {
    return false;
  }
}
