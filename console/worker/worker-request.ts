import type { TableName } from '../../ops/table-visitors/deciding-row.ts';
import type { Language, Text } from '../../ops/text/text.ts';
import type { CommitsPlan } from '../analysis/commits-plan.ts';
import type { NeededForCommit } from '../analysis/needed-for-commit.ts';
import type { LanguageEdits } from '../analysis/site-languages.ts';
import type {
  ChannelCardResponse,
  CityEndsResponse,
  DecidingRowResponse,
  DisplayNames,
  ExplainResponse,
  HistoryRequest,
  HistoryResponse,
  LackingTexts,
  LastChangesResponse,
  PastPlanResponse,
  PastSaveRequest,
  PastSaveResponse,
  PlanProgress,
  PlanResponse,
  ProblemsResponse,
  RevertPastRequest,
  RowReachResponse,
  SchemaResponse,
  SearchResponse,
  TrafficResponse,
  TrialPlanResponse,
  WhoEndsRequest,
  WhoEndsResponse,
} from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevertedSave } from '../history/revert-save.ts';

/** Requests to a worker about the draft. */
export type WorkerRequest =
  | { ask: 'problems' }
  | { ask: 'names' }
  | { ask: 'plan'; against: 'disk' | 'head' }
  | { ask: 'commitsPlan'; base: string; commit: string }
  | { ask: 'neededForCommit'; files: readonly string[]; texts?: ReadonlyMap<string, string> }
  | { ask: 'planText'; commit: string; lang: Language }
  | { ask: 'explain'; input: unknown; lang: Language }
  | { ask: 'find'; text: string; limit: number }
  | { ask: 'card'; channel: string; cities: string[] | null }
  | { ask: 'cityEnds'; rule: string }
  | { ask: 'schema'; file: string }
  | { ask: 'decidingRow'; input: unknown; table: TableName; overlay?: ReadonlyMap<string, string> }
  | { ask: 'rowReach' }
  | { ask: 'whoEnds'; query: WhoEndsRequest }
  | { ask: 'traffic' }
  | { ask: 'trialPlan'; overlay: ReadonlyMap<string, string> }
  | { ask: 'languageEdits'; languages: readonly string[] }
  | { ask: 'lackingTexts'; overlay: ReadonlyMap<string, string> }
  | { ask: 'pastSaves'; query: HistoryRequest }
  | { ask: 'pastSave'; query: PastSaveRequest }
  | { ask: 'pastPlan'; commit: string }
  | { ask: 'lastChanges'; file: string }
  | { ask: 'revertSave'; query: RevertPastRequest };

/** A visitor that `explain` does not accept, with its message. */
export interface RefusedVisitor {
  refused: Text;
}

export interface WorkerResponses {
  problems: ProblemsResponse;
  /** Null where neither the draft nor the disk can be evaluated. */
  names: DisplayNames | null;
  plan: PlanResponse;
  commitsPlan: CommitsPlan;
  neededForCommit: NeededForCommit;
  planText: string;
  explain: ExplainResponse | RefusedVisitor;
  find: SearchResponse;
  card: ChannelCardResponse;
  cityEnds: CityEndsResponse;
  schema: SchemaResponse;
  decidingRow: DecidingRowResponse | RefusedVisitor;
  rowReach: RowReachResponse;
  whoEnds: WhoEndsResponse;
  traffic: TrafficResponse;
  trialPlan: TrialPlanResponse;
  languageEdits: LanguageEdits;
  lackingTexts: LackingTexts[];
  pastSaves: HistoryResponse;
  /** Null where git has no such commit. */
  pastSave: PastSaveResponse | null;
  pastPlan: PastPlanResponse;
  lastChanges: LastChangesResponse;
  revertSave: RevertedSave;
}
export type RequestName = WorkerRequest['ask'];
/** The progress reports of each request. */
export type ProgressReports = { [N in RequestName]: N extends 'plan' ? PlanProgress : never };

export interface WorkerMessage {
  revision: DraftRevision;
  request: WorkerRequest;
}
