import { describe, expect, it } from 'vitest';
import { DependencyVersions } from '../../../ops/dependencies/dependency-versions.ts';
import { InternedNames } from '../../../ops/situations/interned-names.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

const names = new InternedNames();
const versionsOf = (of: Config) =>
  new DependencyVersions({ ...resolveSite(of, 'default'), parts: {} }, of.routes.routes, names);
const edited = (id: string, go: string): Config => {
  const copy = structuredClone(config);
  const row = copy.navigation.rules.find((one) => one.id === id);
  if (!row) throw new Error(`there is no row ${id}`);
  Object.assign(row, { go });
  return copy;
};

describe('the version of a dependency', () => {
  const before = versionsOf(config);
  const after = versionsOf(edited('saved', 'failure'));

  it('the version differs between revisions only at locations where the edited row can match', () => {
    for (const atom of ['at login ', 'at login loggedIn', 'at formPackage ', 'table success', 'has login'])
      expect(after.has(before.of(atom)), atom).toBe(atom !== 'has login');
    expect(after.has(before.of('at formPackage formSaved'))).toBe(false);
  });

  it('the version depends on the content and the order of the rows', () => {
    const copy = structuredClone(config);
    const { rules } = copy.navigation;
    const saved = rules.filter(({ id }) => id === 'saved');
    const others = rules.filter(({ id }) => id !== 'saved');
    const at = others.findIndex(({ id }) => id === 'refused');
    copy.navigation.rules = [...others.slice(0, at + 1), ...saved, ...others.slice(at + 1)];
    // No location matches both rows, so all versions are equal.
    expect(versionsOf(copy).has(before.of('at formPackage formSaved'))).toBe(true);
    copy.navigation.rules = [...rules].reverse();
    expect(versionsOf(copy).has(before.of('at login loggedIn'))).toBe(false);
  });
});
