import type { ValidationError } from '../../runtime/index.ts';
import type { FieldKind, MessageId } from '../../schemas/index.ts';
import { usePage } from './page-context.ts';

export type { MessageId };

/** The text for a validation error of this field kind; without one of its own, a text that fits every kind. */
export function ruleMessage(
  kind: FieldKind,
  rule: ValidationError,
  message: (id: MessageId) => string,
): string {
  const id = `field.${kind}.${rule}`;
  // A page without the text gets its id back. The phone carries no list of the texts that exist.
  const text = message(id as MessageId);
  return text === id ? message('field.invalid') : text;
}

/** The texts that the renderer itself shows, by ids that are known to exist. */
export function useMessage(): (id: MessageId) => string {
  const page = usePage();
  return (id) => page.message(id);
}
