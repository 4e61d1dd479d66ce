import type { FileStatus } from '../../api/index.ts';
import type { jsonWords } from './json-words.ts';

export interface FileGroup {
  title: keyof typeof jsonWords;
  files: FileStatus[];
}

const folders: readonly (readonly [FileGroup['title'], RegExp])[] = [
  ['groupMain', /^[^/]+$/],
  ['groupDefinitions', /^definitions\/[^/]+$/],
  ['groupPages', /^definitions\/pages\//],
  ['groupForms', /^definitions\/forms\//],
  ['groupPlugins', /^definitions\/plugins\//],
];

/**
 * The files in the order in which people look for them; only those whose name or title contains the typed text.
 * @param titleOf - the display name of a file; see file-title.ts
 */
export function fileGroups(
  files: readonly FileStatus[],
  typed: string,
  titleOf: (file: string) => string = () => '',
): FileGroup[] {
  const wanted = typed.trim().toLowerCase();
  return folders
    .map(([title, pattern]) => ({
      title,
      files: files.filter(
        ({ file }) => pattern.test(file) && `${file} ${titleOf(file)}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter((group) => group.files.length > 0);
}

/** The group already says folder and extension. */
export const shortName = (file: string): string => file.replace(/^.*\//, '').replace(/\.json$/, '');
