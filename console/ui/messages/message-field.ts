import type { Text } from '../../../ops/text/text.ts';
import { type Field, fieldOfNode } from '../../../ops/wording/field.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { configFiles } from '../../../schemas/index.ts';
import { aboutMessage, nameOfMessage, shippedText, textsIn } from './message-about.ts';
import { hasShippedTexts } from './message-ids-of.ts';

/** The characters that one line of a field shows. */
const mostInLine = 30;

/** The field of a message, named by when it is shown or what it says; its id stands below. One that ships in every language of the site may be emptied. */
export function fieldOfMessage(id: string, value: unknown, languages: readonly string[]): Field {
  const node = fileSchema(configFiles.messages.path)?.properties?.messages?.additionalProperties;
  if (typeof node !== 'object') throw new Error('the schema of messages has no texts');
  const field: Field = {
    ...fieldOfNode(node, node, [id], !hasShippedTexts(id, languages)),
    label: nameOfMessage(id, value),
    about: withId(id, aboutMessage(id, value)),
    perLanguage: true,
  };
  const texts = value === undefined ? [shippedText(id, 'zh') ?? ''] : textsIn(value);
  return texts.every((text) => text.length <= mostInLine) ? { ...field, kind: 'text' } : field;
}

const withId = (id: string, about: Text | null): Text => ({
  zh: [id, about?.zh].filter(Boolean).join(' · '),
  en: [id, about?.en].filter(Boolean).join(' · '),
});
