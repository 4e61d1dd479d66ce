import { afterEach, expect, test, vi } from 'vitest';
import { routeNow } from '../../../../console/ui/route/route.ts';

afterEach(() => vi.unstubAllGlobals());

test('the views follow the address when the browser has told it, and not before', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { hash: '#/files/hosts.json' });
  const before = routeNow();
  expect(before.path).toEqual(['files', 'hosts.json']);
  vi.stubGlobal('location', { hash: '#/save?message=x' });
  expect(routeNow()).toBe(before);
  page.dispatchEvent(new Event('hashchange'));
  expect(routeNow().path).toEqual(['save']);
  expect(routeNow().query.get('message')).toBe('x');
  expect(routeNow()).toBe(routeNow());
});
