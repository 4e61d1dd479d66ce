import { describe, expect, it } from 'vitest';
import { editsOf } from '../../../ops/edits/edits.ts';
import { revert } from '../../../ops/edits/revert.ts';
import type { Config } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;
const after = (edit: (draft: Draft) => void): Config => {
  const draft = structuredClone(config) as Draft;
  edit(draft);
  return draft as Config;
};
const without = (record: Draft, id: string | undefined) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

describe('the config with its edits reverted', () => {
  const cases: [string, (draft: Draft) => void][] = [
    [
      'a removed route, in its former place: the first path that matches wins',
      (draft) => {
        draft.routes.routes = without(draft.routes.routes, Object.keys(draft.routes.routes)[2]);
      },
    ],
    ['a removed row, in its former place', ({ navigation }) => navigation.rules.splice(2, 1)],
    ['a row that was moved', ({ navigation }) => navigation.rules.push(navigation.rules.shift())],
    [
      'an added row',
      ({ navigation }) => navigation.rules.unshift({ id: 'new', when: {}, go: 'downloadPage' }),
    ],
    [
      'a changed value',
      ({ brands }) => {
        brands.brands['money-lending'].name = 'another';
      },
    ],
  ];
  it.each(cases)('is the config before: %s', (_, edit) => {
    const edited = after(edit);
    const edits = editsOf(config, edited);
    expect(edits.length).toBeGreaterThan(0);
    expect(JSON.stringify(revert(config, edited, edits))).not.toBe(JSON.stringify(edited));
    const reverted = revert(config, edited, edits);
    expect(Object.keys(reverted.routes.routes)).toEqual(Object.keys(config.routes.routes));
    expect(reverted).toEqual(config);
  });
});
