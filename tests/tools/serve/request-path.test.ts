import { describe, expect, it } from 'vitest';
import { decodeRequestPath } from '../../../tools/serve/request-path.ts';

describe('decodeRequestPath', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/login?_channel=channel_5265', '/login'],
    ['/login#x?y', '/login'],
    ['/login/', '/login/'],
    ['//assets///a.js', '/assets/a.js'],
    ['/a/./b', '/a/b'],
    ['/a/../b', '/b'],
    ['/a/b/..', '/a/'],
    ['/a/..', '/'],
    ['/%6Cogin', '/login'],
    ['/assets/%2e%2e/login', '/login'],
    ['/assets/..%2flogin', '/login'],
    ['/%E5%9F%8E', '/城'],
    ['/%ff', '/%ff'],
    ['/a%3Fb', '/a?b'],
    ['/...', '/...'],
  ])('decodes %s to %s', (target, path) => {
    expect(decodeRequestPath(target)).toBe(path);
  });
  it.each(['/..', '/../etc/passwd', '/a/../../b', '/%2e%2e/x', '/%', '/%zz', '/%00', 'login', '', '*'])(
    'refuses %s',
    (target) => {
      expect(decodeRequestPath(target)).toBeNull();
    },
  );
});
