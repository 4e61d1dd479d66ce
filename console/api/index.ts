// What the console's server and its pages say to each other, as JSON; docs/console.md tells it. Types only.

export type { ExplainInput } from '../../ops/explain/input.ts';
export type { Names } from '../../ops/explain/names.ts';
export type { Outcome } from '../../ops/explain/outcome.ts';
export type { Step as ExplainStep } from '../../ops/explain/telling.ts';
export type { Plan, RiskTold } from '../../ops/plan/plan.ts';
export type { Language, Text } from '../../ops/text/text.ts';
export type { ChannelDefinition } from '../../schemas/index.ts';
export type { Edit } from '../edits/edit.ts';
export type { Patch } from '../edits/text-patch.ts';
export type {
  ExplainAnswer,
  Explained,
  ExplainRequest,
  FindAnswer,
  FindRequest,
  Found,
  PlanAnswer,
  PlanningTold,
  Problem,
  ProblemFix,
  ProblemsAnswer,
} from './analysis.ts';
export type { Refusal, RefusalCode } from './api-error.ts';
export type { CardAnswer, CardOutcome, CardPlace, CardRequest, LastChange, Shared } from './channel-card.ts';
export type {
  DiffAnswer,
  DiscardRequest,
  EditedTogether,
  EditRequest,
  FileAnswer,
  FileTold,
  MovedAnswer,
  NextSteps,
  PictureAnswer,
  PictureRequest,
  SchemaAnswer,
  StateAnswer,
  StepTold,
  TypedTurn,
} from './draft.ts';
export type { ConsoleEvents } from './events.ts';
export type { LoginAnswer, LoginRequest, PreviewTold } from './preview.ts';
export type {
  Conflict,
  ConflictsAnswer,
  LastSaveAnswer,
  MergeRequest,
  SaveAnswer,
  SavedFile,
  SaveRefusal,
  SaveRequest,
} from './save.ts';
