import { member } from '../json/json-values.ts';
import { blockedAt } from '../plan/blocked.ts';
import type { End, Way } from '../plan/end.ts';
import type { Extent } from '../plan/plan.ts';
import type { Reaching } from '../plan/reach.ts';
import type { Regression } from '../plan/regressions.ts';
import type { Language, Text } from '../text/text.ts';
import type { LabelSource } from '../wording/labels.ts';
import { routeLabel, showsErrorPage } from './route-label.ts';
import { heldText, movedText, notePrefix, regressionText, stuckText } from './transition-words.ts';
import { visitorsText } from './visitors-text.ts';

/** One sentence: which visitors end where, and where they ended before. */
export interface Sentence {
  text: string;
  /** The parts of the sentence, for the console. */
  parts: SentenceParts;
  /** The visitors are stuck at an error page or in a redirect loop. */
  isStuck: boolean;
  /** The visitors are held with a message and can retry. */
  isHeld: boolean;
  /** The visitors succeeded and are led back. */
  isRegression: boolean;
  count: number;
}

export interface SentenceParts {
  /** `渠道 5611（所有站点，城市 成都）` */
  who: string;
  /** The change, where it is no transition: `看到的页面标题不同`. */
  what: string;
  transition: DescribedTransition | null;
}

/** Pages by their routes, in descending number of visitors. */
export interface PageList {
  routes: string[];
  /** The number of further pages. */
  rest: number;
}

/** The change from one end to another, as the console shows it. */
export interface DescribedTransition {
  state: EndState;
  ways: Way[];
  /** Empty where nothing is lost. */
  before: PageList;
  after: PageList;
  /** `loop`, or the message of a hold. */
  note: string;
}

/** The transition of visitors from one end to another. */
export interface EndTransition {
  before: End | null;
  after: End;
  who: Extent;
  count: number;
  regression?: Regression;
  /** Whether the page before was an error page; left out: as the head has it now. */
  wasError?: boolean;
}

/**
 * The state of visitors at an end: they continue (`on`), are led back, are held with a message and can retry, or are
 * stuck.
 */
export type EndState = 'on' | 'back' | 'held' | 'stuck';

function stateOf({ after, regression }: EndTransition, isError: (route: string) => boolean): EndState {
  if (regression) return 'back';
  return blockedAt(after, isError(after.route)) ?? 'on';
}

/** Asks about each route once: thousands of transitions end at few. */
function errorRoutesOf(source: LabelSource): (route: string) => boolean {
  const known = new Map<string, boolean>();
  return (route) => {
    const isError = known.get(route) ?? showsErrorPage(source, route);
    known.set(route, isError);
    return isError;
  };
}

/** The content of one sentence; the way is irrelevant for visitors who do not continue. */
interface DescribedGroup {
  who: string;
  ways: Way[];
  before: string;
  after: string;
  note: string;
  state: EndState;
  from: PageList;
  to: PageList;
  count: number;
}

/** The sentences about transitions: stuck visitors first, held ones last, then by the number of visitors. */
export function transitionSentences(
  transitions: readonly EndTransition[],
  compared: Reaching,
  source: LabelSource,
): Sentence[] {
  const isError = errorRoutesOf(source);
  const byEnd = grouped(transitions, (transition) => {
    const { way, route, note } = transition.after;
    const state = stateOf(transition, isError);
    const end = state === 'on' || state === 'back' ? [way, route] : state === 'held' ? [note] : [route, note];
    return JSON.stringify([state, ...end]);
  });
  const items = byEnd.flatMap((same) => describedGroupsOf(same, compared, source));
  // Visitors who come to the same page by several ways are described once.
  return grouped(items, ({ who, before, after, note, state }) =>
    JSON.stringify([who, before, after, note, state]),
  )
    .flatMap(([first, ...others]) => (first ? [joined(first, others)] : []))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.count - a.count)
    .map((one) => ({
      text: textOf(one, source),
      parts: { who: one.who, what: '', transition: transitionOf(one) },
      isStuck: one.state === 'stuck',
      isHeld: one.state === 'held',
      isRegression: one.state === 'back',
      count: one.count,
    }));
}

const transitionOf = ({ state, ways, from, to, note }: DescribedGroup): DescribedTransition => ({
  state,
  ways,
  before: from,
  after: to,
  note,
});

const order: readonly EndState[] = ['stuck', 'back', 'on', 'held'];

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const same = groups.get(key);
    if (same) same.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

const joined = (first: DescribedGroup, others: readonly DescribedGroup[]): DescribedGroup => ({
  ...first,
  ways: [...new Set([first, ...others].flatMap(({ ways }) => ways))],
  count: [first, ...others].reduce((sum, { count }) => sum + count, 0),
});

function describedGroupsOf(
  transitions: readonly EndTransition[],
  compared: Reaching,
  source: LabelSource,
): DescribedGroup[] {
  const [first] = transitions;
  if (!first) return [];
  const extents = transitions.map(({ who }) => who);
  const state = stateOf(first, (route) => showsErrorPage(source, route));
  const isLost = ({ before, after, wasError }: EndTransition): boolean => {
    // A former error page is no loss, and neither is a page at which redirects do not end now.
    if (!before || (wasError ?? showsErrorPage(source, before.route))) return false;
    return state === 'on' || state === 'back' || before.route !== after.route;
  };
  const lost = transitions.filter(isLost);
  // "Now come to A, no longer to A and B" would contradict itself: the visitors who stay at A lose nothing.
  const moved = lost.filter(({ before, after }) => before?.route !== after.route);
  const from = pageListOf(moved.length > 0 ? moved : lost, ({ before }) => before?.route ?? '');
  const to = pageListOf(transitions, ({ after }) => after.route);
  return [
    {
      who: visitorsText(extents, compared, source.language),
      ways: [first.after.way],
      before: pageListText(from, source),
      after: pageListText(to, source),
      from,
      to,
      note: first.after.note,
      state,
      count: transitions.reduce((sum, { count }) => sum + count, 0),
    },
  ];
}

function textOf({ who, ways, before, after, note, state }: DescribedGroup, source: LabelSource): string {
  const { language } = source;
  const reported = textByState[state]({ ways, note, after, before }, source);
  if (state === 'back') return `${notePrefix[language]}${sentence(who, reported, language)}`;
  return sentence(who, reported, language);
}

const textByState: Readonly<
  Record<
    EndState,
    (group: Pick<DescribedGroup, 'ways' | 'note' | 'after' | 'before'>, source: LabelSource) => Text
  >
> = {
  on: ({ ways, after, before }) => movedText(ways, after, before),
  back: ({ ways, after, before }) => regressionText(ways, after, before),
  held: ({ note, after, before }, source) => heldText(messageText(source, note), after, before),
  stuck: ({ note, after, before }) => stuckText(note, after, before),
};

const sentence = (who: string, predicate: Text, language: Language): string =>
  language === 'zh' ? `${who}的访客${predicate.zh}。` : `Visitors of ${who} ${predicate.en}.`;

/** The text of a message; by default its id. */
export function messageText(source: LabelSource, id: string): string {
  const text = member(source.file('definitions/messages.json')?.value, 'messages', id);
  if (typeof text !== 'string') return id;
  return `“${text}”`;
}

/** The number of pages that are named; the rest is counted. */
const maxPages = 3;

function pageListOf(
  transitions: readonly EndTransition[],
  routeOf: (transition: EndTransition) => string,
): PageList {
  const counts = new Map<string, number>();
  for (const transition of transitions)
    counts.set(routeOf(transition), (counts.get(routeOf(transition)) ?? 0) + transition.count);
  const routes = [...counts].sort(([, a], [, b]) => b - a).map(([route]) => route);
  return { routes: routes.slice(0, maxPages), rest: Math.max(0, routes.length - maxPages) };
}

function pageListText({ routes, rest }: PageList, source: LabelSource): string {
  const isChinese = source.language === 'zh';
  const names = routes.map((route) => `${isChinese ? '' : 'the '}${routeLabel(source, route)}`);
  const shown = names.join(isChinese ? '、' : ', ');
  if (rest <= 0) return shown;
  return isChinese ? `${shown} 等 ${routes.length + rest} 个页面` : `${shown} and ${rest} more pages`;
}
