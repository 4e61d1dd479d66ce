import { parseFiles } from '../../ops/config/parse-files.ts';
import type { ParsedFile } from '../../ops/config/parsed-file.ts';
import type { Sources } from '../../ops/diagnostics/sources.ts';
import type { DisplayNames } from '../../ops/explain/display-names.ts';
import type { SearchResponse, SearchResult } from '../api/index.ts';
import { looselyFound } from './loose-match.ts';
import { resultCodesIn } from './result-codes.ts';
import {
  type SearchEntry,
  searchEntriesIn,
  withAgreements,
  withBrandNames,
  withNetworkNames,
} from './search-entries.ts';
import { visitorNamed } from './search-visitor.ts';

interface Indexed {
  entry: SearchEntry;
  id: string;
  names: string[];
  borrowed: string[];
}

const kindOrder: readonly SearchEntry['kind'][] = [
  'visitor',
  'channel',
  'host',
  'brand',
  'page',
  'who',
  'form',
  'cityRule',
  'city',
  'row',
  'route',
  'network',
  'variant',
  'endpoint',
  'fact',
  'message',
  'resultCode',
  'text',
];

/** Known by their words, or by the words of others: after what is called so. */
const byWords: ReadonlySet<SearchEntry['kind']> = new Set(['message', 'resultCode', 'text']);

/** One search over everything that has a name. */
export class SearchIndex {
  readonly #sources: Sources;
  readonly #files: readonly ParsedFile[];
  #all: Indexed[] | null = null;

  readonly #names: DisplayNames | null;

  /** @param names - what the config calls its pages; null where it cannot be evaluated */
  constructor(dir: string, overlay: ReadonlyMap<string, string>, names: DisplayNames | null = null) {
    this.#names = names;
    const { sources, parsed } = parseFiles(dir, overlay);
    this.#sources = sources;
    this.#files = parsed;
  }

  /** A text that begins as a question for visitors, `谁会到 下载`, finds the pages at which they may end. */
  find(text: string, limit: number): Pick<SearchResponse, 'found' | 'count'> {
    this.#all ??= this.#entries().map((entry) => ({
      entry,
      id: entry.id.toLowerCase(),
      names: entry.names.map((name) => name.toLowerCase()),
      borrowed: (entry.borrowed ?? []).map((name) => name.toLowerCase()),
    }));
    const asked = askedAfter(text);
    const terms = termsOf(asked ?? text);
    if (terms.length === 0 && asked === null) return { found: [], count: 0 };
    const all =
      asked !== null ? this.#all.filter(({ entry }) => entry.kind === 'page').map(asWho) : this.#all;
    const scoresByTerm = terms.map((term) => scoresOf(all, term));
    const scored = all.flatMap((one, at) => {
      if (terms.length === 0) return [{ one, score: 1 }];
      const scores = scoresByTerm.map((ofTerm) => ofTerm[at] ?? 0);
      const score = scores.includes(0) ? 0 : scores.reduce((sum, value) => sum + value, 0);
      return score === 0 ? [] : [{ one, score }];
    });
    scored.sort((a, b) => b.score - a.score || compare(a.one.entry, b.one.entry));
    const found = scored.slice(0, limit).map(({ one, score }) => this.#toResult(one.entry, score, terms));
    const named =
      asked === null
        ? visitorNamed(
            this.#all.map(({ entry }) => entry),
            terms,
          )
        : null;
    if (!named) return { count: scored.length, found };
    const { entry, visitor } = named;
    const first = { ...this.#toResult(entry, mostOfVisitor, terms), visitor };
    return { count: scored.length + 1, found: [first, ...found].slice(0, limit) };
  }

  #entries(): SearchEntry[] {
    const all = this.#files
      .flatMap((file) => searchEntriesIn(file, this.#names))
      .map((entry) => withTitle(entry, this.#names));
    const named = withAgreements(withNetworkNames(withBrandNames(all), this.#files), this.#files);
    return [...named, ...resultCodesIn(this.#files)];
  }

  #toResult(entry: SearchEntry, score: number, terms: readonly string[]): SearchResult {
    const { kind, id, names, file, pointer } = entry;
    const { line, column } = this.#sources.locate(file, pointer, { key: true });
    return { kind, id, names: shownNames(entry, names, terms), file, pointer, line, column, score };
  }
}

/** A page that opens in sheets has the title that they show as its best name. */
function withTitle(entry: SearchEntry, names: DisplayNames | null): SearchEntry {
  const title = entry.kind === 'page' ? names?.sheets?.[entry.id] : undefined;
  return title ? { ...entry, names: [...new Set([title, ...entry.names])] } : entry;
}

/** How a question for the visitors of a page begins; the longest first. */
const whoQuestions = [
  '谁会走到',
  '谁会来到',
  '谁会到',
  '谁走到',
  '谁到',
  'who ends at',
  'who ends on',
  'who ends',
  'who comes to',
];

/** What follows the beginning of such a question; null where the text is none. */
function askedAfter(text: string): string | null {
  const given = text.trimStart().toLowerCase();
  const begun = whoQuestions.find((question) => given.startsWith(question));
  return begun === undefined ? null : given.slice(begun.length);
}
const asWho = (one: Indexed): Indexed => ({ ...one, entry: { ...one.entry, kind: 'who' } });

/** A channel in an address stands for its number. */
const termsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((term) => term.replace(/^channel_(?=\d)/, ''))
    .filter(Boolean)
    .slice(0, 8);

/** Said by each of its terms, it is better than whatever has only some of them. */
const mostOfVisitor = 1000;

/** What is called exactly so comes first, whatever it is; of the rest, entries come before texts. */
function scoreOf({ entry, id, names, borrowed }: Indexed, term: string): number {
  if (id === term) return 100;
  if (names.includes(term)) return 90;
  const weight = byWords.has(entry.kind) ? 0.5 : 1;
  if (id.startsWith(term)) return 80 * weight;
  if (id.includes(term)) return 60 * weight;
  if (names.some((name) => name.startsWith(term))) return 50 * weight;
  if (names[0]?.includes(term)) return 40 * weight;
  if (names.some((name) => name.includes(term))) return 30 * weight;
  return borrowed.some((name) => name.includes(term)) ? 20 : 0;
}

/** Those of all entries; where nothing has the term as it is typed, of those that nearly have it. */
function scoresOf(all: readonly Indexed[], term: string): number[] {
  const scores = all.map((one) => scoreOf(one, term));
  if (scores.some((score) => score > 0)) return scores;
  const loose = looselyFound(term, all);
  return all.map((one) => loose.get(one) ?? 0);
}

const mostNames = 3;

/** The best names; by a borrowed one it was found only, where no other name has the term: it says why. */
function shownNames({ id, borrowed = [] }: SearchEntry, names: string[], terms: readonly string[]): string[] {
  const has = (name: string, term: string) => name.toLowerCase().includes(term);
  const unsaid = terms.filter((term) => ![id, ...names].some((name) => has(name, term)));
  const why = borrowed.filter((name) => unsaid.some((term) => has(name, term)));
  return [...why, ...names].slice(0, mostNames);
}

const collator = new Intl.Collator('zh', { numeric: true });
const compare = (a: SearchEntry, b: SearchEntry): number =>
  kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || collator.compare(a.id, b.id);
