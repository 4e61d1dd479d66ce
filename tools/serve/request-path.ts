/**
 * The path that a request asks for, as nginx reads it: decoded, slashes in a row are one, `.` and `..` are followed.
 * @param target - what stands in the request line, e.g. `/login?_channel=1`
 * @returns null for what nginx refuses with 400: a broken escape, a NUL, or a way out of the root
 */
export function decodeRequestPath(target: string): string | null {
  const written = target.replace(/[?#].*$/s, '');
  if (!written.startsWith('/') || /%(?![0-9a-f]{2})/i.test(written)) return null;
  const parts: string[] = [];
  const decoded = decode(written);
  if (decoded.includes('\0')) return null;
  for (const part of decoded.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  const folder = /\/\.{0,2}$/.test(decoded) && parts.length > 0;
  return `/${parts.join('/')}${folder ? '/' : ''}`;
}

/** Bytes that are no UTF-8 name no page and no file of ours: such a path stays as it was written. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
