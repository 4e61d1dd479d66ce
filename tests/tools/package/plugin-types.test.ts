import { expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { pluginTypes } from '../../../tools/package/plugin-types.ts';

// tests/journeys/commands/package-details.test.ts packs them, and type-checks views with them.
it('the types of `funnel/plugin` name what a view may import, and need no source', () => {
  const types = pluginTypes(root);
  const module = types.get('plugins/plugin.d.ts') ?? '';
  for (const name of ['BlockProps', 'FieldProps', 'Card']) expect(module).toContain(name);
  expect(types.get('ui/Card.d.ts')).toContain('title?: string');
  expect([...types.values()].join('')).not.toMatch(/(?<!\.d)\.tsx?"/);
});
