/**
 * Validates an address against a list of hosts, that of `zhijieBackUrl` and those of links and films: returns it if it is
 * an https address of one of these exact hosts, without a user name, on the default port; else null. Navigation uses the
 * parsed address, never the text (T1).
 * @param hosts - exact host names, from site.json
 */
export function listedAddress(raw: string | null | undefined, hosts: readonly string[]): string | null {
  // Only absolute addresses: another page of the product would resolve a relative one against its own.
  if (!raw || !/^https:\/\//i.test(raw)) return null;
  let url: URL;
  try {
    url = new URL(raw);
  } catch {
    return null;
  }
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '';
  return isPlain && hosts.includes(url.hostname) ? url.href : null;
}
