import { canonical } from '../json/canonical.ts';
import type { Edit } from './edits.ts';

/** Files whose content is equal for all visitors. */
const notCompared = new Set(['site', 'endpoints', 'messages', 'trackers']);
/**
 * Whether an edit is of a part that is not compared by visitor.
 * False for notes and the address of the schema, which only colleagues and the editor see.
 */
export function isNotCompared({ path, before, after }: Edit): boolean {
  const [file = '', key] = path;
  if (!notCompared.has(file) || key === '$schema' || key === 'note' || path.at(-1) === '(order)')
    return false;
  const shown = (value: unknown) =>
    canonical(
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...value, note: null }
        : (value ?? null),
    );
  return shown(before) !== shown(after);
}
