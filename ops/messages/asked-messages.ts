import { defaultMessages, shippedLanguageOf } from '../../schemas/defaults/default-messages.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences } from '../config/project.ts';
import { defaultPageMessagesIn } from '../default-files/default-page-messages.ts';
import { shownMessages } from '../languages/shown-messages.ts';

/** The messages that a config in these languages can show, and a language in which their texts ship. */
export interface AskedMessages {
  ids: string[];
  source: string;
}

/**
 * @param languages - of the site, the default first
 * @param otherwise - the language to translate from where texts ship in none of them
 */
export function askedMessages(
  files: readonly Pick<ParsedFile, 'kind' | 'value'>[],
  references: readonly FileReferences[],
  languages: readonly string[],
  otherwise: string,
): AskedMessages {
  const valuesOf = (kind: ParsedFile['kind']) =>
    files.filter((one) => one.kind === kind).map(({ value }) => value);
  const [pages, forms] = [valuesOf('pages'), valuesOf('forms')];
  const [[endpoints], [brands]] = [valuesOf('endpoints'), valuesOf('brands')];
  const source = languages.find((one) => shippedLanguageOf(one) !== undefined) ?? otherwise;
  const ids = new Set(shownMessages({ pages, forms, endpoints, brands }));
  if (languages.some((one) => shippedLanguageOf(one) === undefined))
    for (const id of defaultPageMessagesIn(pages, languages[0] ?? '')) ids.add(id);
  // Results that the config tells by an id whose text ships elsewhere.
  const named = references.flatMap((one) => one.references.filter(({ kind }) => kind === 'message'));
  for (const { id } of named) if (Object.hasOwn(defaultMessages(source), id)) ids.add(id);
  return { ids: [...ids], source };
}
