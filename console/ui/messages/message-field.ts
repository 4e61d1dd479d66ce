import { type Field, fieldOfNode } from '../../../ops/wording/field.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { configFiles } from '../../../schemas/index.ts';
import { aboutMessage, shippedText, textsIn } from './message-about.ts';
import { hasShippedTexts } from './message-ids-of.ts';

/** The characters that one line of a field shows. */
const mostInLine = 30;

/** The field of a message, named by its id. One that ships in every language of the site may be emptied. */
export function fieldOfMessage(id: string, value: unknown, languages: readonly string[]): Field {
  const node = fileSchema(configFiles.messages.path)?.properties?.messages?.additionalProperties;
  if (typeof node !== 'object') throw new Error('the schema of messages has no texts');
  const named = { ...node, description: `${id} | ${id}` };
  const field: Field = {
    ...fieldOfNode(named, named, [id], !hasShippedTexts(id, languages)),
    about: aboutMessage(id, value),
    perLanguage: true,
  };
  const texts = value === undefined ? [shippedText(id, 'zh') ?? ''] : textsIn(value);
  return texts.every((text) => text.length <= mostInLine) ? { ...field, kind: 'text' } : field;
}
