import type { DisplayNames } from '../../../ops/explain/display-names.ts';
import { isObject, member, stringsOf } from '../../../ops/json/json-values.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { configFiles } from '../../../schemas/index.ts';
import type { PressedText } from '../preview/visit-trail.ts';
import { type TextPlace, textPlaces } from '../schema-values/text-places.ts';
import { messagePlaces } from './message-places.ts';
import { whichOfEqual } from './which-of-equal.ts';

/** A text of the draft: where it stands, and what is typed over. */
export interface FoundText extends TextPlace {
  file: string;
  /** Set for a message that the config leaves as it ships. */
  isShipped?: true;
}

type ValueOf = (file: string) => unknown;

/**
 * The places of the draft at which a text may stand that the phone shows: within the field that was pressed, else
 * within its form, its block, the forms that the block names, its page, or the messages; the narrowest that has it counts.
 * More than one where nothing tells which of equal texts it was.
 * @param names - of the draft: its plug-ins have texts as well
 * @param language - of the phone: a text that is written for each language counts in this one
 */
export function placesOfPressed(
  pressed: PressedText,
  contentOf: ValueOf,
  names: DisplayNames | null,
  language?: string,
): readonly FoundText[] {
  const { page, form, block, field } = pressed;
  const pageFile = `definitions/pages/${page}.json`;
  const formFile = `definitions/forms/${form}.json`;
  const textsOf = (file: string) => textsIn(file, contentOf, names);
  const inForm = form === '' ? [] : textsOf(formFile);
  const ownField = form === '' || field === '' ? null : pathOfId(contentOf(formFile), field);
  const inPage = page === '' ? [] : textsOf(pageFile);
  const ownBlock = block === '' ? null : pathOfId(contentOf(pageFile), block);
  const blockValue = ownBlock && valueIn(contentOf(pageFile), ownBlock.map(String));
  const named = formsNamedBy(blockValue).filter((id) => id !== form);
  const levels = [
    ownField ? inForm.filter(({ path }) => isWithin(path, ownField)) : [],
    inForm,
    ownBlock ? inPage.filter(({ path }) => isOwnText(path, ownBlock)) : [],
    named.flatMap((id) => textsOf(`definitions/forms/${id}.json`)),
    inPage.filter(hasOwnLetters),
    messagePlaces(contentOf(configFiles.messages.path), contentOf(configFiles.site.path)).filter(
      hasOwnLetters,
    ),
  ];
  const isInLanguage = ({ language: own = language }: FoundText) =>
    language === undefined || own === language;
  for (const level of levels) {
    const all = level.filter(isInLanguage);
    const alike = all.filter(({ text }) => isShownAs(text, pressed.text));
    // Placeholders alone read like any text: they count where nothing else does.
    const equal = alike.some(hasOwnLetters) ? alike.filter(hasOwnLetters) : alike;
    if (equal.length > 0) return whichOfEqual(equal, all, pressed, isShownAs);
  }
  return [];
}

/** Files whose texts pages show by placeholders: they are edited in views of their own, for every page at once. */
export const filesElsewhere: readonly string[] = [
  configFiles.brands.path,
  configFiles.channels.path,
  configFiles.hosts.path,
];

/** The places of brands, channels and hosts at which a text stands that no page, form or message has. */
export const placesElsewhere = (text: string, contentOf: ValueOf, names: DisplayNames | null): FoundText[] =>
  filesElsewhere
    .flatMap((file) => textsIn(file, contentOf, names))
    .filter((one) => hasOwnLetters(one) && isShownAs(one.text, text));

function textsIn(file: string, contentOf: ValueOf, names: DisplayNames | null): FoundText[] {
  const schema = fileSchema(file, names);
  return schema ? textPlaces(schema, contentOf(file)).map((place) => ({ ...place, file })) : [];
}

const isWithin = (path: TextPlace['path'], outer: TextPlace['path']): boolean =>
  outer.every((key, at) => path[at] === key);

/** A text of a block itself, not of a block that stands in it. */
const isOwnText = (path: TextPlace['path'], block: TextPlace['path']): boolean =>
  isWithin(path, block) && !path.slice(block.length).some((key) => blockLists.has(String(key)));

const blockLists: ReadonlySet<string> = new Set(['blocks', 'none', 'accepted', 'refused']);

/** The path of the block or field with an id. */
function pathOfId(value: unknown, id: string, path: TextPlace['path'] = []): TextPlace['path'] | null {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) {
      const isOwn = member(one, 'id') === id && (isObject(one) ? 'type' in one || 'kind' in one : false);
      const found = isOwn ? [...path, at] : pathOfId(one, id, [...path, at]);
      if (found) return found;
    }
    return null;
  }
  if (!isObject(value)) return null;
  for (const [key, one] of Object.entries(value)) {
    const found = pathOfId(one, id, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** The forms whose texts a block shows: its own one, or those whose receipts it tells. */
function formsNamedBy(block: unknown): string[] {
  const own = member(block, 'form');
  return [...(typeof own === 'string' ? [own] : []), ...stringsOf(member(block, 'forms'))];
}

/** Not placeholders alone: filled, these may read like any text, so they count only within what was pressed. */
const hasOwnLetters = ({ text }: FoundText): boolean => plain(text.replace(placeholder, '')) !== '';

const placeholder = /\{[\w.]+\}/g;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a text reads like this on a phone, where its placeholders are filled. */
function isShownAs(text: string, shown: string): boolean {
  const parts = plain(text)
    .split(placeholder)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(plain(shown));
}
