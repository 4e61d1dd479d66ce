import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { pageBundleOf, siteForTarget } from '../../../publish/site-data/site-data.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { root, config as shipped } from '../../runtime/real-config.ts';

const read = readConfig(join(root, 'tests/configs/ok/appointment')).config;
if (!read) throw new Error('tests/configs/ok/appointment has errors');
const appointment: Config = read;

/** The codes of the form block, wherever it stands on the page. */
const codesOf = (config: Config, page: string): unknown[] => {
  const found: unknown[] = [];
  JSON.stringify(pageBundleOf(config, page), (key, value) => {
    if (key === 'onResult') found.push(value.cases.map(({ code }: { code: unknown }) => code));
    return value;
  });
  return found;
};
const withEnvelope = (envelope: object): Config => {
  const { book, ...others } = appointment.endpoints.endpoints;
  return {
    ...appointment,
    endpoints: { ...appointment.endpoints, endpoints: { ...others, book: { ...book, envelope } } },
  } as Config;
};

describe('the result codes on phones (R-API)', () => {
  it('have 200 for a success, whatever the API calls it, and the others as they are', () => {
    expect(codesOf(appointment, 'visit')).toEqual([[200, 409, 422]]);
    expect(codesOf(withEnvelope({ code: '/ret', ok: [409] }), 'visit')).toEqual([[201, 200, 422]]);
  });
  it('keep a 200 that is no success apart from one', () => {
    const config = withEnvelope({ code: '/ret', ok: [7] });
    const text = JSON.stringify(config.pages.visit)
      .replace('"code":409', '"code":200')
      .replace('"code":201', '"code":7');
    expect(codesOf({ ...config, pages: { ...config.pages, visit: JSON.parse(text) } }, 'visit')).toEqual([
      [200, 7, 422],
    ]);
  });
  it('are those of the config where endpoints have no contract', () => {
    const { page, forms } = pageBundleOf(shipped, 'form-package');
    const {
      $schema: _,
      note: __,
      ...asWritten
    } = shipped.pages['form-package'] as unknown as Record<string, unknown>;
    expect(page).toEqual(asWritten);
    expect(Object.keys(forms)).toEqual(['form-package']);
  });
});

describe('the endpoints of a published site', () => {
  it('have no contract in the shipped config, and no example or codes in any', () => {
    const { endpoints } = resolveSite(shipped, 'default');
    expect(Object.values(endpoints).some((one) => 'contract' in one)).toBe(false);
    const text = JSON.stringify(resolveSite(appointment, 'default').endpoints);
    expect(text).not.toMatch(/example|codes|note|leadBody|baseUrl/);
  });
  it('name another server only where the sandbox does not stand for it', () => {
    const { contract, endpoints } = appointment.endpoints;
    const config = {
      ...appointment,
      endpoints: { contract: { ...contract, baseUrl: 'https://api.x.example' }, endpoints },
    };
    const baseOf = (sandbox: boolean) =>
      siteForTarget(config as Config, 'default', { sandbox }).endpoints.book?.contract?.base;
    expect([baseOf(false), baseOf(true)]).toEqual(['https://api.x.example', undefined]);
  });
});

it('a receipt of a funnel without a login tells of leads that are nobody’s', () => {
  expect(pageBundleOf(appointment, 'thanks').receipts).toMatchObject({
    'test-drive': { withoutLogin: true },
  });
  const { receipts = {} } = pageBundleOf(shipped, 'success-download');
  expect(Object.values(receipts).some((one) => 'withoutLogin' in one)).toBe(false);
});
