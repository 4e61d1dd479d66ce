import { namedTables } from '../../schemas/index.ts';
import type { RiskCode, StepName } from '../compare/change.ts';

/** The step that leads to an end: the navigation of the visit, the login, or a destination. */
export type Way = Extract<StepName, 'navigation' | 'afterLogin' | `destination.${string}`>;

/** Where visitors end in one revision of a change. */
export interface End {
  way: Way;
  route: string;
  /** What is special: `loop`, `routeMissing`, or the message of a hold; empty for a plain arrival. */
  note: string;
}

const ways: readonly (readonly [string, Way])[] = [
  ['afterLogin', 'afterLogin'],
  ...namedTables.map((name) => [name, `destination.${name}`] as const),
];

export const isWay = (step: StepName): step is Way =>
  step !== 'flags' && step !== 'brand' && step !== 'ads' && step !== 'shown';

/** Risks about where visitors end; the others are about contents. */
const endRisks: ReadonlySet<RiskCode> = new Set<RiskCode>(['page-lost', 'form-lost', 'loop']);
export const isOfEnds = (risk: RiskCode): boolean => endRisks.has(risk);

/** Parses one side of a difference, as in change.ts: `err404 (loop) [not-found] /404err`. Null: nobody arrives. */
export function endOf(way: Way, text: string): End | null {
  const [, route, note = ''] = /^(\w+)(?: \((.*?)\)(?= \[|:|$))?/s.exec(text) ?? [];
  return route === undefined ? null : { way, route, note };
}

/** Parses one side of a risk: `success listPage` is the success destination. */
export function endOfRisk(text: string): End | null {
  const [by, way] = ways.find(([name]) => text.startsWith(`${name} `)) ?? ['', 'navigation' as const];
  return endOf(way, by === '' ? text : text.slice(by.length + 1));
}

/** The two ends of a difference by its label, as in change-extents.ts. */
export function endsOfLabel(label: string) {
  const [way, before, after] = JSON.parse(label) as [Way, string, string];
  return { way, before, after, was: endOf(way, before), end: endOf(way, after) };
}
