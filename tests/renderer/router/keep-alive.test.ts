import { describe, expect, it } from 'vitest';
import { keepAlive } from '../../../renderer/router/keep-alive.ts';

describe('keepAlive', () => {
  const bundle = { page: { id: 'p', outcomes: [], body: [] }, forms: {}, messages: {} };
  const visit = (pages: ReturnType<typeof keepAlive>, about: string) =>
    keepAlive(pages, { route: 'product', about, bundle });
  it('puts the page that is shown first, and reuses its entry', () => {
    const pages = ['a', 'b', 'a'].reduce(visit, []);
    expect(pages.map(({ id, about }) => [id, about])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(visit(pages, 'a')).toBe(pages);
  });
  it('holds a few pages and evicts the least recently shown one', () => {
    const pages = ['a', 'b', 'c', 'd', 'a', 'e'].reduce(visit, []);
    expect(pages.map(({ about }) => about)).toEqual(['e', 'a', 'd', 'c']);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(4);
  });
});
