/** The headers of every response; `img` and `frame` name the previews' origins. */
export function securityHeaders(previews: readonly number[]): Record<string, string> {
  const sites = previews
    .flatMap((port) => [`http://localhost:${port}`, `http://*.localhost:${port}`])
    .join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${sites}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${sites || "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.map((one) => one.trim()).join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  };
}
