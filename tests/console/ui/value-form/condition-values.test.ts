import { expect, test } from 'vitest';
import {
  conditionParts,
  conditionValue,
  domainOf,
} from '../../../../console/ui/value-form/condition-values.ts';
import { declaredNode } from '../../../../ops/wording/declared-nodes.ts';
import type { SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { navigationSchema } from '../../../../schemas/config/navigation.ts';

const when = navigationSchema.properties.rules.items.properties.when as unknown as SchemaNode;
const facts = declaredNode(when, null).properties ?? {};
const domain = (fact: string) => domainOf(facts[fact] ?? {});

test('a condition on a route, a city or a yes or no takes only values that there are', () => {
  expect(domain('route').node.names).toBe('route');
  expect(domain('route').hasNull).toBe(false);
  expect(domain('outcome')).toMatchObject({ node: { names: 'outcome' }, hasNull: true });
  expect(domain('city')).toMatchObject({ node: { names: 'city' }, hasNull: true });
  expect(domain('query.from')).toMatchObject({ node: { type: 'string' }, hasNull: true });
  expect(domain('session.token')).toMatchObject({ node: { type: 'boolean' }, hasNull: false });
  expect(domain('route.kind').node.enum).toContain('entry');
});

test('null is a value of a condition, alone, among others and excluded', () => {
  for (const value of [null, { not: null }, [null, '4'], '4', ['4', '5'], { not: ['4', null] }]) {
    expect(conditionValue(conditionParts(value))).toEqual(value);
  }
});
