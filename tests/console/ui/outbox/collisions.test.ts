import { expect, test } from 'vitest';
import type { ChangedMeanwhile, Edit } from '../../../../console/api/index.ts';
import { Collisions } from '../../../../console/ui/outbox/collisions.ts';

function storage() {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
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

/** The collisions of a window, as it opens. */
function windowOf(browser: ReturnType<typeof storage>, config: string, window = 'one') {
  const collisions = new Collisions(browser);
  collisions.open(config);
  collisions.entered(window);
  return collisions;
}
const open = (window: string, number: number) => ({ window, number, at: '' });

test('steps that collided are still there when the page is loaded again, until the operator has chosen', () => {
  const browser = storage();
  const first = windowOf(browser, '/a');
  first.add({ edits: [set('1', '我的')] }, [place('1')]);
  const next = windowOf(browser, '/a');
  expect(next.all.map(({ step }) => step.edits)).toEqual([[set('1', '我的')]]);
  const other = windowOf(browser, '/b');
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

test('what a closed window has left is shown by the open one with the smallest number, until somebody chooses', () => {
  const browser = storage();
  windowOf(browser, '/a', 'closed').add({ edits: [set('1', '我的')] }, [place('1')]);
  const [first, second] = [windowOf(browser, '/a', 'first'), windowOf(browser, '/a', 'second')];
  const windows = [open('second', 5), open('first', 2)];
  first.follow(windows);
  second.follow(windows);
  expect(first.all.map(({ step, isOfClosed }) => [step.edits, isOfClosed])).toEqual([
    [[set('1', '我的')], true],
  ]);
  expect(second.all).toEqual([]);
  // It was only being loaded again: then it shows them itself.
  first.follow([...windows, open('closed', 1)]);
  expect(first.all).toEqual([]);
  expect(windowOf(browser, '/a', 'closed').own).toHaveLength(1);
  first.follow(windows);
  first.drop(first.all[0]?.id ?? '');
  expect([first.all, browser.entries.size]).toEqual([[], 0]);
});

test('a window that gets another id, as a copied one does, keeps what it has typed and takes nothing of the first', () => {
  const browser = storage();
  windowOf(browser, '/a', 'copied').add({ edits: [set('1', '我的')] }, [place('1')]);
  const copy = new Collisions(browser);
  copy.open('/a');
  copy.add({ edits: [set('2', '我的')] }, [place('2')]);
  copy.entered('new');
  expect(copy.own.map(({ step }) => step.edits)).toEqual([[set('2', '我的')]]);
});
