import { canonical } from '../json/canonical.ts';
import type { Edit } from './edits.ts';

/** Files whose content is the same for every visitor. */
const notCompared = new Set(['site', 'endpoints', 'messages', 'trackers']);
/**
 * Whether an edit is of what is not compared by visitor.
 * Notes and the address of the schema are for colleagues and the editor; nobody else sees them.
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
