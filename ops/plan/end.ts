import { namedTables } from '../../schemas/index.ts';
import type { RiskCode, StepName } from '../compare/change.ts';

/** How a visitor comes to the end of a way: to where the visit ends, or to where the login or a destination leads. */
export type Way = Extract<StepName, 'navigation' | 'afterLogin' | `destination.${string}`>;

/** Where one side of a change leads. */
export interface End {
  way: Way;
  route: string;
  /** Why it is no plain arrival there: `loop`, `routeMissing`, the message that holds the visitor; empty where it is. */
  note: string;
}

const ways: readonly (readonly [string, Way])[] = [
  ['afterLogin', 'afterLogin'],
  ...namedTables.map((name) => [name, `destination.${name}`] as const),
];

export const isWay = (step: StepName): step is Way => step !== 'flags' && step !== 'brand' && step !== 'ads';

/** Risks of where visitors end; the others are of what they are shown or asked. */
const ofEnds: ReadonlySet<RiskCode> = new Set<RiskCode>(['page-lost', 'form-lost', 'loop']);
export const isOfEnds = (risk: RiskCode): boolean => ofEnds.has(risk);

/** One side of a difference, as change.ts words it: `err404 (loop) [not-found] /404err`. Null: nobody arrives. */
export function endOf(way: Way, text: string): End | null {
  const [, route, note = ''] = /^(\w+)(?: \((.*?)\)(?= \[|:|$))?/s.exec(text) ?? [];
  return route === undefined ? null : { way, route, note };
}

/** One side of a risk: `success listPage` is the success destination. */
export function endOfRisk(text: string): End | null {
  const [by, way] = ways.find(([name]) => text.startsWith(`${name} `)) ?? ['', 'navigation' as const];
  return endOf(way, by === '' ? text : text.slice(by.length + 1));
}
