import type { ValidationError } from '../../runtime/index.ts';
import { type FieldKind, type MessageId, validationMessageIds } from '../../schemas/index.ts';
import { usePage } from './page-context.ts';

export type { MessageId };

const known: ReadonlySet<string> = new Set(validationMessageIds);
const isRuleMessage = (id: string): id is MessageId => known.has(id);

/** The message for a validation error of this field kind. */
export function ruleMessage(kind: FieldKind, rule: ValidationError): MessageId {
  const id = `field.${kind}.${rule}`;
  return isRuleMessage(id) ? id : 'field.invalid';
}

/** The texts that the renderer itself shows, by ids that are known to exist. */
export function useMessage(): (id: MessageId) => string {
  const page = usePage();
  return (id) => page.message(id);
}
