import { fromPointer } from '../json/pointer.ts';
import type { ParsedFile } from './parsed-file.ts';

/** The path of a value in the config: the key of its file, the id of a page or form, then its keys. */
export const configPath = ({ kind, stem }: Pick<ParsedFile, 'kind' | 'stem'>, pointer: string): string[] => [
  kind,
  ...(kind === 'pages' || kind === 'forms' ? [stem] : []),
  ...fromPointer(pointer),
];
