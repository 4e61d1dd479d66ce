import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';

// What a page finishes with is decided by a row. Without it, some visitors press a button after which nothing happens.

const root = join(import.meta.dirname, '../../..');
const file = 'definitions/navigation.json';
interface NavigationRow {
  id: string;
  when: Record<string, unknown>;
}
const navigation = JSON.parse(readFileSync(join(root, file), 'utf8')) as { rules: NavigationRow[] };

/** What check finds about outcomes, with other rows in navigation.json. */
function unhandled(rules: readonly NavigationRow[]) {
  const overlay = new Map([[file, JSON.stringify({ ...navigation, rules })]]);
  const { diagnostics } = readConfig(root, { overlay });
  return diagnostics
    .filter(({ code }) => code === 'outcome-unhandled')
    .map(({ message, help }) => ({ outcome: /"(\w+)"/.exec(message.en)?.[1], help: help?.en ?? '' }));
}
const without = (id: string) => navigation.rules.filter((rule) => rule.id !== id);

describe('check, after a row about an outcome was taken away', () => {
  it.each([
    ['saved', 'formSaved'],
    ['success-loaded', 'loadingDone'],
    ['see-products', 'seeProducts'],
    ['go-home', 'goHome'],
    ['signed-in', 'signedIn'],
    ['uni-car-saved', 'carSaved'],
  ])('of %s finds that nothing follows %s, once, with a visitor who meets it', (id, outcome) => {
    expect(unhandled(without(id))).toEqual([
      { outcome, help: expect.stringMatching(new RegExp(`who meets it: npx funnel explain .*${outcome}$`)) },
    ]);
  });

  it.each(['see-product-without-login', 'see-uni-car-loan', 'form-ip-info-failed'])(
    'of %s finds nothing, because a wider row holds',
    (id) => {
      expect(unhandled(without(id))).toEqual([]);
    },
  );

  it('finds the visitors without a login alone, where the wider row asks for one', () => {
    const rules = without('see-product-without-login').map((rule) =>
      rule.id === 'see-product' ? { ...rule, when: { ...rule.when, 'session.token': true } } : rule,
    );
    const [found, ...others] = unhandled(rules);
    expect([found?.outcome, others]).toEqual(['seeProduct', []]);
    expect(found?.help).not.toContain('--token');
  });

  it('takes whoever finishes a login for somebody with a token', () => {
    const rules = navigation.rules.map((rule) =>
      rule.id === 'signed-in' ? { ...rule, when: { ...rule.when, 'session.token': true } } : rule,
    );
    expect(unhandled(rules)).toEqual([]);
  });
});
