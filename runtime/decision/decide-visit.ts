import type { Effect } from '../../schemas/index.ts';
import { type EvaluatedRows, evaluateTable } from '../decision-table/decision-table.ts';
import type { Facts } from '../facts/facts.ts';
import type { Situation, VisitLocation } from '../facts/situation.ts';
import { ownEntry, type Site } from '../site/site.ts';
import { deriveFacts } from './derive-facts.ts';
import { effectMeanings } from './effect-meanings.ts';
import {
  type DecisionReason,
  type NeedsAnswers,
  resolveDestination,
  TraceStep,
} from './resolve-destination.ts';

/** The effect of a visit to a route: the turn, its reason, the row that decided, and every table that was evaluated. */
export interface VisitDecision {
  kind: 'decision';
  turn: 'go' | 'stay' | 'hold';
  /** A route of the site, or `loginAddress`; null where the visitor stays. */
  destination: string | null;
  /** Query parameters to add; `keepQuery` says whether the current ones stay. */
  with: Readonly<Record<string, string>>;
  keepQuery: boolean;
  /** For `hold`: id of the message that is shown with a way to retry; else null. */
  message: string | null;
  /** Effects, in the order in which they are performed. */
  do: Effect[];
  /** `navigation/<row>`: the row of definitions/navigation.json that decided. */
  row: string;
  reason: DecisionReason;
  trace: TraceStep[];
  /** The situation after the effects. */
  situation: Situation;
}

type Rule = Site['navigation']['rules'][number];

/**
 * R-NAV and R-AUTH: evaluates navigation.json for a visit. Pure and total: returns a decision, or the calls to the
 * server that it needs; after those, call it again with the results in `situation.answers`.
 */
export function decideVisit(
  site: Site,
  situation: Situation,
  location: VisitLocation,
): VisitDecision | NeedsAnswers {
  const path = ownEntry(site.routes, location.route)?.path ?? '/';
  const { rules } = site.navigation;
  const asked: EvaluatedRows[] = [];
  const effects: Effect[] = [];
  let now = situation;
  let facts = deriveFacts(site, now, location);
  let start = 0;
  for (;;) {
    const verdict = evaluateTable(rules, facts, start);
    if (verdict.kind === 'need') return verdict;
    const { row: rule, index: end = rules.length } = verdict;
    asked.push({ rules, facts, start, end });
    for (const effect of rule?.do ?? []) {
      const { call, after, keepsFacts } = effectMeanings[effect];
      if (call && now.answers[call] === undefined) return { kind: 'need', need: [call], do: effects };
      effects.push(effect);
      now = after(now, path);
      if (!keepsFacts) facts = deriveFacts(site, now, location);
    }
    if (rule?.continue) {
      start = end + 1;
      continue;
    }
    return conclude(site, now, facts, rule, effects, asked);
  }
}

function conclude(
  site: Site,
  situation: Situation,
  facts: Facts,
  rule: Rule | undefined,
  effects: Effect[],
  asked: readonly EvaluatedRows[],
): VisitDecision | NeedsAnswers {
  const row = rule?.id ?? 'otherwise';
  const step = new TraceStep('navigation', row, asked);
  const base: Omit<VisitDecision, 'turn' | 'destination' | 'message'> = {
    kind: 'decision',
    with: rule?.with ?? {},
    keepQuery: rule?.keepQuery === true,
    do: effects,
    row: `navigation/${row}`,
    reason: rule ? 'ruleMatched' : 'noRuleMatched',
    trace: [step],
    situation,
  };
  if (rule?.hold !== undefined) return { ...base, turn: 'hold', destination: null, message: rule.hold };
  if (rule?.go === undefined) return { ...base, turn: 'stay', destination: null, message: null };
  const decided = resolveDestination(site, facts, rule.go);
  if (decided.kind === 'need') return decided;
  return {
    ...base,
    turn: 'go',
    destination: decided.destination,
    message: null,
    reason: decided.reason,
    trace: [step, ...decided.trace],
  };
}
