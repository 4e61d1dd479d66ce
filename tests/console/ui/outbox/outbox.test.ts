import { expect, test } from 'vitest';
import type { Edit } from '../../../../console/api/index.ts';
import { parseOpenFile } from '../../../../console/ui/draft-store/open-file.ts';
import { withPendingEdits } from '../../../../console/ui/draft-store/with-pending-edits.ts';
import { Outbox } from '../../../../console/ui/outbox/outbox.ts';

/** A fake of the browser's storage. */
function storage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
const set = (id: string, title: string): Edit => ({
  do: 'set',
  file: 'channels.json',
  path: ['channels', id, 'title'],
  value: title,
});

test('pending edits are available to the next page of the same config, and removed once they are sent', () => {
  const browser = storage();
  const first = new Outbox(browser);
  first.open('/a');
  first.add({ edits: [set('1', 'x')] });
  first.addText({ file: 'hosts.json', over: '{}', text: '{ }' });
  const next = new Outbox(browser);
  next.open('/a');
  expect(next.steps.map(({ edits }) => edits)).toEqual([[set('1', 'x')]]);
  expect(next.texts).toEqual(first.texts);
  const other = new Outbox(browser);
  other.open('/b');
  expect(other.count).toBe(0);
  next.drop(next.steps[0]?.id ?? '');
  next.dropText('hosts.json');
  expect(browser.entries.size).toBe(0);
});

test('pending edits of an earlier page come before those of this page', () => {
  const browser = storage();
  const first = new Outbox(browser);
  first.open('/a');
  first.add({ edits: [set('1', 'earlier')] });
  const next = new Outbox(browser);
  next.add({ edits: [set('1', 'later')] });
  next.open('/a');
  expect(next.steps.map(({ edits }) => edits[0])).toEqual([set('1', 'earlier'), set('1', 'later')]);
});

test('full storage, or storage with foreign content, loses nothing of this page', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('full');
    },
    getItem: () => 'no JSON',
  };
  const outbox = new Outbox(full);
  outbox.open('/a');
  outbox.add({ edits: [set('1', 'x')] });
  expect([outbox.count, outbox.isPersisted]).toEqual([1, false]);
});

test('a file is shown with its pending edits; edits that do not fit are skipped', () => {
  const text = '{ "channels": { "1": { "title": "a" } } }';
  const open = parseOpenFile('channels.json', text, text, null);
  const steps = [
    { id: '1', edits: [set('1', 'b')] },
    { id: '2', edits: [{ do: 'remove' as const, file: 'channels.json', path: ['channels', '9'] }] },
    { id: '3', edits: [{ ...set('1', 'c'), file: 'hosts.json' }] },
  ];
  expect(withPendingEdits(open, steps).value).toEqual({ channels: { '1': { title: 'b' } } });
  expect(withPendingEdits(open, [])).toBe(open);
});
