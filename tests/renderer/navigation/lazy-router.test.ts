import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { LazyRouter, type StartedRouter } from '../../../renderer/navigation/lazy-router.ts';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';

/** A router that records the calls to it. */
function routed() {
  const done: string[] = [];
  const router: StartedRouter = {
    Pages: () => null,
    load: async () => void done.push('load'),
    goTo: async ({ path }, replace) => void done.push(`${path} ${replace}`),
    entry: () => 'entry',
  };
  return { done, router };
}
const first = { route: 'login', bundle: {} as PageBundle };

describe('LazyRouter', () => {
  it('lets the router decide about the first page before it is in charge, and only once', async () => {
    const { done, router } = routed();
    const navigation = new LazyRouter(async () => router);
    navigation.first = first;
    const shown: string[] = [];
    const end = autorun(() => shown.push(`${navigation.routed ? 'router' : 'none'} ${done.length}`));
    navigation.prepare();
    await navigation.goTo({ path: '/form', search: '' });
    await navigation.goTo({ path: '/end', search: '' }, true);
    end();
    expect(done).toEqual(['load', '/form undefined', '/end true']);
    expect(shown).toEqual(['none 0', 'router 1']);
  });

  it('lets the router show its loading state if there is no first page', async () => {
    const { done, router } = routed();
    const navigation = new LazyRouter(async () => router);
    expect(await navigation.router()).toBe(router);
    expect(done).toEqual([]);
    expect(navigation.routed).toBe(router);
  });

  it('FLT-26: loads the router again after a failure, which it reports to the waiting call', async () => {
    const { router } = routed();
    let fails = 2;
    const navigation = new LazyRouter(async () => {
      if (fails-- > 0) throw new Error('404');
      return router;
    });
    await expect(navigation.goTo({ path: '/form', search: '' })).rejects.toThrow('the router cannot be had');
    await navigation.goTo({ path: '/form', search: '' });
    expect(navigation.routed).toBe(router);
  });

  it('FLT-26: tries again for a waiting call after a prefetch has failed', async () => {
    const { done, router } = routed();
    let fails = 2;
    const navigation = new LazyRouter(async () => {
      if (fails-- > 0) throw new Error('404');
      return router;
    });
    navigation.prepare();
    await navigation.goTo({ path: '/form', search: '' });
    expect(done).toEqual(['/form undefined']);
  });

  it('remembers the one arrival that was decided without the router', () => {
    const navigation = new LazyRouter(async () => routed().router);
    expect(navigation.isDecided('login', '')).toBe(false);
    navigation.arrival = { route: 'login', path: '/login', search: '?a=1' };
    expect(navigation.isDecided('login', '?a=1')).toBe(true);
    expect(navigation.isDecided('login', '?a=2')).toBe(false);
    expect(navigation.isDecided('form', '?a=1')).toBe(false);
  });
});
