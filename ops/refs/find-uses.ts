import type { RefKind } from '../../schemas/index.ts';
import type { readReferences } from '../check/read-ids.ts';
import { idDefinitions } from '../config/collect-ids.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { Locator } from '../diagnostics/finding.ts';
import { itemsOf, member, stringsOf } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import type { ConfigId } from './config-id.ts';

export interface Uses {
  /** Where it is defined; a page or a form is its file, an outcome may be defined by several pages. */
  definitions: Locator[];
  uses: Locator[];
}

/** A destination may also name a route. */
const kindsOf = (kind: RefKind): readonly RefKind[] => (kind === 'route' ? ['route', 'destination'] : [kind]);

/** Every location that defines or uses an id, in the order of the files. */
export function findUses(
  { files, references }: Pick<ReturnType<typeof readReferences>, 'files' | 'references'>,
  thing: ConfigId,
): Uses {
  const kinds = kindsOf(thing.kind);
  const definitions = files.flatMap((file) => definitionsIn(file, thing));
  const defined = new Set(definitions.map(({ file, pointer }) => `${file} ${pointer}`));
  const uses = references.flatMap(({ file: { file }, references: all }) =>
    all
      .filter(({ kind, id }) => kinds.includes(kind) && id === thing.id)
      .map(({ pointer }): Locator => ({ file, pointer }))
      .filter((spot) => !defined.has(`${spot.file} ${spot.pointer}`)),
  );
  return { definitions, uses };
}

function definitionsIn({ file, kind, stem, value }: ParsedFile, thing: ConfigId): Locator[] {
  if (thing.kind === 'page' || thing.kind === 'form') {
    return kind === `${thing.kind}s` && stem === thing.id ? [{ file, pointer: '/id' }] : [];
  }
  const definition = idDefinitions[thing.kind];
  if (!definition || thing.kind === 'tag' || thing.kind === 'destination' || definition[0] !== kind)
    return [];
  const [, key] = definition;
  if (thing.kind === 'consent') {
    const at = itemsOf(member(value, key)).findIndex(
      (field) => member(field, 'kind') === 'consent' && member(field, 'id') === thing.id,
    );
    return at < 0 ? [] : [{ file, pointer: `/${key}/${at}/id` }];
  }
  if (thing.kind === 'outcome') {
    const at = stringsOf(member(value, key)).indexOf(thing.id);
    return at < 0 ? [] : [{ file, pointer: `/${key}/${at}` }];
  }
  return member(value, key, thing.id) === undefined
    ? []
    : [{ file, pointer: toPointer([key, thing.id]), key: true }];
}
