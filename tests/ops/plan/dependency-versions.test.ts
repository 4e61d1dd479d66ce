import { describe, expect, it } from 'vitest';
import { DependencyVersions } from '../../../ops/compare/dependency-versions.ts';
import { InternedNames } from '../../../ops/situations/interned-names.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

const names = new InternedNames();
const versionsOf = (of: Config) =>
  new DependencyVersions(resolveSite(of, 'default'), of.routes.routes, names);
const edited = (id: string, go: string): Config => {
  const copy = structuredClone(config);
  const row = copy.navigation.rules.find((one) => one.id === id);
  if (!row) throw new Error(`there is no row ${id}`);
  Object.assign(row, { go });
  return copy;
};

describe('what an answer rests on', () => {
  const before = versionsOf(config);
  const after = versionsOf(edited('saved', 'failure'));

  it('is the same on both sides where an edited row cannot hold, and another where it can', () => {
    for (const atom of ['at login ', 'at login loggedIn', 'at formPackage ', 'table success', 'has login'])
      expect(after.has(before.of(atom)), atom).toBe(atom !== 'has login');
    expect(after.has(before.of('at formPackage formSaved'))).toBe(false);
    expect(before.key).not.toBe(after.key);
  });

  it('is what the rows say, in their order', () => {
    const copy = structuredClone(config);
    const { rules } = copy.navigation;
    const saved = rules.filter(({ id }) => id === 'saved');
    const others = rules.filter(({ id }) => id !== 'saved');
    const at = others.findIndex(({ id }) => id === 'refused');
    copy.navigation.rules = [...others.slice(0, at + 1), ...saved, ...others.slice(at + 1)];
    // No place has both, so nothing is asked anew.
    expect(versionsOf(copy).has(before.of('at formPackage formSaved'))).toBe(true);
    copy.navigation.rules = [...rules].reverse();
    expect(versionsOf(copy).has(before.of('at login loggedIn'))).toBe(false);
  });
});
