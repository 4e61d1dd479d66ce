import { expect, it } from 'vitest';
import { compared, edited, shipped } from './plan-of-edit.ts';

/** A saved form leads to the same page whatever the flags are, so that only the look-up of the city can matter. */
const base = edited(shipped, ({ navigation }) => {
  navigation.rules.find(({ id }: { id: string }) => id === 'saved').go = 'downloadPage';
});

it('tells a row about a failed look-up of the city to the visitors of channels with a city rule', () => {
  const head = edited(base, ({ navigation }) => {
    navigation.rules.find(({ id }: { id: string }) => id === 'form-ip-info-failed').when.outcome =
      'formRefused';
  });
  const { groups } = compared(base, head);
  const saved = groups.filter(({ before }) => before.startsWith('formPackage (ipInfo.failedAfterForm)'));
  expect(saved.map(({ after }) => after.split(' ')[0])).toEqual(['downloadPage']);
  const channels = saved.flatMap(({ who }) =>
    ('anyOf' in who ? who.anyOf : [who]).flatMap((one) => one.channel),
  );
  const ruled = Object.keys(base.channels.channels).filter(
    (one) => base.channels.channels[one].cityRule !== undefined && !base.channels.channels[one].blocked,
  );
  expect([...new Set(channels)].sort()).toEqual(ruled.sort());
});
