import type { Problem } from '../../api/index.ts';
import type { Desk } from '../draft-store/draft-store.ts';
import { usesText } from './describe-places.ts';

/** How many places a problem has, and which; null where it is one. */
export function problemUses(problem: Problem, desk: Desk): string | null {
  const listed = new Set(desk.state?.files.map(({ file }) => file));
  return usesText(problem, (file) => (listed.has(file) ? desk.file(file)?.value : undefined), desk.language);
}
