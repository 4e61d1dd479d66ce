import { describe, expect, it } from 'vitest';
import { blockTypesOf } from '../../renderer/block-view.ts';
import { fieldKindTable } from '../../renderer/fields/registry.ts';
import { registry } from '../../renderer/registry.ts';
import { blockTypes, fieldKinds } from '../../schemas/index.ts';

describe('the registries', () => {
  it('have a view for every block type and field kind, and none besides', () => {
    expect(Object.keys(registry).sort()).toEqual([...blockTypes].sort());
    expect(Object.keys(fieldKindTable).sort()).toEqual([...fieldKinds].sort());
  });
  it.each(blockTypes)('load the view of %s', async (type) => {
    expect(typeof (await registry[type].load())).toBe('function');
  });
  it('never let a form, a cost or a legal text vanish', () => {
    for (const type of ['form', 'costs', 'legalFooter', 'notice'] as const) {
      expect(registry[type].ifBroken).toBe('failPage');
    }
  });
  it('find the blocks inside sections, for preloading', () => {
    const body = [
      { type: 'brandBar' as const, id: 'a' },
      { type: 'section' as const, id: 'b', blocks: [{ type: 'legalFooter' as const, id: 'c', risk: 'x' }] },
    ];
    expect(blockTypesOf({ id: 'p', outcomes: [], body })).toEqual(['brandBar', 'section', 'legalFooter']);
  });
});
