import { expect, test } from 'vitest';
import { CommitWish } from '../../../../console/ui/save/commit-choice.ts';

function memory() {
  const all = new Map<string, string>();
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  };
}

test('a save is committed without being ticked again by who has ticked it last, in this config only', () => {
  const storage = memory();
  expect(new CommitWish(storage, 'one').isWanted).toBe(false);
  const wish = new CommitWish(storage, 'one');
  wish.want(true);
  wish.say('夏季标题');
  wish.done();
  expect([wish.isWanted, wish.message]).toEqual([true, '']);
  expect(new CommitWish(storage, 'one').isWanted).toBe(true);
  expect(new CommitWish(storage, 'other').isWanted).toBe(false);
  wish.want(false);
  expect(new CommitWish(storage, 'one').isWanted).toBe(false);
});

test('a choice that cannot be stored counts in its page', () => {
  const broken = () => {
    throw new Error('no storage');
  };
  const wish = new CommitWish({ getItem: broken, setItem: broken, removeItem: broken }, 'one');
  expect(wish.isWanted).toBe(false);
  wish.want(true);
  expect(wish.isWanted).toBe(true);
});
