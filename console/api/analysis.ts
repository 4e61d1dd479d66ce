// Calls that analyse the draft: problems, plan, explanations, search.

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

export interface Problem extends Omit<Diagnostic, 'fix' | 'moreFixes' | 'offers' | 'met'> {
  /** A visitor who meets it, whom `help` does not name. */
  visitor?: ExplainInput;
  /** Possible corrections, the likeliest first; suggestions are included because a person chooses. */
  fixes: ProblemFix[];
}
export interface ProblemFix {
  /** The replacement; null where it is not a name, such as a missing comma. */
  to: string | null;
  /** To be sent to /api/edit with the version of the response. */
  edits: Edit[];
}

export interface ProblemsResponse {
  version: number;
  problems: Problem[];
  /** No errors: the draft can be saved. */
  isClean: boolean;
  /** The draft can be evaluated: explained, planned, shown on a card. */
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
  /** It is missing because computing it has failed. */
  hasFailed?: boolean;
  /** The visitor of each `witness` of the plan, keyed by the witness's command. */
  witnesses: Record<string, ExplainInput>;
  /** The witnesses whose command could not be read; left out: none. */
  unreadWitnesses?: string[];
  /** Digest of this plan's risks, which a save has to send. Empty without risks. */
  riskDigest: string;
  ms: number;
}

/** Progress of a draft's plan, and what is known so far. */
export interface PlanProgress extends Progress {
  version: number;
  /** Time spent so far. */
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
  /** Null where that revision has errors that prevent evaluation. */
  draft: Explained | null;
  disk: Explained | null;
  /**
   * Differences in what is shown to this visitor or sent to ad networks, beyond the steps; null where a revision is
   * null.
   */
  differs: FieldDifference[] | null;
}

export interface SearchRequest {
  text: string;
  limit?: number;
}

export interface SearchResult {
  kind: /** A visitor of a channel, at a host, in a city: at least two of these. */
    | 'visitor'
    | 'channel'
    | 'host'
    | 'brand'
    | 'variant'
    | 'page'
    /** Who ends at that page. */
    | 'who'
    | 'form'
    | 'row'
    | 'route'
    | 'cityRule'
    | 'resultCode'
    | 'city'
    | 'network'
    | 'endpoint'
    | 'fact'
    | 'message'
    | 'text';
  id: string;
  names: string[];
  file: string;
  pointer: string;
  /** Of a visitor: what is known of them. */
  visitor?: { channel?: string; host?: string; city?: string };
  line: number;
  column: number;
  score: number;
}

export interface SearchResponse {
  version: number;
  /** Number of all matches; `found` holds the best of them. */
  count: number;
  found: SearchResult[];
}
