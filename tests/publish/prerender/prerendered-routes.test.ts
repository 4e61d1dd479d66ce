import { describe, expect, it } from 'vitest';
import { prerenderedRoutesOf } from '../../../publish/prerender/prerendered-routes.ts';
import { resolveSite } from '../../../runtime/index.ts';
import { config, hosts } from '../../runtime/real-config.ts';

describe('the routes with HTML of their own', () => {
  it.each(hosts)('of %s are none that needs a login or is kept alive, unless visits begin there', (host) => {
    const { routes, root, catchAll } = resolveSite(config, host);
    const found = prerenderedRoutesOf(config, host);
    expect(found.filter(({ isDestination }) => isDestination)).not.toEqual([]);
    for (const { name, path, isRoot, isDestination } of found) {
      const route = routes[name];
      expect(path).toBe(route?.path);
      expect(isRoot).toBe(name === root);
      expect(name).not.toBe(catchAll);
      if (!isDestination) continue;
      expect([route?.needsToken ?? false, route?.keepAlive ?? false], name).toEqual([false, false]);
      expect(['entry', 'index'], name).not.toContain(route?.kind);
    }
  });

  it('are those on which visits begin, those with a form, and the destinations', () => {
    const kinds = Object.fromEntries(
      prerenderedRoutesOf(config, 'default').map(({ name, isDestination }) => [name, isDestination]),
    );
    expect(kinds).toMatchObject({ login: false, carloan: false, p4ListDownload: true, err404: true });
    for (const name of ['formPackage', 'productDetail', 'productDetailPopup', 'empty'])
      expect(kinds).not.toHaveProperty(name);
  });
});
