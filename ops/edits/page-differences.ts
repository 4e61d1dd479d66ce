import type { Config, Form, PageSchema } from '../../schemas/index.ts';
import { canonical } from '../json/canonical.ts';
import { eachString, isObject, type JsonObject, member } from '../json/json-values.ts';

/** One difference of a page or of a form on it. */
export interface PageDifference {
  what:
    | 'page-added'
    | 'page-removed'
    | 'block-added'
    | 'block-removed'
    | 'block-moved'
    | 'field-added'
    | 'field-removed'
    | 'field-moved'
    | 'mandatory'
    | 'optional'
    | 'text'
    | 'other';
  /** Block of the page or `form/field`, and what of it. */
  at: string;
  before: string | null;
  after: string | null;
  /** A consent that is no longer asked for, or that is for something else. */
  consent?: 'removed' | 'changed';
}

/** What is different on each page that is not the same, by page; forms are told on each page that shows them. */
export function pageDifferences(before: Config, after: Config): Map<string, PageDifference[]> {
  const found = new Map<string, PageDifference[]>();
  for (const id of new Set([...Object.keys(before.pages), ...Object.keys(after.pages)])) {
    const differences = ofPage(id, before, after);
    if (differences.length > 0) found.set(id, differences);
  }
  return found;
}

function ofPage(id: string, before: Config, after: Config): PageDifference[] {
  const [was, is] = [before.pages[id], after.pages[id]];
  if (!was) return [{ what: 'page-added', at: id, before: null, after: id }];
  if (!is) return [{ what: 'page-removed', at: id, before: id, after: null }];
  const forms = new Set([...formsOf(was), ...formsOf(is)]);
  const head = (page: PageSchema) => ({ title: page.title ?? '' });
  return [
    ...leaves(id, head(was), head(is)),
    ...ofLists('block', '', blocksOf(was), blocksOf(is)),
    ...[...forms].flatMap((form) => ofForm(form, before.forms[form], after.forms[form])),
  ];
}

/** Only what has come to be shown on the page, or still is: a form of which one side has nothing is told by its block. */
function ofForm(id: string, was: Form | undefined, is: Form | undefined): PageDifference[] {
  if (!was || !is) return [];
  const { fields, ...head } = was;
  const { fields: others, ...otherHead } = is;
  return [...leaves(id, head, otherHead), ...ofLists('field', `${id}/`, fields, others)];
}

const isNamed = (value: unknown): value is JsonObject & { id: string } =>
  typeof member(value, 'id') === 'string';

/** Every block of a page, those inside others too; of those that hold others, without them. */
function blocksOf({ body }: PageSchema): (JsonObject & { id: string })[] {
  const flat = (blocks: unknown): (JsonObject & { id: string })[] =>
    (Array.isArray(blocks) ? blocks : []).filter(isNamed).flatMap((block) => {
      const { blocks: inner, tabs, ...rest } = block as JsonObject & { id: string };
      const tabsInner = (Array.isArray(tabs) ? tabs : []).flatMap((tab) => flat(member(tab, 'blocks')));
      const labels = (Array.isArray(tabs) ? tabs : []).map((tab) => member(tab, 'label'));
      const own = { ...rest, id: block.id, ...(labels.length > 0 && { tabs: labels }) };
      return [own, ...flat(inner), ...tabsInner];
    });
  return flat(body);
}

const formsOf = (page: PageSchema): string[] =>
  blocksOf(page).flatMap(({ form }) => (typeof form === 'string' ? [form] : []));

function ofLists(
  of: 'block' | 'field',
  prefix: string,
  was: readonly unknown[],
  is: readonly unknown[],
): PageDifference[] {
  const [one, other] = [was.filter(isNamed), is.filter(isNamed)];
  const byId = (list: typeof one) => new Map(list.map((item) => [item.id, item]));
  const [before, after] = [byId(one), byId(other)];
  const gone = one.filter(({ id }) => !after.has(id)).map((item) => whole(`${of}-removed`, prefix, item));
  const come = other.filter(({ id }) => !before.has(id)).map((item) => whole(`${of}-added`, prefix, item));
  const kept = one.filter(({ id }) => after.has(id)).map(({ id }) => id);
  const keptNow = other.filter(({ id }) => before.has(id)).map(({ id }) => id);
  const moved: PageDifference[] =
    kept.join() === keptNow.join()
      ? []
      : [{ what: `${of}-moved`, at: prefix, before: kept.join(', '), after: keptNow.join(', ') }];
  const changed = kept.flatMap((id) => within(`${prefix}${id}`, before.get(id) ?? {}, after.get(id) ?? {}));
  return [...gone, ...come, ...moved, ...changed];
}

function whole(
  what: PageDifference['what'],
  prefix: string,
  item: JsonObject & { id: string },
): PageDifference {
  const told = String(item.label ?? item.title ?? item.kind ?? item.type ?? item.id);
  const isGone = what.endsWith('removed');
  const isConsent = what === 'field-removed' && item.kind === 'consent' && item.optional !== true;
  return {
    what,
    at: `${prefix}${item.id}`,
    before: isGone ? told : null,
    after: isGone ? null : told,
    ...(isConsent && { consent: 'removed' }),
  };
}

/** Of a block or field that is still there. */
function within(at: string, was: JsonObject, is: JsonObject): PageDifference[] {
  const { optional = false, ...before } = was;
  const { optional: optionalNow = false, ...after } = is;
  const isConsent = was.kind === 'consent' && optionalNow === true;
  const need: PageDifference[] =
    optional === optionalNow
      ? []
      : [
          {
            what: optionalNow ? 'optional' : 'mandatory',
            at,
            before: String(!optional),
            after: String(!optionalNow),
            ...(isConsent && { consent: 'removed' }),
          },
        ];
  const { covers, ...shown } = before;
  const { covers: coversNow, ...shownNow } = after;
  const list = (of: unknown) => (Array.isArray(of) ? of.join(', ') : '');
  const scope: PageDifference[] =
    list(covers) === list(coversNow)
      ? []
      : [
          {
            what: 'other',
            at: `${at}.covers`,
            before: list(covers) || null,
            after: list(coversNow) || null,
            consent: 'changed',
          },
        ];
  return [...need, ...scope, ...leaves(at, shown, shownNow)];
}

/** Keys whose texts nobody reads on the page. */
const notShown = new Set(['note', '$schema', 'id', 'outcomes', 'body', 'blocks']);

/** Texts that differ one by one; all else as one difference a key. */
function leaves(at: string, was: JsonObject, is: JsonObject): PageDifference[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !notShown.has(key));
  return keys.flatMap((key) => {
    if (canonical(was[key]) === canonical(is[key])) return [];
    const [before, after] = [textsOf(was[key]), textsOf(is[key])];
    const places = [...new Set([...before.keys(), ...after.keys()])];
    const differing = places.filter((place) => before.get(place) !== after.get(place));
    if (differing.length === 0) return [other(`${at}.${key}`, was[key], is[key])];
    return differing.map(
      (place): PageDifference => ({
        what: 'text',
        at: `${at}.${key}${place}`,
        before: before.get(place) ?? null,
        after: after.get(place) ?? null,
      }),
    );
  });
}

const other = (at: string, was: unknown, is: unknown): PageDifference => ({
  what: 'other',
  at,
  before: was === undefined ? null : JSON.stringify(was),
  after: is === undefined ? null : JSON.stringify(is),
});

function textsOf(value: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  eachString(value, (text, pointer) => texts.set(pointer, text));
  return texts;
}

/** The pages that show a page: itself, and those that open it in a sheet, at any depth. */
export function pagesShowing(config: Config, page: string): Set<string> {
  const opens = new Map(Object.keys(config.pages).map((id) => [id, openedBy(config, id)]));
  const found = new Set([page]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [id, opened] of opens) if (opened.some((one) => found.has(one))) found.add(id);
  }
  return found;
}

function openedBy({ pages, forms }: Config, id: string): string[] {
  const page = pages[id];
  if (!page) return [];
  const opened: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isObject(value)) return;
    if (typeof value.page === 'string') opened.push(value.page);
    Object.values(value).forEach(look);
  };
  look(page.body);
  for (const form of formsOf(page)) look(forms[form]?.fields);
  return opened;
}
