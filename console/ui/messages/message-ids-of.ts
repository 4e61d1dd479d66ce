import type { Text } from '../../../ops/text/text.ts';
import { defaultMessages } from '../../../schemas/defaults/default-messages.ts';
import { areaOfMessage } from './message-areas.ts';

/** Whether the config may leave a message out: it ships in every language of the site. */
export const hasShippedTexts = (id: string, languages: readonly string[]): boolean =>
  languages.every((language) => defaultMessages(language)[id] !== undefined);

/** The ids of all messages: those that the config writes in their order, then those that it leaves as they ship. */
export function messageIdsOf(
  messages: Readonly<Record<string, unknown>>,
  languages: readonly string[],
): string[] {
  const shipped = new Set(languages.flatMap((language) => Object.keys(defaultMessages(language))));
  return [...new Set([...Object.keys(messages), ...shipped])];
}

/** The first so many of them by where they are shown, each area once: more of them come after what stands there. */
export function byArea(ids: readonly string[], most: number): Map<Text, string[]> {
  const all = new Map<Text, string[]>();
  for (const id of ids) {
    const area = areaOfMessage(id);
    all.set(area, [...(all.get(area) ?? []), id]);
  }
  let left = most;
  const shown = [...all].flatMap(([area, own]) => {
    const first = own.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [[area, first] as const] : [];
  });
  return new Map(shown);
}
