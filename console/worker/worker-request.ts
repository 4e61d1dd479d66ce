import type { ExplainInput } from '../../ops/explain/input.ts';
import type { Language } from '../../ops/text/text.ts';
import type {
  ChannelCardResponse,
  DisplayNames,
  ExplainResponse,
  PlanProgress,
  PlanResponse,
  ProblemsResponse,
  SchemaResponse,
  SearchResponse,
} from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';

/** Requests to a worker about the draft. */
export type WorkerRequest =
  | { ask: 'problems' }
  | { ask: 'names' }
  | { ask: 'plan'; against: 'disk' | 'head' }
  | { ask: 'explain'; input: ExplainInput; lang: Language }
  | { ask: 'find'; text: string; limit: number }
  | { ask: 'card'; channel: string; cities: string[] | null }
  | { ask: 'schema'; file: string };

export interface WorkerResponses {
  problems: ProblemsResponse;
  /** Null where neither the draft nor the disk can be evaluated. */
  names: DisplayNames | null;
  plan: PlanResponse;
  explain: ExplainResponse;
  find: SearchResponse;
  card: ChannelCardResponse;
  schema: SchemaResponse;
}
export type RequestName = WorkerRequest['ask'];
/** The progress reports of each request. */
export type ProgressReports = { [N in RequestName]: N extends 'plan' ? PlanProgress : never };

export interface WorkerMessage {
  revision: DraftRevision;
  request: WorkerRequest;
}
