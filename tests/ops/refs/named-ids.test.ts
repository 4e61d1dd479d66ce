import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReferences } from '../../../ops/check/read-ids.ts';
import { displayNamesOf } from '../../../ops/explain/display-names.ts';
import { Explainer } from '../../../ops/explain/explain.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import { namedIds } from '../../../ops/refs/named-ids.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { root } from '../../../publish/environment/settings.ts';
import { config, sources } from '../../runtime/real-config.ts';

const names = displayNamesOf(new Explainer(config, sources));
/** A file of messages.json and the like names texts that ship under ids of the code; cities also by their aliases. */
const told = ({ kind }: { kind: string }) => kind !== 'city' && kind !== 'language';

describe('the ids that a file names by its schema', () => {
  it('are the references of check, in every file of the shipped config', () => {
    const { references } = readReferences(root);
    for (const { file, references: checked } of references) {
      const value: unknown = JSON.parse(readFileSync(join(root, file.file), 'utf8'));
      const schema = fileSchema(file.file, names) ?? {};
      const found = namedIds(schema, value, names).filter(told);
      const line = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;
      expect([...new Set(found.map(line))].sort(), file.file).toEqual(
        [...new Set(checked.filter(told).map(line))].sort(),
      );
      // `check` tells a key by its map.
      const places = new Set(found.map(({ kind, path }) => `${kind} ${toPointer(path)}`));
      const maps = new Set(found.map(({ kind, path }) => `${kind} ${toPointer(path.slice(0, -1))}`));
      const missed = checked.filter(told).filter(({ kind, pointer }) => {
        const place = `${kind} ${pointer}`;
        return !places.has(place) && !maps.has(place);
      });
      expect(missed, file.file).toEqual([]);
    }
  });
  it('are found in a file with mistakes as well', () => {
    const schema = fileSchema('definitions/site.json') ?? {};
    const value = { maxHops: 'many', linkLogin: { refused: 'sorry', otherUser: 1 } };
    expect(namedIds(schema, value, null)).toEqual([
      { kind: 'page', id: 'sorry', path: ['linkLogin', 'refused'] },
    ]);
  });
});
