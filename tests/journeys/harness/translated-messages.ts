import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReferences } from '../../../ops/check/read-ids.ts';
import { untranslatedMark } from '../../../ops/languages/shown-messages.ts';
import { askedMessages } from '../../../ops/messages/asked-messages.ts';
import { missingMessages } from '../../../ops/messages/missing-messages.ts';

/**
 * Writes the messages that a config in these languages lacks, as somebody would who translates what `funnel messages
 * --write` has written.
 * @param languages - of the site, the default first
 * @param translate - the text in place of one that is still to be translated
 */
export function translateMessages(
  dir: string,
  languages: readonly string[],
  translate: (english: string) => string,
): void {
  const { files, references } = readReferences(dir);
  const { ids, source } = askedMessages(files, references, languages, 'en');
  const translated = (entry: unknown): unknown => {
    if (typeof entry !== 'string')
      return Object.fromEntries(Object.entries(Object(entry)).map(([key, one]) => [key, translated(one)]));
    return entry.startsWith(untranslatedMark) ? translate(entry.slice(untranslatedMark.length)) : entry;
  };
  const messages = translated(missingMessages(ids, {}, languages, source));
  writeFileSync(join(dir, 'definitions/messages.json'), JSON.stringify({ messages }));
}
