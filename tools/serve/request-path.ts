/**
 * Decodes the path of a request as nginx does: percent-decoding, merged slashes, `.` and `..` resolved.
 * @param target - the request target, e.g. `/login?_channel=1`
 * @returns null for what nginx refuses with 400: a broken escape, a NUL or a path outside the root
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

/** Invalid UTF-8 names no page or file: such a path stays encoded. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
