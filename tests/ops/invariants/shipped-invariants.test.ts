import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { verdictsOf } from '../../../ops/invariants/verdicts.ts';
import type { Config } from '../../../schemas/index.ts';

const { config, invariants } = readConfig(join(import.meta.dirname, '../../..'));
if (!config) throw new Error('the shipped config is sound');

/** The ids of the shipped invariants by verdict, on the shipped config after an edit. */
function verdicts(edit: (edited: Config) => void): Record<string, string> {
  const edited = structuredClone(config as Config);
  edit(edited);
  const all = verdictsOf(edited, invariants);
  return Object.fromEntries(all.map(({ invariant, verdict }) => [invariant.id, verdict.kind]));
}

const withoutRow =
  (id: string) =>
  ({ navigation }: Config): void => {
    navigation.rules = navigation.rules.filter((rule) => rule.id !== id);
  };

/** An edit that breaks each of the shipped invariants. */
const breaking: Record<string, (edited: Config) => void> = {
  'blocked-channel': withoutRow('blocked'),
  'pages-with-token': ({ routes }) => {
    delete routes.routes.productDetail?.needsToken;
  },
  'downloads-without-token': withoutRow('guard-download'),
  'login-to-form': withoutRow('to-form'),
  'relogin-channels': withoutRow('relogin-channel'),
  'city-unavailable': withoutRow('form-ip-info-failed'),
  'car-loan-results': withoutRow('car-saved'),
  'leads-ask-sharing': ({ forms }) => {
    const form = forms['product-wish'];
    if (form) form.fields = form.fields.filter(({ id }) => id !== 'agreeSharing');
  },
  'app-channels-of-type-1': ({ destinations }) => {
    destinations.success.rules = destinations.success.rules.slice(1);
  },
};

describe('the shipped invariants', () => {
  it('hold, and none of them is about nobody', () => {
    expect(new Set(Object.values(verdicts(() => {})))).toEqual(new Set(['holds']));
  });

  it('cite the requirement that each is taken from', () => {
    for (const { about } of invariants) expect(about).toMatch(/^R-[A-Z]+ \d+：.+ \| R-[A-Z]+ \d+: /);
  });

  it.each(invariants)('$id is violated by an edit that breaks its requirement', ({ id }) => {
    const edit = breaking[id];
    if (!edit) throw new Error(`add an edit that breaks ${id}`);
    expect(verdicts(edit)[id]).toBe('violated');
  });
});
