import { type Cycle, cyclesOf, foldersOf } from './folder-graph.ts';
import type { Imports } from './read-imports.ts';

/**
 * The folder graph as text: each folder with its code files and imports; at the end the cycles, or a line that there
 * are none.
 */
export function printLayout(imports: Imports): string {
  const folders = foldersOf(imports);
  const lines = folders.map(
    ({ path, files, imports: of }) =>
      `${String(files).padStart(4)}  ${path}${of.length > 0 ? ` → ${of.join(' ')}` : ''}`,
  );
  const cycles = cyclesOf(imports);
  const verdict =
    cycles.length === 0
      ? [`${folders.length} folders, ${imports.size} code files, no cycle between folders`]
      : cycles.flatMap(cycleLines);
  return [...lines, '', ...verdict, ''].join('\n');
}

const cycleLines = ({ folders, imports }: Cycle): string[] => [
  `cycle: ${folders.join(' ')}`,
  ...imports.map(({ file, target }) => `  ${file} → ${target}`),
];
