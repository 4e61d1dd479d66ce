import { expect, it } from 'vitest';
import { visitorBrands } from '../../../../console/ui/table-model/visitor-brand.ts';
import { channelOf, resolveBrand } from '../../../../runtime/index.ts';
import { config, hosts, siteOf } from '../../../runtime/real-config.ts';

const app = { appName: null, appCompany: null };

it('the brands of a channel are those that the app resolves, on every host', () => {
  const brandsOf = visitorBrands(config.hosts, config.brands);
  const channels = Object.entries(config.channels.channels);
  let several = 0;
  for (const [number, entry] of [...channels, ['0', {}] as const]) {
    const expected = new Map<string, number>();
    for (const host of hosts) {
      const { id, name } = resolveBrand(siteOf(host), channelOf(siteOf(host), number), app);
      expected.set(`${id} ${name}`, (expected.get(`${id} ${name}`) ?? 0) + 1);
    }
    const found = brandsOf(entry).map((one): [string, number] => [`${one.id} ${one.name}`, one.hosts]);
    expect([number, new Map(found)]).toEqual([number, expected]);
    if (expected.size > 1) several += 1;
  }
  expect(several).toBeGreaterThan(10);
});

it('a channel that names a brand and a name has them on every host', () => {
  const brandsOf = visitorBrands(config.hosts, config.brands);
  const [id = ''] = Object.keys(config.brands.brands);
  expect(brandsOf({ brand: { id, name: 'Spring' } })).toEqual([{ id, name: 'Spring', hosts: hosts.length }]);
});
