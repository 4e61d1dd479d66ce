import { fieldProperties } from '../../schemas/plugins/plugin-kinds.ts';

/** What every block has, and by which the engine finds blocks in blocks, forms, calls and ways on. */
const ofBlocks: readonly string[] = [
  'type',
  'id',
  'showWhen',
  'blocks',
  'tabs',
  'accepted',
  'refused',
  'none',
  'form',
  'forms',
  'endpoint',
  'page',
  'action',
  'onResult',
  'outcome',
  'finish',
];

/**
 * The names of the properties that a block, or a field with such answers, has by itself.
 * @param answersLike - of the definition, which may violate its schema; undefined for a block
 */
export function ownPropertiesOf(answersLike: unknown): ReadonlySet<string> {
  return new Set(typeof answersLike === 'string' ? fieldProperties(answersLike) : ofBlocks);
}
