import { describe, expect, it } from 'vitest';
import { putBack } from '../../../../ops/console/app/know/put-back.ts';

const told = { file: 'brands.json', line: 1, column: 1, side: 'after' as const, what: '' };
const path = ['brands', 'brands', 'money-lending', 'theme', 'primary'];
const brands = { brands: { 'money-lending': { logo: '/new.svg', theme: { primary: '#111111' } } } };
const own = { file: 'brands.json', path: path.slice(1) };

describe('putBack', () => {
  it('writes the value that was there, and leaves what else was edited', () => {
    const edit = { ...told, path, kind: 'changed' as const, before: '#0b6b57', after: '#111111' };
    expect(putBack(edit, brands)).toEqual({ do: 'set', ...own, value: '#0b6b57' });
  });

  it('takes out what was added, and brings back what was removed', () => {
    const added = { ...told, path, kind: 'added' as const, before: undefined, after: '#111111' };
    expect(putBack(added, brands)).toEqual({ do: 'remove', ...own, prune: true });
    const removed = { ...told, path, kind: 'removed' as const, before: '#0b6b57', after: undefined };
    expect(putBack(removed, { brands: { 'money-lending': { theme: {} } } })).toEqual({
      ...{ do: 'set', ...own, value: '#0b6b57' },
    });
  });

  it('is not offered where the draft has another value by now, or the place is one of a list', () => {
    const edit = { ...told, path, kind: 'changed' as const, before: '#0b6b57', after: '#222222' };
    expect(putBack(edit, brands)).toBe(null);
    const row = { ...edit, path: ['navigation', 'rules', 'to-form', 'go'], after: 'b' };
    expect(putBack(row, { rules: [{ id: 'to-form', go: 'b' }] })).toBe(null);
    const moved = { ...edit, kind: 'moved' as const, after: '#111111' };
    expect(putBack(moved, brands)).toBe(null);
  });
});
