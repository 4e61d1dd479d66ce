import type { Clause } from './foreign-form.ts';
import { given, type Jump, type Reply, skipped } from './formbricks-jumps.ts';

/** A question or block of a survey that shows one after the other. */
export interface Stop {
  id: string;
  /** The question whose answer decides where a visitor goes from here. */
  asked: { name: string; required: boolean; answers: readonly (string | number)[] | null };
  jumps: readonly Jump[];
  /** A button that is no question of ours: a visitor goes on as if it had been pressed. */
  isButton: boolean;
}

/** When a stop is reached: always, where these answers were given, or in a way that no condition says. */
export type Reached = readonly Clause[] | 'unsaid';

/** The answers to earlier questions that lead to a stop: one list for each question that matters. */
type Path = ReadonlyMap<string, readonly Reply[]>;

/** Follows every jump from the first stop, and says for each stop which answers lead to it. */
export function reachedBy(stops: readonly Stop[]): Reached[] {
  const paths: (Path[] | 'unsaid')[] = stops.map((_, at) => (at === 0 ? [new Map()] : []));
  const all = new Map(stops.map(({ asked }) => [asked.name, repliesOf(asked)]));
  for (const [at, stop] of stops.entries()) {
    const here = paths[at] ?? [];
    for (const { to, replies } of exitsOf(stop, at, stops)) {
      // A jump back would ask again; the questions of a form are asked once.
      if (to <= at || to >= stops.length) continue;
      const known = paths[to] ?? [];
      if (known === 'unsaid' || here === 'unsaid' || replies === null) paths[to] = 'unsaid';
      else paths[to] = merged([...known, ...here.map((path) => narrowed(path, stop, replies))], all);
    }
  }
  return paths.map(clausesOf);
}

function clausesOf(paths: readonly Path[] | 'unsaid'): Reached {
  const [path] = paths;
  if (paths === 'unsaid' || paths.length !== 1 || path === undefined || typeof path === 'string')
    return 'unsaid';
  const clauses = [...path].map(([question, replies]) => ({
    question,
    relation: 'oneOf' as const,
    values: replies.filter(isValue),
  }));
  return [...path.values()].every((replies) => replies.every(isValue)) ? clauses : 'unsaid';
}

const isValue = (reply: Reply): reply is string | number => typeof reply !== 'symbol';

/** Every reply that a question may get. */
function repliesOf({ answers, required }: Stop['asked']): Reply[] {
  const any: readonly Reply[] = answers ?? [given];
  const none: readonly Reply[] = required ? [] : [skipped];
  return [...any, ...none];
}

interface Exit {
  to: number;
  /** The answers that lead there; null where nobody can say which. */
  replies: readonly Reply[] | null;
}

/** Where a visitor goes from a stop, by the answer: the first jump that it makes, else the next stop. */
function exitsOf({ asked, jumps, isButton }: Stop, at: number, stops: readonly Stop[]): Exit[] {
  const indexOf = (id: string) => stops.findIndex((one) => one.id === id);
  const toOf = ({ to }: Jump) => (indexOf(to) < 0 ? stops.length : indexOf(to));
  if (isButton) {
    const pressed = jumps.find(({ isMade }) => isMade?.(given));
    return [{ to: pressed ? toOf(pressed) : at + 1, replies: repliesOf(asked) }];
  }
  if (jumps.some(({ isMade }) => isMade === null))
    return [...jumps.map((one) => ({ to: toOf(one), replies: null })), { to: at + 1, replies: null }];
  let left = repliesOf(asked);
  const exits: Exit[] = [];
  for (const jump of jumps) {
    const replies = left.filter((one) => jump.isMade?.(one));
    left = left.filter((one) => !replies.includes(one));
    if (replies.length > 0) exits.push({ to: toOf(jump), replies });
  }
  return left.length > 0 ? [...exits, { to: at + 1, replies: left }] : exits;
}

function narrowed(path: Path, { asked }: Stop, replies: readonly Reply[]): Path {
  return replies.length === repliesOf(asked).length ? path : new Map([...path, [asked.name, replies]]);
}

/** Joins paths that differ in the answers to one question alone, until none do. */
function merged(paths: readonly Path[], all: ReadonlyMap<string, readonly Reply[]>): Path[] {
  for (const [at, one] of paths.entries()) {
    for (const other of paths.slice(at + 1)) {
      const join = joined(one, other, all);
      if (join) return merged([...paths.filter((path) => path !== one && path !== other), join], all);
    }
  }
  return [...paths];
}

function joined(one: Path, other: Path, all: ReadonlyMap<string, readonly Reply[]>): Path | null {
  // A path without conditions leads there in any case.
  if ([...one].every(([name, replies]) => includes(replies, other.get(name)))) return one;
  if ([...other].every(([name, replies]) => includes(replies, one.get(name)))) return other;
  const names = new Set([...one.keys(), ...other.keys()]);
  const differing = [...names].filter((name) => !isSame(one.get(name), other.get(name)));
  const [name = ''] = differing;
  const [mine, theirs] = [one.get(name), other.get(name)];
  if (differing.length !== 1 || !mine || !theirs) return null;
  const both = (all.get(name) ?? []).filter((reply) => mine.includes(reply) || theirs.includes(reply));
  const rest = [...one].filter(([key]) => key !== name);
  return new Map(both.length === all.get(name)?.length ? rest : [...rest, [name, both]]);
}

/** Whether all of the second are among the first. */
const includes = (replies: readonly Reply[], others: readonly Reply[] | undefined): boolean =>
  others?.every((one) => replies.includes(one)) ?? false;
const isSame = (one: readonly Reply[] | undefined, other: readonly Reply[] | undefined): boolean =>
  one !== undefined && other !== undefined && one.length === other.length && includes(one, other);
