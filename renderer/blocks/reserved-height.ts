import type { Block } from '../../schemas/index.ts';
import { formHeight } from '../form/form-height.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { blockEntry } from './block-registry.ts';

/** Of a block whose type has none, px. */
const usual = 120;

/**
 * Height reserved for a block while its view loads, px. For a section it is that of its blocks: below a long form that
 * reserves little, everything would jump by the height of a phone.
 */
export function reservedHeight(block: Block, forms: PageBundle['forms']): number {
  if (block.type === 'section')
    return block.blocks.reduce((sum, inner) => sum + reservedHeight(inner, forms), 0);
  const form = block.type === 'form' ? forms[block.form] : undefined;
  return form ? formHeight(form) : (blockEntry(block.type).space ?? usual);
}
