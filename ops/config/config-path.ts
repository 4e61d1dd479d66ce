import { configFolders } from '../../schemas/index.ts';
import { fromPointer } from '../json/pointer.ts';
import type { ParsedFile } from './parsed-file.ts';

/** The path of a value in the config: the key of its file, the id of a page, form or plug-in, then its keys. */
export const configPath = ({ kind, stem }: Pick<ParsedFile, 'kind' | 'stem'>, pointer: string): string[] => [
  kind,
  ...(Object.hasOwn(configFolders, kind) ? [stem] : []),
  ...fromPointer(pointer),
];
