import { canonical } from '../json/canonical.ts';
import { eachString, itemsOf, type JsonObject } from '../json/json-values.ts';
import { differingExits, splitExits } from './exits.ts';
import { isNamed, type NamedItem } from './page-blocks.ts';
import type { PageDifference } from './page-difference.ts';

/** The differences of two lists of blocks or fields, matched by id. */
export function listDifferences(
  of: 'block' | 'field',
  prefix: string,
  was: readonly unknown[],
  is: readonly unknown[],
): PageDifference[] {
  const [before, after] = [was.filter(isNamed), is.filter(isNamed)];
  const [beforeById, afterById] = [byId(before), byId(after)];
  const removed = before.filter(({ id }) => !afterById.has(id));
  const added = after.filter(({ id }) => !beforeById.has(id));
  const common = before.filter(({ id }) => afterById.has(id)).map(({ id }) => id);
  const commonNow = after.filter(({ id }) => beforeById.has(id)).map(({ id }) => id);
  const moved: PageDifference[] =
    common.join() === commonNow.join()
      ? []
      : [{ what: `${of}-moved`, at: prefix, before: common.join(', '), after: commonNow.join(', ') }];
  return [
    ...removed.map((item) => wholeItem(`${of}-removed`, prefix, item)),
    ...added.map((item) => wholeItem(`${of}-added`, prefix, item)),
    ...moved,
    ...common.flatMap((id) => {
      const one: JsonObject = beforeById.get(id) ?? {};
      const now: JsonObject = afterById.get(id) ?? {};
      // The fields of a group are told of one by one, as those of a form are.
      const isGroup = of === 'field' && one.kind === 'group' && now.kind === 'group';
      if (!isGroup) return itemDifferences(`${prefix}${id}`, one, now);
      const [{ fields, ...own }, { fields: fieldsNow, ...ownNow }] = [one, now];
      return [
        ...itemDifferences(`${prefix}${id}`, own, ownNow),
        ...listDifferences('field', `${prefix}${id}/`, itemsOf(fields), itemsOf(fieldsNow)),
      ];
    }),
  ];
}

const byId = (items: readonly NamedItem[]) => new Map(items.map((item) => [item.id, item]));

function wholeItem(what: PageDifference['what'], prefix: string, item: NamedItem): PageDifference {
  const text = String(item.label ?? item.title ?? item.kind ?? item.type ?? item.id);
  const isGone = what.endsWith('removed');
  const isConsent = what === 'field-removed' && item.kind === 'consent' && item.optional !== true;
  return {
    what,
    at: `${prefix}${item.id}`,
    before: isGone ? text : null,
    after: isGone ? null : text,
    ...(isConsent && { consent: 'removed' }),
  };
}

/** The differences of a block or field that both revisions have. */
function itemDifferences(at: string, was: JsonObject, is: JsonObject): PageDifference[] {
  const { optional = false, covers, ...before } = was;
  const { optional: optionalNow = false, covers: coversNow, ...after } = is;
  return [
    ...requirementDifference(at, optional, optionalNow, was.kind === 'consent'),
    ...consentScopeDifference(at, covers, coversNow),
    ...valueDifferences(at, before, after, hiddenInItems),
  ];
}

function requirementDifference(
  at: string,
  optional: unknown,
  optionalNow: unknown,
  isConsent: boolean,
): PageDifference[] {
  if (optional === optionalNow) return [];
  const [before, after] = [String(!optional), String(!optionalNow)];
  const consent = isConsent && optionalNow === true && ({ consent: 'removed' } as const);
  return [{ what: optionalNow ? 'optional' : 'mandatory', at, before, after, ...consent }];
}

function consentScopeDifference(at: string, covers: unknown, coversNow: unknown): PageDifference[] {
  const list = (of: unknown) => (Array.isArray(of) ? of.join(', ') : '');
  const [before, after] = [list(covers), list(coversNow)];
  if (before === after) return [];
  const sides = { before: before || null, after: after || null };
  return [{ what: 'other', at: `${at}.covers`, ...sides, consent: 'changed' }];
}

/** Keys of a block or field whose texts the page does not show. A `note` is a text of the block. */
const hiddenInItems: ReadonlySet<string> = new Set(['id', 'outcomes', 'body', 'blocks']);
/** Keys of a page or form whose texts the page does not show: its `note` is for colleagues. */
const hiddenKeys: ReadonlySet<string> = new Set([...hiddenInItems, 'note', '$schema']);

/** Conditions are one difference: their strings are values, which the page does not show. */
const conditionKeys: ReadonlySet<string> = new Set(['showWhen', 'showWhenAnswers']);

/** Each text that differs by itself; any other value as one difference for its key. */
export function valueDifferences(
  at: string,
  was: JsonObject,
  is: JsonObject,
  hidden = hiddenKeys,
): PageDifference[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !hidden.has(key));
  return keys.flatMap((key) => {
    if (canonical(was[key]) === canonical(is[key])) return [];
    if (conditionKeys.has(key)) return [other(`${at}.${key}`, was[key], is[key])];
    const [one, now] = [splitExits({ [key]: was[key] }), splitExits({ [key]: is[key] })];
    const leads = differingExits(one.exits, now.exits).map(
      (exit): PageDifference => ({ what: 'leads', ...exit, at: `${at}${asPath(exit.at)}` }),
    );
    const texts = textDifferences(at, one.rest, now.rest);
    const found = [...leads, ...texts];
    return found.length > 0 ? found : [other(`${at}.${key}`, was[key], is[key])];
  });
}

/** `/onResult/200` → `.onResult/200` */
const asPath = (pointer: string): string => pointer.replace(/^\//, '.');

function textDifferences(at: string, was: unknown, is: unknown): PageDifference[] {
  const [before, after] = [textsOf(was), textsOf(is)];
  const pointers = [...new Set([...before.keys(), ...after.keys()])];
  return pointers
    .filter((pointer) => before.get(pointer) !== after.get(pointer))
    .map((pointer) => ({
      what: 'text',
      at: `${at}${asPath(pointer)}`,
      before: before.get(pointer) ?? null,
      after: after.get(pointer) ?? null,
    }));
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
