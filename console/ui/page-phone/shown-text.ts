import type { DisplayNames } from '../../../ops/explain/display-names.ts';
import { member } from '../../../ops/json/json-values.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import type { TypedText } from '../entry-form/typed-text.ts';
import { type TextPlace, textPlaces } from '../schema-values/text-places.ts';

/** Asks the phone to show a text before the draft has it (`shown-text-script.ts`). */
export interface ShowText {
  type: 'funnel-show-text';
  /** Names the text for as long as it is typed. */
  place: string;
  /** The form, block and field that show it; empty: any. */
  form: string;
  block: string;
  field: string;
  /** The texts there in the language of this one, as the draft has them, and which of them it is. */
  texts: readonly string[];
  at: number;
  /** As it is typed, with its placeholders. */
  text: string;
}

/** How a text is found in the phone, by what stands around it in the draft; null where the phone shows no such text. */
export function showTextOf(
  { file, path, typed }: TypedText,
  content: unknown,
  names: DisplayNames | null,
): ShowText | null {
  const [, folder, id = ''] = /^definitions\/(pages|forms)\/(.+)\.json$/.exec(file) ?? [];
  const schema = folder && fileSchema(file, names);
  if (!schema) return null;
  const owner = ownerPath(path, content, folder === 'pages' ? 'type' : 'kind');
  const ownId = owner ? String(member(valueIn(content, owner.map(String)), 'id')) : '';
  const texts = textPlaces(schema, content).filter((one) => startsWith(one.path, owner ?? []));
  const isOwn = (one: TextPlace) => one.path.length === path.length && startsWith(one.path, path);
  const own = texts.find(isOwn);
  if (!own) return null;
  const alike = texts.filter(({ language }) => language === own.language);
  return {
    type: 'funnel-show-text',
    place: JSON.stringify([file, path]),
    form: folder === 'forms' ? id : '',
    block: folder === 'pages' ? ownId : '',
    field: folder === 'forms' ? ownId : '',
    ...{ texts: alike.map(({ text }) => text), at: alike.indexOf(own), text: typed },
  };
}

const startsWith = (path: TextPlace['path'], start: TextPlace['path']): boolean =>
  start.every((key, at) => String(path[at]) === String(key));

/** The innermost block or field around a path. */
function ownerPath(
  path: TextPlace['path'],
  content: unknown,
  tag: 'type' | 'kind',
): TextPlace['path'] | null {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const outer = path.slice(0, length);
    const value = valueIn(content, outer.map(String));
    if (member(value, tag) !== undefined && member(value, 'id') !== undefined) return outer;
  }
  return null;
}
