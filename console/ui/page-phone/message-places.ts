import { isObject, member } from '../../../ops/json/json-values.ts';
import { defaultLanguageOf, languagesOfSite } from '../../../ops/languages/site-languages.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { defaultMessages } from '../../../schemas/defaults/default-messages.ts';
import { configFiles } from '../../../schemas/index.ts';
import { hasShippedTexts, messageIdsOf } from '../messages/message-ids-of.ts';
import { textPlaces } from '../schema-values/text-places.ts';
import type { FoundText } from './pressed-text.ts';

const file = configFiles.messages.path;

/**
 * Every text that no page owns: those that the config writes, and those that it leaves as they ship. A site with several
 * languages has the written ones only: one text in place of a shipped one would count in all of them.
 * @param messages - definitions/messages.json
 * @param site - definitions/site.json
 */
export function messagePlaces(messages: unknown, site: unknown): FoundText[] {
  const node = fileSchema(file)?.properties?.messages?.additionalProperties;
  const written = member(messages, 'messages');
  if (!isObject(written) || typeof node !== 'object') return [];
  const several = languagesOfSite(site);
  const languages = several.length > 0 ? several : [defaultLanguageOf(site)];
  const shipped = defaultMessages(languages[0] ?? '');
  return messageIdsOf(written, languages).flatMap((id) => {
    const named = { ...node, description: `文案 ${id} | text ${id}` };
    const isRequired = !hasShippedTexts(id, languages);
    const path = ['messages', id];
    if (id in written)
      return textPlaces(named, written[id], path, isRequired).map((place) => ({ ...place, file }));
    const text = shipped[id];
    return languages.length > 1 || typeof text !== 'string'
      ? []
      : [{ path, text, node: named, isRequired, file, isShipped: true }];
  });
}
