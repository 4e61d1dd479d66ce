/**
 * The address that `zhijieBackUrl` may lead to, or null: an https address of one of exactly these hosts, without a
 * user name, on the usual port. The parsed address is what is navigated to, never the text (T1).
 * @param hosts - exact host names, from site.json
 */
export function returnUrl(raw: string | null | undefined, hosts: readonly string[]): string | null {
  // A page of the product's own would read a relative address as one of its own: only whole addresses are meant.
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
