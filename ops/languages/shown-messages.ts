import { messageIds, profileMessageOwners } from '../../schemas/index.ts';
import { stringsUnder } from '../json/json-values.ts';

/** What a text begins with that has still to be translated: `funnel messages --write` writes it, `check` finds it. */
export const untranslatedMark = 'TODO: ';

/**
 * The messages that the code may show: those of a product profile only where a block or field of it is used.
 * @param definitions - pages and forms as they are written
 */
export function shownMessages(definitions: Iterable<unknown>): string[] {
  const used = new Set(
    [...definitions].flatMap((one) => ['type', 'kind'].flatMap((key) => stringsUnder(one, key))),
  );
  const owned: [beginning: string, owners: readonly string[]][] = Object.entries(profileMessageOwners);
  const unused = owned.filter(([, owners]) => !owners.some((owner) => used.has(owner)));
  return messageIds.filter((id) => !unused.some(([beginning]) => id.startsWith(beginning)));
}
