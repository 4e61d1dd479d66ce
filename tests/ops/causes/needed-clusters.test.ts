import { describe, expect, it } from 'vitest';
import { type Draft, type Edit, edited, compared as planBetween, shipped } from '../plan/plan-of-edit.ts';

/** The entry or row that a reported edit is about. */
const entryOf = ({ path }: { path: readonly string[] }): string => [path[0], path[2] ?? path[1]].join(' ');

/** The edits of each cause that changes something, as `channels 675`. */
function causesAfter(edit: Edit): string[][] {
  const { groups } = planBetween(shipped, edited(shipped, edit));
  const causes = groups.map(({ cause }) => cause.edits.map(entryOf));
  return [...new Map(causes.map((one) => [one.join(), one])).values()];
}

/** Two edits, of which neither keeps the other's effect from most visitors alone. */
const blockTwice = ({ channels, navigation }: Draft) => {
  channels.channels['675'].blocked = true;
  const when = { channel: '675', route: { not: 'err404' } };
  navigation.rules.unshift({ id: 'block-675', when, go: 'err404' });
};
/** Edits of other channels, each with an effect of its own. */
const clearLogins = ({ channels }: Draft) => {
  for (const number of ['5265', '5818', '5626']) channels.channels[number].relogin = true;
};
const together = ['channels 675', 'navigation block-675'];

const shared = (causes: readonly string[][]) => causes.filter(({ length }) => length > 1);

describe('changes that no edit explains alone have the edits as cause that explain them together', () => {
  it('a channel and a row', () => {
    expect(shared(causesAfter(blockTwice))).toEqual([together]);
  });

  it('not the edits of other channels, which have causes of their own', () => {
    const causes = causesAfter((draft) => {
      clearLogins(draft);
      blockTwice(draft);
    });
    expect(shared(causes)).toEqual([together]);
    expect(causes).toEqual(expect.arrayContaining([['channels 5265'], ['channels 5818'], ['channels 5626']]));
  });

  it('not a row that explains nothing of it', () => {
    const causes = causesAfter((draft) => {
      blockTwice(draft);
      draft.destinations.success.rules[0].go = 'p4ListDownload';
    });
    expect(shared(causes)).toEqual([together]);
    expect(causes).toContainEqual(['destinations rules']);
  });
});

describe('the effect of a city rule', () => {
  // Each rule is reverted by itself and compared where it can have an effect: for the channels that name it.
  it('is told of the channels that name it, each of several edited rules by itself', () => {
    const rules = ['shanghai-skip-form', 'beijing-skip-form'];
    const plan = planBetween(
      shipped,
      edited(shipped, ({ cities }) => {
        for (const rule of rules) cities.rules[rule].set = { input_form: 0, succ_todo: 2, fail_todo: 1 };
      }),
    );
    for (const rule of rules) {
      const named = Object.entries<Draft>(shipped.channels.channels).filter(
        ([, one]) => one.cityRule === rule,
      );
      const own = plan.groups.filter(({ cause }) =>
        cause.edits.some((one) => entryOf(one) === `cities ${rule}`),
      );
      const told = own.flatMap(({ who }) =>
        ('anyOf' in who ? who.anyOf : [who]).flatMap(({ channel }) => channel ?? ['everyone']),
      );
      const withDefault = (numbers: string[]) =>
        numbers.includes(shipped.site.defaultChannel) ? [...numbers, '-'] : numbers;
      expect([...new Set(told)].sort()).toEqual(withDefault(named.map(([number]) => number)).sort());
      expect(own.every(({ cause }) => cause.edits.length === 1)).toBe(true);
    }
  });
});

describe('a channel that is removed together with the city rule that only it names', () => {
  const withRule = edited(shipped, ({ channels, cities }) => {
    const set = { input_form: 0, succ_todo: 4, fail_todo: 0 };
    cities.rules['winter-beijing'] = { cities: ['北京'], set };
    channels.channels['88001'] = { cityRule: 'winter-beijing' };
  });

  // Neither can be put back alone: a channel without its rule is no config.
  it('is one cause with the rule, as it is where both are added', () => {
    const causes = (one: Draft, other: Draft) =>
      shared(planBetween(one, other).groups.map(({ cause }) => cause.edits.map(entryOf)));
    const removed = causes(withRule, shipped);
    expect(removed.length).toBeGreaterThan(0);
    for (const cause of removed) expect(cause).toEqual(['channels 88001', 'cities winter-beijing']);
  });
});
