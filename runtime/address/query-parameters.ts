import { queryMaxLength, queryNames } from '../../schemas/index.ts';

const ofEveryFunnel = new Set<string>(queryNames);

const isRead = (name: string, declared: readonly string[]): boolean =>
  ofEveryFunnel.has(name) || declared.includes(name);

/** Percent-decodes without throwing: a malformed text stays as it is. `+` stays `+`: a token may contain one. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The query parameters that are read (R-ROUTE 6), as the exact strings of the address: never numbers, never lists; the
 * first value wins; each is cut at 4096 UTF-16 units. Other parameters are ignored.
 * @param search - with or without the leading `?`
 * @param declared - the other parameters that are read: those of rows and of click ids
 */
export function decodeQuery(
  search: string,
  declared: readonly string[] = [],
): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    if (!isRead(name, declared) || found[name] !== undefined) continue;
    // Cut before decoding too, so that a parameter of megabytes costs no time.
    const raw = at < 0 ? '' : pair.slice(at + 1, at + 1 + queryMaxLength * 9);
    found[name] = decode(raw).slice(0, queryMaxLength);
  }
  return found;
}

/**
 * The raw search string without the parameters that are read and not in `keep`; other parameters stay unchanged. `?`
 * alone becomes empty.
 * @param declared - the other parameters that are read
 */
export function withoutReadParameters(
  search: string,
  keep: readonly string[],
  declared: readonly string[] = [],
): string {
  const parts = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      const name = decode(pair.split('=')[0] ?? '');
      return pair !== '' && (!isRead(name, declared) || keep.includes(name));
    });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** `channel_5265` or `5265` → `5265`; anything else is the number of a channel that is not listed; empty → null. */
export function decodeChannel(value: string | null | undefined): string | null {
  const number = value?.replace(/^channel_/, '').slice(0, 64);
  return number ? number : null;
}

/**
 * The raw search string for a redirect: the current one without its marks, and the parameters that the row adds. Names
 * are compared as `decodeQuery` reads them: a mark that remained (`?mark`, `?%6dark=1`) would log in for ever.
 */
export function joinSearch(current: string, added: Readonly<Record<string, string>>): string {
  const parts = current
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      const name = decode(pair.split('=')[0] ?? '');
      return pair !== '' && !Object.hasOwn(added, name) && name !== 'mark' && name !== 'markcode';
    });
  for (const [name, value] of Object.entries(added)) parts.push(`${name}=${encodeURIComponent(value)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
