// Calls about what the draft means: problems, plan, explanations, search.

import type { Skipped } from '../../ops/check/check-config.ts';
import type { Diagnostic } from '../../ops/diagnostics/diagnostic.ts';
import type { FieldDifference } from '../../ops/explain/facets.ts';
import type { ExplainInput } from '../../ops/explain/input.ts';
import type { FoldedOutcome } from '../../ops/explain/resolve-open-axes.ts';
import type { Step as ExplainStep } from '../../ops/explain/step.ts';
import type { Plan } from '../../ops/plan/plan.ts';
import type { Progress } from '../../ops/plan/progress.ts';
import type { Language, Text } from '../../ops/text/text.ts';
import type { Edit } from '../edits/edit.ts';

export interface Problem extends Omit<Diagnostic, 'fix' | 'moreFixes' | 'offers'> {
  /** What would set it right, the likeliest first; a person chooses, so what may only have been meant is offered too. */
  fixes: ProblemFix[];
}
export interface ProblemFix {
  /** What is written instead; null where it is no name, as a missing comma. */
  to: string | null;
  /** For /api/edit with the version of the answer. */
  edits: Edit[];
}

export interface ProblemsResponse {
  version: number;
  problems: Problem[];
  /** No error: it can be saved. */
  isClean: boolean;
  /** It can be walked: explained, planned, shown on a card. */
  isSound: boolean;
  skipped: Skipped;
  allowed: number;
  files: number;
  ms: number;
}

export interface PlanResponse {
  version: number;
  against: 'disk' | 'head';
  plan: Plan | null;
  /** Why there is no plan. */
  unavailable: Text | null;
  /** The visitor of each `witness` of the plan, by the command that it is. */
  witnesses: Record<string, ExplainInput>;
  /** Names the risks of this plan; a save has to send it. Empty where there are none. */
  riskDigest: string;
  ms: number;
}

/** How far the plan of a draft is, and what is known of it by then. */
export interface PlanProgress extends Progress {
  version: number;
  /** How long it has taken so far. */
  ms: number;
}

export interface ExplainRequest {
  input: ExplainInput;
  lang?: Language;
}

export interface Explained {
  format: 'funnel.explain/1';
  outcome: FoldedOutcome;
  steps: ExplainStep[];
}

export interface ExplainResponse {
  version: number;
  input: ExplainInput;
  /** Null where that side has errors that keep it from being walked. */
  draft: Explained | null;
  disk: Explained | null;
  /** What this visitor is shown or ad networks are told otherwise, also what no step tells; null where a side is. */
  differs: FieldDifference[] | null;
}

export interface SearchRequest {
  text: string;
  limit?: number;
}

export interface SearchResult {
  kind:
    | 'channel'
    | 'host'
    | 'brand'
    | 'variant'
    | 'page'
    | 'form'
    | 'row'
    | 'route'
    | 'cityRule'
    | 'city'
    | 'network'
    | 'endpoint'
    | 'message'
    | 'text';
  id: string;
  names: string[];
  file: string;
  pointer: string;
  line: number;
  column: number;
  score: number;
}

export interface SearchResponse {
  version: number;
  /** How many there are; `found` has the best of them. */
  count: number;
  found: SearchResult[];
}
