import { expect, test } from 'vitest';
import { framedResponse } from '../../../tools/preview-server/preview-responses.ts';

const ancestorsOf = (frames: readonly string[]) =>
  framedResponse({ text: '', policy: "default-src 'self'; frame-ancestors 'none'; base-uri 'none'" }, frames)
    .headers.get('content-security-policy')
    ?.split('; ');

// In `npm run test:full` a browser refuses (preview-sites.test.ts).
test('a preview is framed by the console alone, and by nobody before there is one', () => {
  expect(ancestorsOf([])).toEqual(["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]);
  const [, ancestors] = ancestorsOf(['http://127.0.0.1:4001', 'http://localhost:4001']) ?? [];
  expect(ancestors).toBe('frame-ancestors http://127.0.0.1:4001 http://localhost:4001');
});
