import { describe, expect, it } from 'vitest';
import { keepAlive } from '../../../renderer/router/keep-alive.ts';

describe('keepAlive', () => {
  const bundle = { page: { id: 'p', outcomes: [], body: [] }, forms: {}, messages: {} };
  const visit = (kept: ReturnType<typeof keepAlive>, about: string) =>
    keepAlive(kept, { route: 'product', about, bundle });
  it('puts the page that is shown first, and reuses its entry', () => {
    const kept = ['a', 'b', 'a'].reduce(visit, []);
    expect(kept.map(({ id, about }) => [id, about])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(visit(kept, 'a')).toBe(kept);
  });
  it('holds a few pages and evicts the least recently shown one', () => {
    const kept = ['a', 'b', 'c', 'd', 'a', 'e'].reduce(visit, []);
    expect(kept.map(({ about }) => about)).toEqual(['e', 'a', 'd', 'c']);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(4);
  });
});
