import type { Sources } from '../diagnostics/sources.ts';
import { locationInBase } from './apply-renames.ts';
import type { Rename } from './rename.ts';

/** The locations of the base, found by the pointers that its renamed config has. */
export const sourcesOfBase = (
  sources: Pick<Sources, 'locate'>,
  renames: readonly Rename[],
): Pick<Sources, 'locate'> => ({
  locate: (file, pointer, options) => {
    const location = locationInBase(renames, file, pointer);
    return sources.locate(location.file, location.pointer, options);
  },
});
