import { lstatSync, readFileSync, statSync } from 'node:fs';

/** What stands under the name of a config file; `dangling`: a link to nothing; `device`: also a pipe or socket. */
type FoundFile = { kind: 'missing' | 'dangling' | 'folder' | 'device' } | { kind: 'file'; text: string };

/**
 * Reads a config file; bytes that are not UTF-8 become U+FFFD. Looks at its type first, because reading a pipe would
 * wait for ever.
 * @throws the file system's error when a file is there but cannot be read
 */
export function readText(path: string): FoundFile {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined)
    return { kind: lstatSync(path, { throwIfNoEntry: false }) ? 'dangling' : 'missing' };
  if (stat.isFile()) return { kind: 'file', text: readFileSync(path, 'utf8') };
  return { kind: stat.isDirectory() ? 'folder' : 'device' };
}
