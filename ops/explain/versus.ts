import type { Config } from '../../schemas/index.ts';
import type { Sources } from '../sources.ts';
import type { Language } from '../text.ts';
import { answerAll, type FoldedOutcome } from './all-axes.ts';
import { type Axis, openAxes } from './axes.ts';
import { Explainer } from './explain.ts';
import { type AxisCondition, combination, combinations, fold } from './fold.ts';
import type { ExplainInput } from './input.ts';
import { withOpenSteps } from './open-steps.ts';
import type { Outcome } from './outcome.ts';
import type { Step } from './steps.ts';

export interface VersusSide {
  config: Config;
  sources: Sources;
}
export type StepTold = Omit<Step, 'rejected'>;
/** One stage on both sides; null where one of them has no such step. */
export interface StepDifference {
  stage: string;
  before: StepTold | null;
  after: StepTold | null;
}
/** A value of the outcome that no step tells, such as a company: `brand.companyName`. */
export interface FieldDifference {
  field: string;
  before: unknown;
  after: unknown;
}
export interface VersusCase {
  /** For which values of what was left open; empty: for all. */
  when: Record<string, AxisCondition>;
  /** The first step that differs; null where only the outcome does. */
  first: StepDifference | null;
  /** The further steps that differ, in order. */
  further: StepDifference[];
  outcome: FieldDifference[];
}

/** `funnel.explain-vs/1` */
export interface Versus {
  format: 'funnel.explain-vs/1';
  base: string;
  input: ExplainInput;
  /** Empty: this visitor sees no difference. */
  differences: VersusCase[];
  before: { outcome: FoldedOutcome; steps: Step[] };
  after: { outcome: FoldedOutcome; steps: Step[] };
}

/**
 * What one visitor met before an edit and meets now. What is left open is compared for all its values, folded where
 * the difference is the same.
 */
export function compareVisit(
  sides: { before: VersusSide; after: VersusSide },
  base: string,
  input: ExplainInput,
  lang: Language,
): Versus {
  const before = new Explainer(sides.before.config, sides.before.sources);
  const after = new Explainer(sides.after.config, sides.after.sources);
  const axes = axesOfBoth(before, after, input);
  const cases = Array.from({ length: combinations(axes) }, (_, index) => {
    const values = combination(axes, index);
    const one = axes.reduce((given, axis, at) => axis.with(given, values[at] ?? null), input);
    const [old, now] = [before.explain(one, lang, false), after.explain(one, lang, false)];
    const [first = null, ...further] = stepDifferences(old.steps, now.steps);
    return { first, further, outcome: fieldDifferences(old.outcome, now.outcome) };
  });
  const keys = cases.map(keyOf);
  const isSame = (one: (typeof cases)[number]) => one.first === null && one.outcome.length === 0;
  const told = fold(axes, keys, (index) => cases[index] as (typeof cases)[number]);
  return {
    format: 'funnel.explain-vs/1',
    base,
    input,
    differences: told.filter(({ is }) => !isSame(is)).map(({ when, is }) => ({ when, ...is })),
    before: sideTold(before, input, lang),
    after: sideTold(after, input, lang),
  };
}

/** Equal where the differences are: the same for two visitors whom another row gives the same is one difference. */
const keyOf = ({ first, further, outcome }: Omit<VersusCase, 'when'>): string =>
  JSON.stringify([
    [first, ...further].map((step) => step && [step.stage, step.before?.value, step.after?.value]),
    outcome,
  ]);

function sideTold(explainer: Explainer, input: ExplainInput, lang: Language) {
  const { outcome } = answerAll(explainer, input);
  return { outcome, steps: withOpenSteps(explainer.explain(input, lang, true).steps, outcome, lang) };
}

/** What the situation leaves open on either side, each with the values that either side can tell apart. */
function axesOfBoth(before: Explainer, after: Explainer, input: ExplainInput): Axis[] {
  const axes = new Map<string, Axis>();
  for (const explainer of [before, after]) {
    for (const axis of openAxes(explainer.site(input.host), input)) {
      const known = axes.get(axis.name);
      const values = [...new Set([...(known?.values ?? []), ...axis.values])];
      axes.set(axis.name, { ...axis, values });
    }
  }
  return [...axes.values()];
}

/** Steps are paired within their stage: a redirect more must not make all that follows differ. */
function stepDifferences(before: readonly Step[], after: readonly Step[]): StepDifference[] {
  const stages = [...new Set([...before, ...after].map(({ stage }) => stage))];
  const pairs = stages.flatMap((stage) => {
    const [old, now] = [before, after].map((steps) => steps.filter((step) => step.stage === stage));
    const length = Math.max(old?.length ?? 0, now?.length ?? 0);
    return Array.from({ length }, (_, at) => ({ stage, before: old?.[at], after: now?.[at] }));
  });
  // A row that only moved to another line says the same.
  const differ = pairs.filter((pair) => pair.before?.value !== pair.after?.value);
  const flags = differ.some(({ stage }) => stage === 'flags');
  // A city rule tells the city, which is the same, and in its reason the flags, which are not.
  const isCause = ({ stage, before: old, after: now }: (typeof pairs)[number]) =>
    flags && stage === 'cityRule' && old?.reason !== now?.reason;
  return pairs
    .filter((pair) => differ.includes(pair) || isCause(pair))
    .map((pair) => ({ stage: pair.stage, before: toldOf(pair.before), after: toldOf(pair.after) }));
}

function toldOf(step: Step | undefined): StepTold | null {
  if (!step) return null;
  const { rejected: _, ...told } = step;
  return told;
}

function fieldDifferences(before: Outcome, after: Outcome): FieldDifference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names]
    .filter((field) => JSON.stringify(old.get(field)) !== JSON.stringify(now.get(field)))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }));
}

/** The parts of an outcome by name; the rows of its hops are no part of what a visitor meets. */
function fieldsOf({ hops, ...outcome }: Outcome): Map<string, unknown> {
  const fields = Object.entries(outcome).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([key, inner]) => [`${name}.${key}`, inner])
      : [[name, value]],
  );
  return new Map([...fields, ['hops', hops.map(({ to }) => to)]]);
}
