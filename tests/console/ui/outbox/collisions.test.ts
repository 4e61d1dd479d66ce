import { expect, test } from 'vitest';
import type { ChangedMeanwhile, Edit } from '../../../../console/api/index.ts';
import { Collisions } from '../../../../console/ui/outbox/collisions.ts';

function storage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
const file = 'channels.json';
const set = (id: string, value: string): Edit => ({
  do: 'set',
  file,
  path: ['channels', id, 'title'],
  value,
});
const place = (id: string): ChangedMeanwhile => ({
  file,
  path: ['channels', id, 'title'],
  now: '别人',
  by: null,
});

test('steps that collided are still there when the page is loaded again, until the operator has chosen', () => {
  const browser = storage();
  const first = new Collisions(browser);
  first.open('/a');
  first.add({ edits: [set('1', '我的')] }, [place('1')]);
  const next = new Collisions(browser);
  next.open('/a');
  expect(next.all.map(({ step }) => step.edits)).toEqual([[set('1', '我的')]]);
  const other = new Collisions(browser);
  other.open('/b');
  expect(other.all).toEqual([]);
  next.drop(next.all[0]?.id ?? '');
  expect(browser.entries.size).toBe(0);
});

test('of one place the last text counts, and no other step is dropped with it', () => {
  const collisions = new Collisions(storage());
  collisions.open('/a');
  collisions.add({ edits: [set('1', '我'), set('2', '我')] }, [place('1'), place('2')]);
  collisions.add({ edits: [set('3', '我')] }, [place('3')]);
  collisions.add({ edits: [set('3', '我的')] }, [place('3')]);
  collisions.add({ edits: [set('1', '我的')] }, [place('1')]);
  expect(collisions.all.map(({ step }) => step.edits)).toEqual([
    [set('1', '我'), set('2', '我')],
    [set('3', '我的')],
    [set('1', '我的')],
  ]);
});

test('full storage, or one with foreign content, loses nothing of this page', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('full');
    },
    getItem: () => '{',
  };
  const collisions = new Collisions(full);
  collisions.open('/a');
  collisions.add({ edits: [set('1', '我的')] }, [place('1')]);
  expect(collisions.all).toHaveLength(1);
});
