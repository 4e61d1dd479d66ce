import { parseFiles } from '../../ops/config/parse-files.ts';

/**
 * What counts in place of a file that the config leaves out; undefined where it may not leave it out, or has it.
 * @param overlay - the draft: the default of one file depends on others
 */
export function defaultTextOf(
  file: string,
  dir: string,
  overlay: ReadonlyMap<string, string>,
): string | undefined {
  const { defaults, sources } = parseFiles(dir, overlay);
  return defaults.has(file) ? sources.text(file) : undefined;
}
