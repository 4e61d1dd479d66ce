import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandTable } from '../../../../console/ui/table-model/brand-table.ts';
import { cityNameTable } from '../../../../console/ui/table-model/city-name-table.ts';
import { hostTable } from '../../../../console/ui/table-model/host-table.ts';
import { columnsOf } from '../../../../console/ui/table-model/table-kind.ts';
import { variantTable } from '../../../../console/ui/table-model/variant-table.ts';
import { fieldsOf } from '../../../../ops/wording/field.ts';
import { fileSchema } from '../../../../ops/wording/file-schema.ts';
import { nodeAt } from '../../../../ops/wording/schema-node.ts';
import { root } from '../../../../publish/environment/settings.ts';

const value = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const draftStore = {
  language: 'zh' as const,
  names: null,
  // As the store's own method, it has to be called as one.
  file(name: string) {
    if (this !== draftStore) throw new Error('called without its store');
    return { value: value(name) } as never;
  },
};

test.each([hostTable, brandTable, variantTable, cityNameTable])(
  'each column of a table of entries is a field of the schema ($view)',
  (kind) => {
    const schema = fileSchema(kind.file);
    const entry = schema && nodeAt(schema, [kind.map, '*']);
    if (!schema || !entry) throw new Error(`no schema of ${kind.file}`);
    const fields = fieldsOf(schema, entry);
    const columns = columnsOf(kind, fields, () => new Map(), null);
    expect(columns.slice(1).map(({ key }) => key)).toEqual(
      kind.columns(fields, null).map(({ path }) => path.join('.')),
    );
  },
);

test.each([hostTable, brandTable, variantTable, cityNameTable])(
  'the ids of a table of entries are those that the schema accepts ($view)',
  (kind) => {
    const node = fileSchema(kind.file)?.properties?.[kind.map] as { propertyNames?: { pattern?: string } };
    const schema = new RegExp(node.propertyNames?.pattern ?? '', 'u');
    for (const id of ['default', 'm.example', 'quick-loan', 'M.example', '-x', '', 'a b', '苏州', '苏'])
      expect(kind.idPattern.test(id), id).toBe(schema.test(id));
  },
);

test('a host has the brand that its visitors see, and a brand the hosts that show it', () => {
  const hosts = value('hosts.json').hosts as Record<string, { brand?: { id?: string } }>;
  const brands = value('brands.json');
  const [seen] = hostTable.derived?.(draftStore) ?? [];
  const [using] = brandTable.derived?.(draftStore) ?? [];
  for (const [id, entry] of Object.entries(hosts)) {
    const brand = entry.brand?.id ?? brands.default;
    expect(seen?.textOf({ id, entry }), id).toContain(brand);
    expect(using?.textOf({ id: brand, entry: brands.brands[brand] }).split('、'), id).toContain(id);
  }
});

test('a variant has the number of hosts and channels that apply it', () => {
  const [applied] = variantTable.derived?.(draftStore) ?? [];
  const { variants } = value('brands.json');
  const users = (map: 'hosts' | 'channels') =>
    Object.values(value(`${map}.json`)[map] as Record<string, { brand?: { apply?: string[] } }>);
  for (const [id, entry] of Object.entries(variants)) {
    const [hosts, channels] = [users('hosts'), users('channels')].map(
      (all) => all.filter(({ brand }) => brand?.apply?.includes(id)).length,
    );
    const expected = [hosts && `${hosts} 个站点`, channels && `${channels} 个渠道`].filter(Boolean);
    expect(applied?.textOf({ id, entry }), id).toBe(expected.join('、'));
  }
});

test('a city has the number of rules that name it', () => {
  const [named] = cityNameTable.derived?.(draftStore) ?? [];
  const { cities, rules } = value('definitions/cities.json');
  for (const [id, entry] of Object.entries(cities)) {
    const count = Object.values(rules as Record<string, { cities: string[] }>).filter((rule) =>
      rule.cities.includes(id),
    ).length;
    expect(named?.textOf({ id, entry }), id).toBe(count === 0 ? '' : `${count} 条规则`);
  }
});
