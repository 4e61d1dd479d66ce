import { describe, expect, it } from 'vitest';
import { keepAlive } from '../../../renderer/router/keep-alive.ts';

describe('keepAlive', () => {
  const bundle = { page: { id: 'p', outcomes: [], body: [] }, forms: {}, messages: {} };
  const visit = (pages: ReturnType<typeof keepAlive>, about: string) =>
    keepAlive(pages, { route: 'product', about, bundle, behind: null });
  it('puts the page that is shown first, and reuses its entry', () => {
    const pages = ['a', 'b', 'a'].reduce(visit, []);
    expect(pages.map(({ id, about }) => [id, about])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(visit(pages, 'a')).toBe(pages);
  });
  it('keeps what is behind a sheet until the page is opened above another one', () => {
    const behind = () => ({ element: {} as HTMLElement, top: 0, returnFocus: () => undefined });
    const [list, other] = [behind(), behind()];
    const show = (pages: ReturnType<typeof keepAlive>, above: typeof list | null, about = 'a') =>
      keepAlive(pages, { route: 'product', about, bundle, behind: above });
    const opened = show([], list);
    expect(show(opened, null)).toBe(opened);
    const left = show(opened, null, 'b');
    expect(show(left, null)[0]?.behind).toBe(list);
    expect(show(left, other)[0]).toMatchObject({ id: 1, behind: other });
  });
  it('holds a few pages and evicts the least recently shown one', () => {
    const pages = ['a', 'b', 'c', 'd', 'a', 'e'].reduce(visit, []);
    expect(pages.map(({ about }) => about)).toEqual(['e', 'a', 'd', 'c']);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(4);
  });
});
