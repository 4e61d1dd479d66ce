import { isObject, itemsOf, type JsonObject } from '../json/json-values.ts';

/** Where the buttons and result codes in a part of a page lead, by place: `/200` → `finish formSaved`. */
export type Exits = Readonly<Record<string, string>>;

/** A part of a page in two halves: where it leads, and the rest, in which what a code shows stands by its code. */
export function splitExits(value: unknown): { exits: Exits; rest: unknown } {
  const exits = new Map<string, string>();
  const rest = withoutExits(value, '', exits);
  return { exits: Object.fromEntries(exits), rest };
}

/** @param exits - receives them */
function withoutExits(value: unknown, at: string, exits: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one, index) => withoutExits(one, `${at}/${index}`, exits));
  if (!isObject(value)) return value;
  if (Array.isArray(value.cases) && isObject(value.otherwise)) return byCode(value, at, exits);
  const exit = exitOf(value);
  if (exit !== null) exits.set(at, exit);
  const left = Object.entries(value).filter(([key]) => exit === null || !exitKeys.has(key));
  return Object.fromEntries(left.map(([key, one]) => [key, withoutExits(one, `${at}/${key}`, exits)]));
}

const exitKeys: ReadonlySet<string> = new Set(['do', 'outcome', 'page', 'finish']);

/** Where an action leads, or a block that finishes its page by itself; null for anything else. */
function exitOf({ do: does, outcome, page, finish }: JsonObject): string | null {
  if (typeof does === 'string') {
    return [does, outcome, page].filter((one) => typeof one === 'string').join(' ');
  }
  return typeof finish === 'string' ? `finish ${finish}` : null;
}

/** The handlers of a call by result code, so that their order and grouping do not count. */
function byCode({ cases, ...others }: JsonObject, at: string, exits: Map<string, string>): JsonObject {
  const handlers = new Map<string, JsonObject>();
  for (const { code, ...handler } of itemsOf(cases).filter(isObject)) {
    for (const one of Array.isArray(code) ? code : [code]) handlers.set(String(one), handler);
  }
  for (const [name, one] of Object.entries(others)) if (isObject(one)) handlers.set(name, one);
  return Object.fromEntries(
    [...handlers].map(([name, { finish, send, ...shown }]) => {
      const [does = ''] = Object.keys(shown);
      exits.set(`${at}/${name}`, finish === undefined ? (send === true ? 'send' : does) : `finish ${finish}`);
      return [name, shown];
    }),
  );
}

/** Where each result code leads whose exit differs; a code without a handler of its own leads where all others do. */
export function differingExits(
  was: Exits,
  is: Exits,
): { at: string; before: string | null; after: string | null }[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((at) => {
    const [before, after] = [exitAt(was, at), exitAt(is, at)];
    return before === after ? [] : [{ at, before, after }];
  });
}

const exitAt = (exits: Exits, at: string): string | null =>
  exits[at] ?? exits[`${at.slice(0, at.lastIndexOf('/'))}/otherwise`] ?? null;
