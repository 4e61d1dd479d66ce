import type { Edit } from '../edits/edit.ts';
import { EditBuffer } from '../edits/edit-buffer.ts';
import { type Step, toStoredEdit } from './step.ts';
import type { ValidJson } from './valid-json.ts';

/** The texts that edits apply to. */
export interface EditedTexts {
  text(file: string): string;
  /** What counts in place of a file that is not there. */
  defaultText(file: string): string | undefined;
}

/**
 * Makes edits in copies of the texts.
 * @throws EditError where one cannot be made
 */
export function tryEdits(
  edits: readonly Edit[],
  texts: EditedTexts,
  validJson: ValidJson,
): { buffers: ReadonlyMap<string, EditBuffer>; made: Step['made'] } {
  const buffers = new Map<string, EditBuffer>();
  const made = edits.map((edit) => {
    const known = buffers.get(edit.file);
    const begins = !known && 'path' in edit && texts.text(edit.file) === '';
    const begun = begins ? texts.defaultText(edit.file) : undefined;
    const buffer = known ?? new EditBuffer(begun ?? texts.text(edit.file));
    buffers.set(edit.file, buffer);
    if (!('path' in edit)) buffer.isValidJson = false;
    else if (!buffer.isValidJson) {
      validJson.require(edit.file, buffer.text);
      buffer.isValidJson = true;
    }
    const patches = buffer.apply(edit);
    // A file that the config left out comes with what counted in its place.
    const whole = begun === undefined ? patches : [{ offset: 0, was: '', now: buffer.text }];
    return { edit: toStoredEdit(edit), patches: whole };
  });
  return { buffers, made };
}
