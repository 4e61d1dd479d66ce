import { member } from '../json/json-values.ts';
import { splitDescription, type Text } from '../text/text.ts';

export interface SchemaMessage {
  message: Text;
  label?: Text;
  help?: Text;
  /** The key of the value that the finding points at, instead of the value. */
  key?: string;
  replaceBy?: unknown;
  suggestions?: readonly string[];
}

/** The description of a schema, as help. */
export function descriptionOf(schema: unknown): { help?: Text } {
  const description = member(schema, 'description');
  return typeof description === 'string' ? { help: splitDescription(description) } : {};
}
