import { afterEach, expect, test, vi } from 'vitest';
import { currentRoute } from '../../../../console/ui/route/route.ts';

afterEach(() => vi.unstubAllGlobals());

test("the views follow the address only after the browser's event", () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { hash: '#/files/hosts.json' });
  const before = currentRoute();
  expect(before.path).toEqual(['files', 'hosts.json']);
  vi.stubGlobal('location', { hash: '#/save?message=x' });
  expect(currentRoute()).toBe(before);
  page.dispatchEvent(new Event('hashchange'));
  expect(currentRoute().path).toEqual(['save']);
  expect(currentRoute().query.get('message')).toBe('x');
  expect(currentRoute()).toBe(currentRoute());
});
