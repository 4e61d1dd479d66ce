import { type FieldKind, fieldKinds, messageIds } from '../../schemas/index.ts';
import { defaultPageMessageIds } from '../default-files/default-page-messages.ts';

const all: ReadonlySet<string> = new Set([...messageIds, ...defaultPageMessageIds]);

/** Whether code shows a message, wherever no config names it. */
export const isTextOfCode = (id: string): boolean => all.has(id);

/** A field that a plugin shows has this name for screen readers where its kind has none. */
const ofSeveralKinds: ReadonlySet<string> = new Set(['field.choice.label']);

/** The kind of the fields that alone show a message of code, `field.area.city`; undefined: it is shown elsewhere, too. */
export function kindOfText(id: string): FieldKind | undefined {
  if (!isTextOfCode(id) || ofSeveralKinds.has(id)) return undefined;
  const name = /^field\.([^.]+)\./.exec(id)?.[1];
  return fieldKinds.find((kind) => kind === name);
}
