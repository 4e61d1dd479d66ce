import { describe, expect, it } from 'vitest';
import { blockEntry, blockRegistry } from '../../../renderer/blocks/block-registry.ts';
import { elaborateFieldKinds } from '../../../renderer/fields/elaborate-field-kinds.ts';
import { loginFieldKinds } from '../../../renderer/fields/field-registry.ts';
import { furtherFieldKinds } from '../../../renderer/fields/further-field-kinds.ts';
import { lazyFieldKinds } from '../../../renderer/fields/lazy-field-kinds.ts';
import { group } from '../../../renderer/fields-group/group-kind.ts';
import { figure } from '../../../renderer/fields-text/related-answers-kind.ts';
import { timeFieldKinds } from '../../../renderer/fields-time/time-field-kinds.ts';
import { uploadFieldKinds } from '../../../renderer/fields-upload/upload-field-kinds.ts';
import { blockTypesOf } from '../../../renderer/site-data/page-blocks.ts';
import { type Block, blockTypes, fieldKinds } from '../../../schemas/index.ts';

describe('the registries', () => {
  it('have a view for every block type and field kind, and no others', () => {
    const here = Object.keys(blockRegistry);
    expect(here.filter((type) => !(blockTypes as string[]).includes(type))).toEqual([]);
    const kinds = {
      ...loginFieldKinds,
      ...lazyFieldKinds,
      ...elaborateFieldKinds,
      ...furtherFieldKinds,
      ...timeFieldKinds,
      ...uploadFieldKinds,
      figure,
      group,
    };
    expect(Object.keys(kinds).sort()).toEqual([...fieldKinds].sort());
  });
  it.each(blockTypes)('load the view of %s', async (type) => {
    const { eager, load } = blockEntry(type);
    const views = eager ? [eager] : Object.values(await load());
    expect(views.map((view) => typeof view)).toEqual(['function']);
  });
  it('never let a form, a cost or a legal text vanish', () => {
    const lasting = ['form', 'costs', 'legalFooter', 'notice', 'product', 'trackers', 'leadReceipt'] as const;
    for (const type of lasting) expect(blockEntry(type).ifBroken).toBeUndefined();
    expect(blockEntry('hero').ifBroken).toBe('hide');
  });
  it('find the blocks inside sections, for preloading', () => {
    const body = [
      { type: 'brandBar' as const, id: 'a' },
      { type: 'section' as const, id: 'b', blocks: [{ type: 'legalFooter' as const, id: 'c', risk: 'x' }] },
    ];
    expect(blockTypesOf({ id: 'p', outcomes: [], body })).toEqual(['brandBar', 'section', 'legalFooter']);
  });
  it('find those inside tabs and popups too', () => {
    const bar = { type: 'brandBar' as const, id: 'a' };
    const steps = { type: 'notice' as const, id: 'b', tone: 'info' as const, text: 'x' };
    const tabs = [
      { label: 'One', blocks: [bar] },
      { label: 'Two', blocks: [steps] },
    ];
    const body: Block[] = [
      { type: 'tabs', id: 't', tabs },
      { type: 'popup', id: 'p', label: 'Open', title: 'Open', blocks: [steps] },
    ];
    expect(blockTypesOf({ id: 'p', outcomes: [], body })).toEqual(['tabs', 'brandBar', 'notice', 'popup']);
  });
});
