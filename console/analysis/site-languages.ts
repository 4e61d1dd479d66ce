import { readConfig } from '../../ops/check/check-config.ts';
import { checkSchemas } from '../../ops/check/check-schemas.ts';
import { parseFiles } from '../../ops/config/parse-files.ts';
import type { ParsedFile } from '../../ops/config/parsed-file.ts';
import type { FileReferences } from '../../ops/config/project.ts';
import { entriesOf, isObject, member } from '../../ops/json/json-values.ts';
import { valueIn } from '../../ops/json/value-in.ts';
import { lackingCodes } from '../../ops/languages/lacking-codes.ts';
import type { LanguageText } from '../../ops/languages/language-texts.ts';
import { untranslatedMark } from '../../ops/languages/shown-messages.ts';
import { defaultLanguageOf, languagesOfSite } from '../../ops/languages/site-languages.ts';
import { askedMessages } from '../../ops/messages/asked-messages.ts';
import { type MessageEntry, missingMessages } from '../../ops/messages/missing-messages.ts';
import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import { configFiles } from '../../schemas/index.ts';
import type { Edit, LackingTexts, LanguagesResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';

const [siteFile, hostsFile, messagesFile] = [
  configFiles.site.path,
  configFiles.hosts.path,
  configFiles.messages.path,
];

export type LanguageEdits = Pick<LanguagesResponse, 'edits' | 'lost' | 'hosts' | 'toTranslate'>;

/**
 * What gives a site other languages, as one step: the list of site.json, without the texts in a language that is left out
 * and without the hosts that serve it alone; of a language in which no messages ship, the messages that have to be
 * translated.
 * @param languages - the default first; at least one
 */
export function languageEdits({ dir, overlay }: DraftRevision, languages: readonly string[]): LanguageEdits {
  // As they are written: the check takes the texts of languages out of its own copy.
  const written = new Map(parseFiles(dir, overlay).parsed.map(({ file, value }) => [file, value]));
  const { parsed, defaults } = parseFiles(dir, overlay);
  const { texts, references } = checkSchemas(parsed);
  const site = written.get(siteFile);
  const several = languagesOfSite(site);
  const before = several.length > 0 ? several : [defaultLanguageOf(site)];
  const gone = before.filter((one) => !languages.includes(one));
  const own = texts.perLanguage.filter(({ file }) => !defaults.has(file));
  const hosts = entriesOf(member(written.get(hostsFile), 'hosts')).flatMap(([host, entry]) =>
    gone.some((one) => one === member(entry, 'language')) ? [host] : [],
  );
  const messages = languages.every((one) => before.includes(one))
    ? {}
    : messagesToWrite(parsed, references, member(written.get(messagesFile), 'messages'), {
        before,
        languages,
      });
  return {
    edits: [
      ...siteEdits(site, languages),
      ...hosts.map((host): Edit => ({ do: 'remove', file: hostsFile, path: ['hosts', host, 'language'] })),
      ...own.flatMap((text) => withoutLanguages(text, written.get(text.file), gone, languages)),
      ...Object.entries(messages).map(([id, value]): Edit => {
        const place = { file: messagesFile, path: ['messages', id] };
        return value === null ? { do: 'remove', ...place } : { do: 'set', ...place, value };
      }),
    ],
    lost: countsByFile(own.filter(({ byLanguage }) => gone.some((one) => Object.hasOwn(byLanguage, one)))),
    hosts,
    toTranslate: Object.values(messages).filter(isToTranslate).length,
  };
}

function siteEdits(site: unknown, languages: readonly string[]): Edit[] {
  const [only, ...others] = languages;
  const [key, other, value] =
    others.length > 0 ? ['languages', 'language', languages] : ['language', 'languages', only];
  const isThere = member(site, String(other)) !== undefined;
  const path = [String(key)];
  return [
    // In the place of the other one in the file.
    { do: 'set', file: siteFile, path, value, ...(isThere && { before: String(other) }) },
    ...(isThere ? [{ do: 'remove' as const, file: siteFile, path: [String(other)] }] : []),
  ];
}

/** A site in one language has its texts plain; a text that was written in a language that is gone alone stays as a text of all. */
function withoutLanguages(
  { file, path, byLanguage }: LanguageText,
  content: unknown,
  gone: readonly string[],
  [first = '', ...others]: readonly string[],
): Edit[] {
  const value = valueIn(content, path);
  if (!isObject(value)) return [];
  const left = Object.keys(byLanguage).filter((one) => !gone.includes(one));
  if (others.length === 0 || left.length === 0)
    return [{ do: 'set', file, path: [...path], value: value[first] ?? Object.values(value)[0] }];
  return gone
    .filter((one) => Object.hasOwn(value, one))
    .map((one) => ({ do: 'remove', file, path: [...path, one] }));
}

/**
 * As `funnel messages --write` would write them; a message that the config writes as it ships also has the shipped text of
 * each language.
 * @returns null for a message that the config leaves as it ships from now on
 */
function messagesToWrite(
  files: readonly ParsedFile[],
  references: readonly FileReferences[],
  written: unknown,
  { before, languages }: { before: readonly string[]; languages: readonly string[] },
): Record<string, MessageEntry | null> {
  const { ids, source } = askedMessages(files, references, languages, 'en');
  return {
    ...shippedInAll(written, before[0] ?? '', languages),
    ...missingMessages(ids, written, languages, source),
  };
}

/** The messages with one text that is the shipped one, where each language ships. No file can write a text that ships empty. */
function shippedInAll(
  written: unknown,
  first: string,
  languages: readonly string[],
): Record<string, MessageEntry | null> {
  const shipped = languages.map((one) => [one, defaultMessages(one)] as const);
  return Object.fromEntries(
    entriesOf(written).flatMap(([id, text]) => {
      const isShipped = typeof text === 'string' && text === defaultMessages(first)[id];
      const texts = shipped.map(([one, messages]) => [one, messages[id]] as const);
      const isWhole = languages.length > 1 && texts.every(([, one]) => one !== undefined);
      if (!isShipped || !isWhole) return [];
      return [[id, texts.some(([, one]) => one === '') ? null : Object.fromEntries(texts)] as const];
    }),
  );
}

const isToTranslate = (entry: unknown): boolean =>
  typeof entry === 'string'
    ? entry.startsWith(untranslatedMark)
    : isObject(entry) && Object.values(entry).some(isToTranslate);

function countsByFile(texts: readonly { file: string }[]): { file: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { file } of texts) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts].map(([file, count]) => ({ file, count }));
}

/** The texts that languages lack, as `check` reports them, by file and code. */
export function lackingTexts(revision: DraftRevision, overlay: ReadonlyMap<string, string>): LackingTexts[] {
  const { diagnostics } = readConfig(revision.dir, { ...revision, overlay });
  const found = new Map<string, LackingTexts>();
  for (const { file, code, severity, pointer } of diagnostics) {
    if (!lackingCodes.has(code)) continue;
    const key = `${file} ${code}`;
    const known = found.get(key) ?? { file, code, severity, count: 0, pointer };
    found.set(key, { ...known, count: known.count + 1 });
  }
  return [...found.values()];
}
