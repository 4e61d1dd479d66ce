import { expect, test } from 'vitest';
import { isOwnField, withoutOwnFields } from '../../../../console/ui/field-values/own-fields.ts';
import { fieldsOf } from '../../../../ops/wording/field.ts';
import { knownSchema } from '../../../../ops/wording/known-schemas.ts';
import { nodeAt } from '../../../../ops/wording/schema-node.ts';

function fieldsIn(file: string, map: string) {
  const schema = knownSchema(file, null);
  const node = schema && nodeAt(schema, [map, '*']);
  if (!schema || !node) throw new Error(`${file} has no ${map}`);
  return fieldsOf(schema, node);
}
const ownIn = (file: string, map: string) =>
  fieldsIn(file, map)
    .filter(isOwnField)
    .map(({ path }) => path.join('.'));

test('of hosts, channels, brands and variants alike, the note, the pictures and what names an entry are its own', () => {
  const changed = ['brand.name', 'brand.logo', 'brand.faviconUrl'];
  expect(ownIn('hosts.json', 'hosts')).toEqual([...changed, 'note']);
  expect(ownIn('channels.json', 'channels')).toEqual([...changed, 'ads.conversionId', 'note']);
  expect(ownIn('brands.json', 'variants')).toEqual(['name', 'logo', 'faviconUrl', 'note']);
  expect(ownIn('brands.json', 'brands')).toEqual([
    'name',
    'logo',
    'faviconUrl',
    'oldAssets.logo',
    'oldAssets.faviconUrl',
    'landingImage',
    'emptyImage',
    'failureImage',
    'successImage',
    'note',
  ]);
});

test('a copy for a new entry has everything but that, and no empty objects', () => {
  const host = {
    note: '没有匹配到的域名都用它',
    root: 'login',
    entries: ['login'],
    brand: { id: 'quick-loan', logo: '/assets/brands/quick-loan/logo.svg' },
  };
  const fields = fieldsIn('hosts.json', 'hosts');
  expect(withoutOwnFields(host, fields)).toEqual({
    root: 'login',
    entries: ['login'],
    brand: { id: 'quick-loan' },
  });
  expect(withoutOwnFields({ root: 'login', brand: { logo: '/assets/a.svg' } }, fields)).toEqual({
    root: 'login',
  });
  expect(host.note).toBe('没有匹配到的域名都用它');
  expect(withoutOwnFields({ note: 'x' }, fieldsIn('channels.json', 'channels'))).toEqual({});
});
