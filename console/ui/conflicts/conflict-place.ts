import type { Field } from '../../../ops/wording/field.ts';
import { keysOfFile } from '../../../ops/wording/file-schema.ts';
import { knownField } from '../../../ops/wording/known-schemas.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import type { FieldConflict } from '../../edits/merge-json.ts';
import { describePlace } from '../undo/describe-place.ts';

/** What a field that both sides have changed is called, as the plan calls it, and how its values are shown. */
export function conflictPlace(
  file: string,
  path: FieldConflict['path'],
  source: LabelSource,
): { name: string; field: Field | null } {
  const keys = path.map(String);
  const { what, field } = describePlace(file, [...keysOfFile(file), ...keys], source);
  return {
    name: [what, field].filter(Boolean).join(' · '),
    field: knownField(file, keys, source.names),
  };
}
