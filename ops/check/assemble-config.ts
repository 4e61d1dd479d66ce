import { type Config, optionalFiles } from '../../schemas/index.ts';
import type { ParsedFile } from '../config/parsed-file.ts';

/** The config of the parsed files. Only a file without a schema error has the shape that its type declares. */
export function assembleConfig(parsed: readonly ParsedFile[]): Config {
  const folder = (kind: 'pages' | 'forms') =>
    Object.fromEntries(parsed.filter((one) => one.kind === kind).map(({ stem, value }) => [stem, value]));
  const own = parsed.filter(({ kind }) => !Object.hasOwn(optionalFiles, kind));
  const single = Object.fromEntries(own.map(({ kind, value }) => [kind, value]));
  return { ...single, pages: folder('pages'), forms: folder('forms') } as unknown as Config;
}
