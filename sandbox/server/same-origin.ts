/**
 * Whether a write comes from the sandbox's own pages or from a tool, not from another web page that is open in the
 * developer's browser. `Origin: null` (sandboxed frames, some redirects) is another page. Tools send no Origin; a
 * browser that omits it still reveals the request's origin by Sec-Fetch-Site.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null) return site === null || site === 'same-origin' || site === 'none';
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
