// The JSON contract between the console's server and its pages, documented in docs/console.md. Types only.

export type { DisplayNames } from '../../ops/explain/display-names.ts';
export type { ExplainInput } from '../../ops/explain/input.ts';
export type { Outcome } from '../../ops/explain/outcome.ts';
export type { Step as ExplainStep } from '../../ops/explain/step.ts';
export type { Plan, ReportedRisk } from '../../ops/plan/plan.ts';
export type { Language, Text } from '../../ops/text/text.ts';
export type { ChannelDefinition } from '../../schemas/index.ts';
export type { Edit } from '../edits/edit.ts';
export type { TextPatch } from '../edits/text-patch.ts';
export type {
  Explained,
  ExplainRequest,
  ExplainResponse,
  PlanProgress,
  PlanResponse,
  Problem,
  ProblemFix,
  ProblemsResponse,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from './analysis.ts';
export type { ApiError, ApiErrorCode } from './api-error.ts';
export type {
  BranchConflict,
  BranchConflictError,
  BranchResponse,
  BringInRequest,
  ChosenSide,
  NamedCommit,
  PushBranchRequest,
  RemoteTrouble,
} from './branch.ts';
export type {
  ChannelCardRequest,
  ChannelCardResponse,
  ChannelOutcome,
  SharedBy,
  SourceLink,
} from './channel-card.ts';
export type { CityEnd, CityEnds, CityEndsRequest, CityEndsResponse, CityStage } from './city-ends.ts';
export type {
  DecidingRowRequest,
  DecidingRowResponse,
  RowReachResponse,
  TrafficResponse,
  TrialPlanRequest,
  TrialPlanResponse,
} from './decision-tables.ts';
export type {
  DiffResponse,
  DiscardRequest,
  DraftChangeResponse,
  EditAuthor,
  EditedTogether,
  EditRequest,
  FileResponse,
  FileStatus,
  NextSteps,
  PictureRequest,
  PictureResponse,
  SchemaResponse,
  StateResponse,
  StepSummary,
  TypedChange,
} from './draft.ts';
export type { ConsoleEvents } from './events.ts';
export type {
  ChangedPlace,
  HistoryRequest,
  HistoryResponse,
  LastChangesRequest,
  LastChangesResponse,
  PastFile,
  PastFileEdits,
  PastPlanRequest,
  PastPlanResponse,
  PastSave,
  PastSaveRequest,
  PastSaveResponse,
  RevertPastError,
  RevertPastRequest,
  UnsavedPlace,
} from './history.ts';
export type { LackingTexts, LanguagesRequest, LanguagesResponse } from './languages.ts';
export type { LoginRequest, LoginResponse, PreviewStatus } from './preview.ts';
export type {
  Person,
  PushReviewResponse,
  Review,
  ReviewConflict,
  ReviewConflictError,
  ReviewNameRequest,
  ReviewNeedsError,
  ReviewPlanResponse,
  ReviewsResponse,
  SendReviewRequest,
  SentReviewResponse,
  ShowReviewResponse,
  TakeBackRequest,
  Verdict,
  VerdictRequest,
} from './review.ts';
export type {
  CommitFilesRequest,
  CommitFilesResponse,
  CommitSaveRequest,
  Conflict,
  ConflictsResponse,
  LastSaveResponse,
  MergeRequest,
  SavedCommit,
  SavedFile,
  SaveError,
  SaveRequest,
  SaveResponse,
} from './save.ts';
export type {
  DecidedBy,
  FoundChannel,
  FoundChannels,
  FoundWay,
  WayEnd,
  WhoEndsRequest,
  WhoEndsResponse,
} from './who-ends.ts';
export type {
  Author,
  ChangedMeanwhile,
  ChangedMeanwhileError,
  OpenWindow,
  PresenceRequest,
  SeenValue,
} from './windows.ts';
